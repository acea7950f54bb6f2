-- The onboarding flows of each tenant. Every key and index begins with the tenant, so that a tenant can live on a database of its own.
-- Columns stand by width, widest first: a row has no gaps then. 100 million rows a year make each byte 100 MB. A table that every workflow
-- adds rows to is vacuumed once a hundredth of it has changed. By default it would be a fifth: 20 million rows at once.

-- A flow that a person walks through.
create table workflows.workflows (
  tenant_id uuid not null,
  uuid uuid not null,
  people_uuid uuid,
  -- The partner's own ids: stored, searched, never resolved.
  responsible_uuid uuid,
  entity_uuid uuid,
  rule_set_uuid uuid,
  -- What it was made with under `autofill`, and the first document that a step of it is about.
  template_binding_uuid uuid,
  document_uuid uuid,
  -- At which token's device the person goes on; null where they are at one that a key's token opened.
  handoff_token uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the session's side of it changed last, where that is earlier than `updated_at`.
  shown_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  media_removed_at timestamptz,
  callback_at timestamptz,
  -- Since when the current step waits for an operator's answer. No sweep ends such a workflow.
  waiting_since timestamptz,
  -- Since when the claims wait for a key, which is the workflow's end for tokens, session and media.
  claims_at timestamptz,
  claims_warned_at timestamptz,
  expires_in integer not null,
  -- How many answers taught something about the person.
  facts smallint not null default 0,
  person_tries smallint not null default 0,
  livemode boolean not null,
  people_given boolean not null,
  disable_geolocation boolean not null,
  -- Whether the person's record said this name before the workflow wrote to it.
  name_agreed boolean not null default false,
  -- Whether the signed copies are mailed at the end; `user_email` is where to, as the key said it.
  send_email boolean not null default false,
  -- Null without rules. `rules` are those of the rule set as they were when the workflow was made, `failed_rules` those that did not hold
  -- when they were asked last.
  rules_passed boolean,
  status text not null check (status in ('pristine', 'working', 'error', 'success', 'failed', 'people_error', 'rules_failed', 'skipped')),
  -- How far the person is recorded in the people service.
  person text not null check (person in ('none', 'pending', 'attached', 'refused', 'claimed')),
  -- Who vouches for the person. `vouching` names the addresses whose codes did, masked.
  vouched_by text check (vouched_by in ('partner', 'operator', 'enrollment', 'capture', 'efirma', 'contact')),
  vouching jsonb,
  external_reference_id text,
  callback_url text,
  user_email text,
  skip_steps jsonb,
  rules jsonb,
  failed_rules jsonb,
  metadata jsonb,
  internal_metadata jsonb,
  error jsonb,
  -- What was told of somebody who was there before, and was not written; and the members of it that a key accepted.
  claims jsonb,
  claims_accepted jsonb,
  -- Reserved for the data key of its media, wrapped by the tenant's: erasing drops it, so that no copy of the bytes opens again.
  wrapped_key bytea,
  primary key (tenant_id, livemode, uuid)
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.05);
-- What a list is sorted by, then what it is searched by. An index of what few workflows have holds only those.
create index workflows_by_creation on workflows.workflows (tenant_id, livemode, created_at, uuid);
create index workflows_by_status on workflows.workflows (tenant_id, livemode, status, created_at, uuid);
create index workflows_by_person on workflows.workflows (tenant_id, livemode, people_uuid, created_at, uuid) where people_uuid is not null;
create index workflows_by_reference on workflows.workflows (tenant_id, livemode, external_reference_id, created_at, uuid)
  where external_reference_id is not null;
create index workflows_by_responsible on workflows.workflows (tenant_id, livemode, responsible_uuid, created_at, uuid)
  where responsible_uuid is not null;
-- What the sweeps look for.
create index workflows_with_media on workflows.workflows (tenant_id, livemode, finished_at) where media_removed_at is null;
create index workflows_with_claims on workflows.workflows (tenant_id, livemode, claims_at) where claims_at is not null;
create index workflows_with_open_claims on workflows.workflows (tenant_id, livemode, created_at, uuid)
  where claims is not null and claims_accepted is null;

-- The steps of a workflow. That a step stands twice only under two custom ids is checked when the workflow is made. `setup`, `payload` and
-- `facts` are packed JSON (pack.ts): they name the same members in every row, and PostgreSQL compresses no row below 2 kB.
create table workflows.steps (
  tenant_id uuid not null,
  uuid uuid not null,
  workflow_uuid uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  version integer not null,
  position smallint not null,
  faults smallint not null,
  livemode boolean not null,
  status text not null check (status in ('pristine', 'working', 'success', 'failed', 'error', 'skipped')),
  step text not null,
  custom_id text not null,
  setup bytea not null,
  payload bytea,
  -- What the answer told about the person; null where it told nothing.
  facts bytea,
  memory jsonb not null,
  coordinates jsonb,
  error jsonb,
  primary key (tenant_id, livemode, uuid),
  unique (tenant_id, livemode, workflow_uuid, position),
  foreign key (tenant_id, livemode, workflow_uuid) references workflows.workflows (tenant_id, livemode, uuid) on delete cascade
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.05);

