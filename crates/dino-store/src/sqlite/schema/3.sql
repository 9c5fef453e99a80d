-- Since when the clocks of those who are to act run: only the record moves it, so that nobody gains days by a new name.
ALTER TABLE tables ADD COLUMN clock_started_at INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET clock_started_at = updated_at;

-- Whom the game waits for, in the caller's words, so that a list of tables costs no replay. NULL where nobody has said so.
ALTER TABLE tables ADD COLUMN pending TEXT;

-- Who said something, in the caller's words: a name may be anybody's. NULL for what was said before there was this column.
ALTER TABLE chat ADD COLUMN voice TEXT;
-- Whether the line was taken away; its text is gone then, its number stays.
ALTER TABLE chat ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;

-- Where a table was opened from: a pseudonym of an address, never the address. NULL where it does not count for anybody.
ALTER TABLE tables ADD COLUMN opener TEXT;
-- Whether nobody but bots was to sit there when it was opened.
ALTER TABLE tables ADD COLUMN bots_only INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_opener ON tables (opener) WHERE opener IS NOT NULL;

-- When somebody last had the table open.
ALTER TABLE tables ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET seen_at = updated_at;

-- Records of finished tables whose time has come: their lines in one piece, compressed. They are no longer in `lines`.
CREATE TABLE archives (
    table_no INTEGER PRIMARY KEY REFERENCES tables,
    record BLOB NOT NULL
) STRICT;

-- Tables that are gone, and why, so that who comes to one can be told.
CREATE TABLE ended (
    id TEXT PRIMARY KEY,
    ended_at INTEGER NOT NULL,
    why TEXT NOT NULL
) STRICT, WITHOUT ROWID;
