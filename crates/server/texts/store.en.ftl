### What can go wrong with the database, for whoever runs the server

store-sqlite = { $file }
store-postgres = PostgreSQL at { $host }:{ $port }, database { $database }
store-advice-sqlite = Check that the disk has room and that the file and its folder can be written
store-advice-postgres = Check that PostgreSQL is running, can be reached and lets this user in
store-address = The address of the database cannot be read: { $cause }. Give the path of an SQLite file, or an address like postgres://user:password@host/database
store-absent = There is no database at { $place }. Start the server once, or give the address that it uses
store-no-folder = The folder { $folder } does not exist. Create it, or give another path for the database
store-served = { $place } is used by another server. Stop that one first, or give this one another file
store-newer = { $place }: this database was made by a newer version of Walstatt (its schema is { $found }, this program knows { $known }). Use the newer version, or another database
store-older = { $place }: this database was made by an older version of Walstatt. Start the server of this version once to bring the database up to date
store-migration = { $place }: the tables could not be brought up to date (step “{ $step }”): { $cause }. Nothing was changed. If the tables belong to another program, give Walstatt a database of its own; otherwise restore a backup
store-not-empty = { $place } has matches already. Restore a backup into an empty database
store-open = { $place } cannot be opened: { $cause }. { $advice }
store-refused = { $place } has refused: { $cause }. { $advice }
store-lost = { $place } was lost before it answered: { $cause }. { $advice }
store-damaged = The database holds something that Walstatt has not written: { $what }. Restore a backup
store-exists = { $file } exists already. Give another name for the backup
store-file = { $file }: { $cause }
store-too-long = A text for the other processes can have at most { $most } bytes, not { $bytes }
store-zero-byte = A text with a zero byte cannot be stored
store-conflict = That does not go with what is stored: { $cause }
store-closed = The store has been closed
cannot-listen = The server cannot listen on { $address }: { $error }
