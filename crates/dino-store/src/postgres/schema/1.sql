-- All that is ours stands in a schema of its own, so that a database can be shared with other programs.

-- A table beside its record and its meta. The row stays small, because every append touches it; with room left on its page an
-- append need not touch an index.
CREATE TABLE dinotable.tables (
    no BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    -- Since when the clocks of those who are to act run.
    clock_started_at BIGINT NOT NULL,
    -- When somebody last had the table open.
    seen_at BIGINT NOT NULL,
    -- lobby, running or over
    status TEXT NOT NULL,
    visible BOOLEAN NOT NULL,
    -- The end of the record: lines 0 to lines - 1 exist.
    lines BIGINT NOT NULL DEFAULT 0,
    -- How often the meta was replaced.
    version BIGINT NOT NULL DEFAULT 0,
    -- How many things were said: the number of the next one.
    messages BIGINT NOT NULL DEFAULT 0,
    -- How often something was said or taken away.
    said BIGINT NOT NULL DEFAULT 0,
    -- Whom the game waits for, in the caller's words. NULL where nobody has said so.
    pending TEXT,
    -- Where it was opened from: a pseudonym of an address. NULL where it does not count for anybody.
    opener TEXT,
    bots_only BOOLEAN NOT NULL DEFAULT FALSE
) WITH (fillfactor = 70);

CREATE INDEX tables_open ON dinotable.tables (created_at) WHERE visible AND status <> 'over';
CREATE INDEX tables_opener ON dinotable.tables (opener) WHERE opener IS NOT NULL;

CREATE TABLE dinotable.metas (
    table_no BIGINT PRIMARY KEY,
    meta TEXT NOT NULL
);

-- The records. Of all who want to write a line of this number at this table one does: that is all that decides between servers.
-- It refers to `tables` without saying so: whoever adds lines moves the row there in the same statement.
CREATE TABLE dinotable.lines (
    table_no BIGINT NOT NULL,
    at BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_no, at)
);

CREATE TABLE dinotable.archives (
    table_no BIGINT PRIMARY KEY,
    record BYTEA NOT NULL
);

CREATE TABLE dinotable.joined (
    person TEXT NOT NULL,
    table_no BIGINT NOT NULL,
    PRIMARY KEY (person, table_no)
);
CREATE INDEX joined_table ON dinotable.joined (table_no);

CREATE TABLE dinotable.chat (
    table_no BIGINT NOT NULL,
    number BIGINT NOT NULL,
    who TEXT NOT NULL,
    voice TEXT,
    removed BOOLEAN NOT NULL DEFAULT FALSE,
    text TEXT NOT NULL,
    said_at BIGINT NOT NULL,
    PRIMARY KEY (table_no, number)
);

CREATE TABLE dinotable.secrets (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE TABLE dinotable.ended (
    id TEXT PRIMARY KEY,
    ended_at BIGINT NOT NULL,
    why TEXT NOT NULL
);

CREATE TABLE dinotable.sanctions (
    address TEXT NOT NULL,
    kind TEXT NOT NULL,
    reason TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    ends_at BIGINT,
    PRIMARY KEY (address, kind)
);

-- When tables were last looked through for those whose time has come; one row, or none before the first time.
CREATE TABLE dinotable.sweeps (
    one BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (one),
    at BIGINT NOT NULL
);
