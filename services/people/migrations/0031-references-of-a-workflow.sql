-- The workflow that told a reference, so that it replaces its own and no other. Null for those that a key wrote.
alter table people.personal_references add column workflow_id uuid;
