"""The web table: a server for pages, sockets and the store of matches."""
