# What is wished for
no-seeds = This server was not started with --allow-seeds, so nobody may name the seed of the dice.
# Who is it
only-watching = You are watching; only those who sit at the table can do that.
foreign-origin = This page belongs to another site.
# The match
no-open-seat = No seat is open any more.
all-think = Too many computer players are thinking just now. Ask again in a moment.
somebody-was-faster = Somebody else was faster. Look at the match and try again.
unreadable = This match cannot be read any more. Its administrator finds the reason in the log.
# What came in
no-such-path = There is nothing here. Check the address.
no-such-method = This address is there, but not for this method.
no-such-language = There is no language “{ $tag }” here. There are: { $known }
not-understood = Not understood: { $error }
bad-query = Something behind the question mark of the address is missing, or is not what belongs there.
body-not-read = The request could not be read; it may be too long.
too-many-requests = Too many requests. Wait a moment.
too-many-connections = Too many connections from your address. Close some.
server-is-full = The server is full just now. Try again in a moment.
too-many-analyses = Something else is being worked out here just now. Wait a moment.
too-many-replays = Many matches are being watched again just now. Wait a moment.
too-many-matches = Too many new matches from your address. Wait a while.
broke-down = Something broke down here. Nothing is lost; try again.
store-unknown = It is not known whether it was saved. Look at the match before you try again.
store-failed = It could not be saved, so nothing has changed. Try again in a moment.
