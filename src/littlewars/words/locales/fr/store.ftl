# Les parties de la table, conservées.

store-newer = { $file } a été écrit par un Little Wars plus récent (ses tables portent le numéro { $found }, ce programme connaît jusqu’au { $known }). Mettez le programme à jour, ou conservez les parties dans un autre fichier.
store-unreadable = Impossible de conserver les parties dans { $file } : { $why }.
