-- Going on at another device. `made_by` names the token whose session made this one for it; `opened_at` is set when it is first used.
alter table workflows.tokens add column made_by uuid;
alter table workflows.tokens add column opened_at timestamptz;
-- At which of those devices the person goes on; null where they are at one that a key's token opened.
alter table workflows.workflows add column handoff_token uuid;
