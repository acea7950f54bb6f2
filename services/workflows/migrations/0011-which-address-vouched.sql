-- The addresses whose codes vouched for the person, masked; null where no code did.
alter table workflows.workflows add column vouching jsonb;
