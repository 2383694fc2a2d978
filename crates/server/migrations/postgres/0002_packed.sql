-- How many rows of the log are packed; 0 as long as none are.
ALTER TABLE matches ADD COLUMN packed BIGINT NOT NULL DEFAULT 0;

-- Logs of matches that ended a while ago: all rows of a match in one, compressed.
CREATE TABLE packed (
    match BIGINT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    changed BIGINT NOT NULL,
    log BYTEA NOT NULL
);

-- Lists begin with the newest.
CREATE INDEX matches_by_age ON matches (created DESC, id);
CREATE INDEX matches_to_pack ON matches (created) WHERE stage = 2 AND packed = 0;
