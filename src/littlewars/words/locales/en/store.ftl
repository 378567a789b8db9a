# The store of the web table's matches.

store-newer = { $file } was written by a newer Little Wars (its tables have number { $found }, this program knows up to { $known }). Update the program, or keep the matches in another file.
store-unreadable = The matches cannot be kept in { $file }: { $why }.