-- What a person agreed to, and how it was shown to them. Rows are only ever added; the newest of a step and key holds. `number` counts
-- those of a workflow. `portrait`: whether the text said that a portrait may be kept.
create table workflows.consents (
  tenant_id uuid not null,
  workflow_uuid uuid not null,
  step_uuid uuid not null,
  token_id uuid,
  recorded_at timestamptz not null,
  number integer not null,
  livemode boolean not null,
  accepted boolean not null,
  portrait boolean not null,
  key text not null,
  kind text not null,
  language text not null,
  version text not null,
  text_sha256 bytea not null,
  ip text,
  user_agent text,
  primary key (tenant_id, livemode, workflow_uuid, number),
  foreign key (tenant_id, livemode, workflow_uuid) references workflows.workflows (tenant_id, livemode, uuid) on delete cascade
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.05);

-- `sha256` is of the bytes as they arrived, `stored_sha256` of what is kept (without metadata). `stored_at` is set once the bytes
-- are durable: a row without it is an upload that did not end, and names the blob that has to go with it.
create table workflows.media (
  tenant_id uuid not null,
  uuid uuid not null,
  workflow_uuid uuid not null,
  step_uuid uuid not null,
  created_at timestamptz not null,
  stored_at timestamptz,
  size integer not null,
  livemode boolean not null,
  capture text not null check (capture in ('live', 'file', 'handoff', 'fixture')),
  collection text not null,
  mime text not null,
  sha256 bytea not null,
  stored_sha256 bytea not null,
  primary key (tenant_id, livemode, uuid),
  foreign key (tenant_id, livemode, workflow_uuid) references workflows.workflows (tenant_id, livemode, uuid) on delete cascade
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.05);
create index media_by_workflow on workflows.media (tenant_id, livemode, workflow_uuid);

-- The links of a workflow. `hash` is the token's HMAC, with its tenant, mode, workflow and id, under a key of the installation: whoever writes
-- to the database alone makes none, and moves none elsewhere. `id` is made of the token's HMAC, so that the token finds it.
create table workflows.tokens (
  tenant_id uuid not null,
  workflow_uuid uuid not null,
  id uuid not null,
  -- The token whose session made this one, for the person to go on at another device.
  made_by uuid,
  created_at timestamptz not null,
  -- From when its greatest age counts: a link that replaces another keeps that one's.
  counted_from timestamptz not null,
  -- Null until somebody uses it.
  used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  opened_at timestamptz,
  -- When the person came back to the device that had made this link.
  returned_at timestamptz,
  contested_at timestamptz,
  livemode boolean not null,
  hash bytea not null,
  -- Keyed hashes of the device that used it first, of another one that came at `contested_at`, and of the device that the person left for
  -- the other one. A link that another device made opens at its first device alone: there the other one waits.
  device_hash bytea,
  contender_hash bytea,
  left_hash bytea,
  redirect_url text,
  custom_domain text,
  -- What became of a link that was sent as a message: where to, masked, and when it may be sent there again.
  delivery jsonb,
  primary key (tenant_id, livemode, workflow_uuid, id),
  foreign key (tenant_id, livemode, workflow_uuid) references workflows.workflows (tenant_id, livemode, uuid) on delete cascade
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.05);
-- A token arrives alone: its first four digits name the shard, a directory of tenants resolves first. So no tenant leads this index.
create unique index tokens_by_id on workflows.tokens (id);

-- A signed copy on its way to the person: the row is there before the mail leaves. `expires_at` is the end of its link, null for a copy
-- that was attached.
create table workflows.copies (
  tenant_id uuid not null,
  uuid uuid not null,
  workflow_uuid uuid not null,
  step_uuid uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz,
  tries smallint not null default 0,
  codes smallint not null default 0,
  livemode boolean not null,
  status text not null check (status in ('due', 'sent', 'refused', 'failed')),
  address text,
  primary key (tenant_id, livemode, uuid),
  constraint copies_step unique (tenant_id, livemode, step_uuid),
  foreign key (tenant_id, livemode, workflow_uuid) references workflows.workflows (tenant_id, livemode, uuid) on delete cascade
);
create index copies_by_workflow on workflows.copies (tenant_id, livemode, workflow_uuid);

-- What a partner defines by name, and workflows use. `members` is the rest of the record, as it was checked.
create table workflows.rules (
  tenant_id uuid not null,
  livemode boolean not null,
  uuid uuid not null,
  name text not null,
  members jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);
create index rules_by_creation on workflows.rules (tenant_id, livemode, created_at, uuid);

create table workflows.rule_sets (like workflows.rules including all);
create table workflows.templates (like workflows.rules including all);
create table workflows.customizations (like workflows.rules including all);

-- How a document is made of one of the documents service's templates for a workflow.
create table workflows.template_bindings (
  tenant_id uuid not null,
  livemode boolean not null,
  uuid uuid not null,
  name text not null,
  template_uuid uuid not null,
  text_bindings jsonb not null,
  sign_bindings jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);
create index template_bindings_by_creation on workflows.template_bindings (tenant_id, livemode, created_at, uuid);
