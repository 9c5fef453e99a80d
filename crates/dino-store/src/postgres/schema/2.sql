-- Reviews of finished games, compressed. They follow from the record and can be made again, so nothing is lost with them.
CREATE TABLE dinotable.reviews (
    table_no BIGINT PRIMARY KEY REFERENCES dinotable.tables (no),
    -- What made it, in the caller's words: what another evaluator found counts for nothing.
    evaluator TEXT NOT NULL,
    review BYTEA NOT NULL
);
