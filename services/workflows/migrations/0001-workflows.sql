-- Workflows of each tenant. Every key and index begins with the tenant, so that a tenant can have its own database. Columns are ordered by
-- width, widest first, so that a row has no padding: at 100 million rows a year each byte costs 100 MB. A table to which every workflow
-- adds rows is vacuumed when 1 % of it has changed. The default is 20 %, which is 20 million rows at once.

-- Workflows: one person's journey each.
create table workflows.workflows (
  tenant_id uuid not null,
  uuid uuid not null,
  people_uuid uuid,
  -- The partner's own ids. They are stored and searched, and refer to no row here.
  responsible_uuid uuid,
  entity_uuid uuid,
  rule_set_uuid uuid,
  -- The binding named by `autofill` at creation, and the first document of one of the steps.
  template_binding_uuid uuid,
  document_uuid uuid,
  -- The token of the second device on which the person continues; null if they are on the first device.
  handoff_token uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Time of the last change that sessions are shown, if earlier than `updated_at`.
  shown_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  media_removed_at timestamptz,
  callback_at timestamptz,
  -- Time since when the workflow waits for an operator: to review the current step, or to decide on findings. No sweep ends it.
  waiting_since timestamptz,
  -- Time of an operator's approval of the findings.
  approved_at timestamptz,
  -- Time since when the claims wait for a key. Tokens, sessions and media count it as the end of the workflow.
  claims_at timestamptz,
  claims_warned_at timestamptz,
  expires_in integer not null,
  -- Number of submissions that added facts about the person, and of approvals after them.
  facts smallint not null default 0,
  person_tries smallint not null default 0,
  livemode boolean not null,
  people_given boolean not null,
  disable_geolocation boolean not null,
  -- True if each step with a camera asks for the place of the capture.
  geolocation boolean not null default false,
  -- True if the person's record had the same name before the workflow wrote to it.
  name_agreed boolean not null default false,
  -- True if the signed copies are mailed at the end. `user_email` is the address that the key stated for them.
  send_email boolean not null default false,
  -- Null without rules. `rules` are the rules of the rule set at the workflow's creation. `failed_rules` are those that were not true at
  -- the last evaluation.
  rules_passed boolean,
  status text not null check (status in ('pristine', 'working', 'error', 'success', 'failed', 'people_error', 'rules_failed', 'skipped')),
  -- State of the person's record in the people service.
  person text not null check (person in ('none', 'held', 'pending', 'attached', 'refused', 'claimed')),
  -- The voucher of the person. `vouching` lists the addresses whose codes vouched, masked.
  vouched_by text check (vouched_by in ('partner', 'operator', 'enrollment', 'capture', 'efirma', 'contact')),
  vouching jsonb,
  -- What a registry said about the captured card, with the hash of the question, so that it is asked once.
  card_answer jsonb,
  external_reference_id text,
  callback_url text,
  user_email text,
  skip_steps jsonb,
  rules jsonb,
  failed_rules jsonb,
  -- Findings of the submissions that count; null if there are none. `decision` is an operator's last decision on
  -- them, with those before it.
  attention text[],
  decision jsonb,
  metadata jsonb,
  internal_metadata jsonb,
  error jsonb,
  -- Claims about a person who already had a record, which were not written; and the members of them that a key accepted.
  claims jsonb,
  claims_accepted jsonb,
  -- Reserved for the data key of the media, encrypted with the tenant's. Erasing the person deletes it, so that no copy can be decrypted.
  wrapped_key bytea,
  primary key (tenant_id, livemode, uuid)
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.05);
-- Serve the list of workflows and its filters. The index of a column that few workflows have contains only those workflows.
create index workflows_by_creation on workflows.workflows (tenant_id, livemode, created_at, uuid);
create index workflows_by_status on workflows.workflows (tenant_id, livemode, status, created_at, uuid);
create index workflows_by_person on workflows.workflows (tenant_id, livemode, people_uuid, created_at, uuid) where people_uuid is not null;
create index workflows_by_reference on workflows.workflows (tenant_id, livemode, external_reference_id, created_at, uuid)
  where external_reference_id is not null;
create index workflows_by_responsible on workflows.workflows (tenant_id, livemode, responsible_uuid, created_at, uuid)
  where responsible_uuid is not null;
