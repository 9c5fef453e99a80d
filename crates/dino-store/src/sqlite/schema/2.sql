-- How many transactions were committed since there is this table. The lock file beside the database is told the same
-- number after each of them: a database that has fewer has lost what was acknowledged.
CREATE TABLE commits (
    number INTEGER NOT NULL
) STRICT;

INSERT INTO commits (number) VALUES (0);
