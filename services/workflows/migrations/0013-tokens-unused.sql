-- A token is unused until somebody uses it. Of those of before, the time of the upgrade stays.
alter table workflows.tokens alter column used_at drop not null, alter column used_at drop default;