-- Serve the sweeps.
create index workflows_with_media on workflows.workflows (tenant_id, livemode, finished_at) where media_removed_at is null;
create index workflows_with_claims on workflows.workflows (tenant_id, livemode, claims_at) where claims_at is not null;
create index workflows_with_open_claims on workflows.workflows (tenant_id, livemode, created_at, uuid)
  where claims is not null and claims_accepted is null;

-- Steps of a workflow. A step may occur twice only under two custom ids, which the creation of the workflow checks. `setup`, `payload` and
-- `facts` are compressed JSON (pack.ts): they have the same member names in every row, and PostgreSQL compresses no row below 2 kB.
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
  -- True if a finding of the submission waits for a human's decision.
  needs_decision boolean not null default false,
  status text not null check (status in ('pristine', 'working', 'success', 'failed', 'error', 'skipped')),
  step text not null,
  custom_id text not null,
  setup bytea not null,
  payload bytea,
  -- Facts about the person from the submission; null if there are none.
  facts bytea,
  -- Codes of what the submission has that a human may have to judge; null if it has nothing.
  findings text[],
  memory jsonb not null,
  coordinates jsonb,
  error jsonb,
  primary key (tenant_id, livemode, uuid),
  unique (tenant_id, livemode, workflow_uuid, position),
  foreign key (tenant_id, livemode, workflow_uuid) references workflows.workflows (tenant_id, livemode, uuid) on delete cascade
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.05);

-- Consents of a person, with the text that they were shown. Rows are only added; the newest of a step and key is valid. `number` counts
-- the consents of a workflow. `portrait` is true if the text said that a portrait may be kept.
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

-- Pictures and files of the steps. `sha256` is the hash of the bytes as sent, `stored_sha256` of the bytes as stored, without metadata.
-- `stored_at` is set when the bytes are durable. A row without it is an interrupted upload, and is deleted together with its blob. The
-- bytes of a medium with `discarded_at` are deleted; its row stays, so that the uuid never names other bytes.
create table workflows.media (
  tenant_id uuid not null,
  uuid uuid not null,
  workflow_uuid uuid not null,
  step_uuid uuid not null,
  created_at timestamptz not null,
  stored_at timestamptz,
  discarded_at timestamptz,
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

-- Links of a workflow. `hash` is an HMAC of the token, tenant, mode, workflow and id under a key of the installation. Write access to the
-- database is thus not enough to forge a link, or to move it to another workflow. `id` is derived from the token, so that a token finds it.
create table workflows.tokens (
  tenant_id uuid not null,
  workflow_uuid uuid not null,
  id uuid not null,
  -- The token whose session created this one, for a second device; null if it is not for a second device.
  made_by uuid,
  created_at timestamptz not null,
  -- Time from which the token's age counts. A link that replaces another keeps the other's time.
  counted_from timestamptz not null,
  -- Time of the last use; null before the first.
  used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  opened_at timestamptz,
  -- Time when the person returned to the device that created this link.
  returned_at timestamptz,
  contested_at timestamptz,
  livemode boolean not null,
  hash bytea not null,
  -- Keyed hashes of the device that uses the link, of another device that opened it at `contested_at`, and of the device that the person
  -- left for the other. A handoff link opens on one device. Another device waits until the person answers on the one that created it.
  device_hash bytea,
  contender_hash bytea,
  left_hash bytea,
  redirect_url text,
  custom_domain text,
  -- Result of sending the link as a message: the masked address, and the time from which it may be sent there again.
  delivery jsonb,
  primary key (tenant_id, livemode, workflow_uuid, id),
  foreign key (tenant_id, livemode, workflow_uuid) references workflows.workflows (tenant_id, livemode, uuid) on delete cascade
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.05);
-- Has no tenant: a request has only a token. Its first four digits name the shard, which a directory of tenants can resolve first.
create unique index tokens_by_id on workflows.tokens (id);

-- Signed copies that are mailed to the person. The row is written before the mail is sent. `expires_at` is the end of the copy's link; null
-- if the copy was attached to the mail.
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

-- Definitions that a partner names and workflows use. `members` is the rest of the record, as validated.
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

-- Bindings: the rules that fill a document template from a workflow's submissions.
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
