-- What was agreed, and how far the match has come. Times are milliseconds since 1970.
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    created BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    setup TEXT NOT NULL,
    secret BLOB NOT NULL,
    stage SMALLINT NOT NULL,
    due BIGINT
);
CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
CREATE INDEX matches_open ON matches (created) WHERE listed AND stage = 0;

-- What has happened. It is written at its end only, whatever the match: that is what makes groups fast.
CREATE TABLE log (
    match BIGINT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    record TEXT NOT NULL
);
CREATE UNIQUE INDEX log_by_match ON log (match, number);

CREATE TABLE tokens (
    match BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    seat SMALLINT NOT NULL,
    kind SMALLINT NOT NULL,
    PRIMARY KEY (match, hash)
) WITHOUT ROWID;

-- One row, written to find out whether writing works.
CREATE TABLE probe (at BIGINT NOT NULL);
INSERT INTO probe (at) VALUES (0);
