-- The workflow that told a result, so that it replaces its own and no other. Null for those that a key wrote.
alter table people.biometric_results add column workflow_id uuid;
