-- Who vouches for the person of the workflow, and whether their record said this name before the workflow wrote to it. `claims` is what was told of somebody who was there before, and was not written;
-- `claims_at` since when it waits for a key, which is the workflow's end for tokens, session and media; `claims_accepted` the members
-- that a key accepted.
alter table workflows.workflows add column vouched_by text check (vouched_by in ('partner', 'operator', 'enrollment', 'contact'));
alter table workflows.workflows add column name_agreed boolean not null default false;
alter table workflows.workflows add column claims jsonb;
alter table workflows.workflows add column claims_at timestamptz;
alter table workflows.workflows add column claims_accepted jsonb;
alter table workflows.workflows add column claims_warned_at timestamptz;
-- When the session's side of it changed last, where that is earlier than `updated_at`.
alter table workflows.workflows add column shown_at timestamptz;
update workflows.workflows set vouched_by = 'partner' where people_given;
create index workflows_with_claims on workflows.workflows (tenant_id, livemode, claims_at) where claims_at is not null;

alter table workflows.workflows drop constraint workflows_person_check;
alter table workflows.workflows add constraint workflows_person_check
  check (person in ('none', 'pending', 'attached', 'refused', 'claimed'));
