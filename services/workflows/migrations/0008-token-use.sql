-- When a token was last used, and from when its greatest age counts. The tokens of before count both from now on.
alter table workflows.tokens add column used_at timestamptz not null default now();
alter table workflows.tokens add column counted_from timestamptz not null default now();
-- SHA-256 of the device that used it first, and of another one, with when that one was first seen. A link that another device made opens
-- at its first device alone: there the other one waits.
alter table workflows.tokens add column device_hash bytea;
alter table workflows.tokens add column contender_hash bytea;
alter table workflows.tokens add column contested_at timestamptz;
-- The device that the person left for the other one.
alter table workflows.tokens add column left_hash bytea;
-- When the person came back to the device that had made this link.
alter table workflows.tokens add column returned_at timestamptz;
