-- What a partner defines by name, and workflows use. `members` is the rest of the record, as it was checked.
create table workflows.rules (
  tenant_id text not null,
  livemode boolean not null,
  uuid uuid not null,
  name text not null,
  members jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);
create index rules_by_creation on workflows.rules (tenant_id, livemode, created_at, uuid);

create table workflows.rule_sets (
  tenant_id text not null,
  livemode boolean not null,
  uuid uuid not null,
  name text not null,
  members jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);
create index rule_sets_by_creation on workflows.rule_sets (tenant_id, livemode, created_at, uuid);

create table workflows.templates (
  tenant_id text not null,
  livemode boolean not null,
  uuid uuid not null,
  name text not null,
  members jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);
create index templates_by_creation on workflows.templates (tenant_id, livemode, created_at, uuid);

create table workflows.customizations (
  tenant_id text not null,
  livemode boolean not null,
  uuid uuid not null,
  name text not null,
  members jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);
create index customizations_by_creation on workflows.customizations (tenant_id, livemode, created_at, uuid);

-- The conditions of a workflow: those of its steps, and the rules of its rule set as they were when it was made. `rules_passed` is null
-- without rules; `failed_rules` are those that did not hold when they were asked last.
alter table workflows.workflows add column skip_steps jsonb;
alter table workflows.workflows add column rule_set_uuid uuid;
alter table workflows.workflows add column rules jsonb;
alter table workflows.workflows add column rules_passed boolean;
alter table workflows.workflows add column failed_rules jsonb;
