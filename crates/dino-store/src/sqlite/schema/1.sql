-- A table beside its record and its meta. The row stays small, because every append touches it.
CREATE TABLE tables (
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    -- lobby, running or over
    status TEXT NOT NULL,
    visible INTEGER NOT NULL,
    -- The end of the record: lines 0 to lines - 1 exist.
    lines INTEGER NOT NULL,
    -- How often the meta was replaced.
    version INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_open ON tables (created_at) WHERE visible AND status <> 'over';

CREATE TABLE metas (
    table_no INTEGER PRIMARY KEY REFERENCES tables,
    meta TEXT NOT NULL
) STRICT;

-- The records. Nothing here is ever changed, and it is removed only when a table ends or is archived.
CREATE TABLE lines (
    table_no INTEGER NOT NULL REFERENCES tables,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_no, at)
) STRICT, WITHOUT ROWID;

-- Whose tables are which.
CREATE TABLE joined (
    person TEXT NOT NULL,
    table_no INTEGER NOT NULL REFERENCES tables,
    PRIMARY KEY (person, table_no)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_no INTEGER NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    who TEXT NOT NULL,
    text TEXT NOT NULL,
    said_at INTEGER NOT NULL,
    PRIMARY KEY (table_no, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
