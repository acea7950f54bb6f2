-- The file of a document, a template or a signature: a row before the bytes are written, and `kept_at` once something names it. A row
-- without it is a write that did not end, and names the bytes that have to go with it.
create table people.document_files (
  tenant_id uuid not null,
  livemode boolean not null,
  uuid uuid not null,
  kept_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);
create index document_files_unkept on people.document_files (tenant_id, livemode, created_at) where kept_at is null;

create table people.document_templates (
  tenant_id uuid not null,
  livemode boolean not null,
  uuid uuid not null,
  name text not null,
  file_uuid uuid not null,
  sha256 text not null,
  pages jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);
create index document_templates_by_creation on people.document_templates (tenant_id, livemode, created_at desc, uuid desc);

-- `file_uuid` is what the signer is shown. A signed document names the act (`signing_uuid`), so that a second asking finds it.
create table people.documents (
  tenant_id uuid not null,
  livemode boolean not null,
  uuid uuid not null,
  name text not null,
  token_hash bytea not null,
  template_uuid uuid,
  file_uuid uuid not null,
  sha256 text not null,
  pages jsonb not null,
  people_uuid uuid,
  workflow_uuid uuid,
  signing_uuid uuid,
  signed_file_uuid uuid,
  signature_file_uuid uuid,
  signed_sha256 text,
  signed_at timestamptz,
  timestamped boolean,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid),
  constraint documents_signed check (num_nulls(signing_uuid, signed_file_uuid, signed_sha256, signed_at, timestamped) in (0, 5)),
  constraint documents_people_uuid foreign key (tenant_id, livemode, people_uuid)
    references people.people (tenant_id, livemode, id) on delete set null (people_uuid)
);
create unique index documents_by_token on people.documents (tenant_id, livemode, token_hash);
create index documents_by_creation on people.documents (tenant_id, livemode, created_at desc, uuid desc);
create index documents_by_person on people.documents (tenant_id, livemode, people_uuid) where people_uuid is not null;
create index documents_by_workflow on people.documents (tenant_id, livemode, workflow_uuid) where workflow_uuid is not null;

-- Of a document or of a template. Points from the upper left corner of the page as it is shown.
create table people.document_elements (
  tenant_id uuid not null,
  livemode boolean not null,
  uuid uuid not null,
  number bigint generated always as identity,
  document_uuid uuid,
  template_uuid uuid,
  page integer not null,
  x double precision not null,
  y double precision not null,
  width double precision not null,
  height double precision not null,
  kind text not null check (kind in ('text', 'signature')),
  name text not null,
  required boolean not null,
  primary key (tenant_id, livemode, uuid),
  constraint document_elements_owner check (num_nonnulls(document_uuid, template_uuid) = 1),
  foreign key (tenant_id, livemode, document_uuid) references people.documents (tenant_id, livemode, uuid) on delete cascade,
  foreign key (tenant_id, livemode, template_uuid) references people.document_templates (tenant_id, livemode, uuid) on delete cascade
);
create index document_elements_by_document on people.document_elements (tenant_id, livemode, document_uuid, number);
create index document_elements_by_template on people.document_elements (tenant_id, livemode, template_uuid, number);

-- The installation's own certificates and keys, the same for every tenant: an authority has no issuer, what signs has one. The key is
-- sealed with ZAGUAN_SECRET.
create table people.signing_keys (
  uuid uuid primary key,
  issuer_uuid uuid references people.signing_keys (uuid),
  certificate bytea not null,
  sealed_key bytea not null,
  valid_until timestamptz not null,
  created_at timestamptz not null
);
