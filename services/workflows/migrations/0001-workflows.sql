-- A flow that a person walks through. `person` says how far she is recorded in the people service; `facts` counts the answers
-- that taught something about her.
create table workflows.workflows (
  tenant_id text not null,
  livemode boolean not null,
  uuid uuid not null,
  number bigint generated always as identity,
  status text not null check (status in ('pristine', 'working', 'error', 'success', 'failed', 'people_error', 'rules_failed', 'skipped')),
  person text not null check (person in ('none', 'pending', 'attached', 'refused')),
  person_tries integer not null default 0,
  facts integer not null default 0,
  people_uuid uuid,
  people_given boolean not null,
  responsible_uuid uuid,
  entity_uuid uuid,
  external_reference_id text,
  callback_url text,
  callback_at timestamptz,
  disable_geolocation boolean not null,
  expires_in integer not null,
  metadata jsonb,
  internal_metadata jsonb,
  error jsonb,
  started_at timestamptz,
  finished_at timestamptz,
  media_removed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);
create index workflows_by_creation on workflows.workflows (tenant_id, livemode, created_at, number);
create index workflows_by_reference on workflows.workflows (tenant_id, livemode, external_reference_id, created_at, number);
create index workflows_by_person on workflows.workflows (tenant_id, livemode, people_uuid, created_at, number);
create index workflows_open on workflows.workflows (tenant_id, livemode, status) where finished_at is null;
create index workflows_with_media on workflows.workflows (tenant_id, livemode, finished_at) where media_removed_at is null;

create table workflows.steps (
  tenant_id text not null,
  livemode boolean not null,
  uuid uuid not null,
  workflow_uuid uuid not null,
  position integer not null,
  step text not null,
  custom_id text not null,
  status text not null check (status in ('pristine', 'working', 'success', 'failed', 'error', 'skipped')),
  version integer not null,
  faults integer not null,
  setup jsonb not null,
  payload jsonb,
  facts jsonb,
  memory jsonb not null,
  coordinates jsonb,
  error jsonb,
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid),
  unique (tenant_id, livemode, workflow_uuid, position),
  unique (tenant_id, livemode, workflow_uuid, step, custom_id),
  foreign key (tenant_id, livemode, workflow_uuid) references workflows.workflows (tenant_id, livemode, uuid) on delete cascade
);

-- What a person agreed to, and how it was shown to her. Rows are only ever added; the newest of a step and key holds.
create table workflows.consents (
  tenant_id text not null,
  livemode boolean not null,
  workflow_uuid uuid not null,
  number bigint generated always as identity,
  step_uuid uuid not null,
  key text not null,
  kind text not null,
  accepted boolean not null,
  text_sha256 text not null,
  language text not null,
  version text not null,
  token_id uuid,
  ip text,
  user_agent text,
  recorded_at timestamptz not null,
  primary key (tenant_id, livemode, workflow_uuid, number),
  foreign key (tenant_id, livemode, workflow_uuid) references workflows.workflows (tenant_id, livemode, uuid) on delete cascade
);

-- `sha256` is of the bytes as they arrived, `stored_sha256` of what is kept (without metadata). `stored_at` is set once the bytes
-- are durable: a row without it is an upload that did not end, and names the blob that has to go with it.
create table workflows.media (
  tenant_id text not null,
  livemode boolean not null,
  uuid uuid not null,
  workflow_uuid uuid not null,
  step_uuid uuid not null,
  collection text not null,
  mime text not null,
  size integer not null,
  sha256 text not null,
  stored_sha256 text not null,
  capture text not null check (capture in ('live', 'file', 'handoff', 'fixture')),
  stored_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, livemode, uuid),
  foreign key (tenant_id, livemode, workflow_uuid) references workflows.workflows (tenant_id, livemode, uuid) on delete cascade
);
create index media_by_step on workflows.media (tenant_id, livemode, workflow_uuid, step_uuid, created_at);

create table workflows.tokens (
  tenant_id text not null,
  livemode boolean not null,
  id uuid not null,
  workflow_uuid uuid not null,
  hash bytea not null,
  redirect_url text,
  custom_domain text,
  expires_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  foreign key (tenant_id, livemode, workflow_uuid) references workflows.workflows (tenant_id, livemode, uuid) on delete cascade
);
create index tokens_by_workflow on workflows.tokens (tenant_id, livemode, workflow_uuid);
-- A token arrives alone and says whose it is: the one look-up that has no tenant yet.
create unique index tokens_by_hash on workflows.tokens (hash);
