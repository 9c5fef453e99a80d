-- Reviews of finished games, compressed. They follow from the record and can be made again, so nothing is lost with them.
CREATE TABLE reviews (
    table_no INTEGER PRIMARY KEY REFERENCES tables,
    -- What made it, in the caller's words: what another evaluator found counts for nothing.
    evaluator TEXT NOT NULL,
    review BLOB NOT NULL
) STRICT;
