-- The documents of each tenant that people sign. Every key and index begins with the tenant, so that a tenant can live on a database of its
-- own. Whether a person exists is asked of the people service, in the transaction that writes.

-- The file of a document, a template or a signature: a row before the bytes are written, and `kept_at` once something names it. A row
-- without it is a write that did not end, and names the bytes that have to go with it.
create table documents.files (
  tenant_id uuid not null,
  livemode boolean not null,
  uuid uuid not null,
  kept_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);
create index files_unkept on documents.files (tenant_id, livemode, created_at) where kept_at is null;

create table documents.templates (
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
create index templates_by_creation on documents.templates (tenant_id, livemode, created_at desc, uuid desc);

create table documents.documents (
  tenant_id uuid not null,
  livemode boolean not null,
  uuid uuid not null,
  name text not null,
  -- The HMAC of the token that opens it, with tenant and mode, under a key of the installation.
  token_hash bytea not null,
  template_uuid uuid,
  -- What the signer is shown. `blank_file_uuid` is the file without the texts that are written into it, null while none are.
  file_uuid uuid not null,
  blank_file_uuid uuid,
  sha256 text not null,
  pages jsonb not null,
  -- When the workflow was deleted in which its only signer signed unasked. What hangs on nobody goes then, unless something keeps it.
  workflow_deleted_at timestamptz,
  -- When the last signer signed. Where signers were invited, a job seals the document from then on.
  complete_at timestamptz,
  signed_file_uuid uuid,
  signed_sha256 text,
  -- SHA-256 of what the seal covers, as the signature states it: a file whose bytes were changed is known by it.
  sealed_sha256 text,
  signed_at timestamptz,
  timestamped boolean,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid),
  constraint documents_signed check (num_nulls(signed_file_uuid, signed_sha256, sealed_sha256, signed_at, timestamped) in (0, 5))
);
create unique index documents_by_token on documents.documents (tenant_id, livemode, token_hash);
create index documents_by_creation on documents.documents (tenant_id, livemode, created_at desc, uuid desc);
create index documents_left on documents.documents (tenant_id, livemode) where workflow_deleted_at is not null;
-- A file is looked for by what it says of itself.
create index documents_signed_sha256 on documents.documents (tenant_id, livemode, signed_sha256) where signed_sha256 is not null;
create index documents_sealed_sha256 on documents.documents (tenant_id, livemode, sealed_sha256) where sealed_sha256 is not null;

-- Of a document or of a template, numbered within it. Points from the upper left corner of the page as it is shown.
create table documents.elements (
  tenant_id uuid not null,
  livemode boolean not null,
  uuid uuid not null,
  number integer not null,
  document_uuid uuid,
  template_uuid uuid,
  -- The template's element that this one was copied from.
  template_element_uuid uuid,
  page integer not null,
  x double precision not null,
  y double precision not null,
  width double precision not null,
  height double precision not null,
  kind text not null check (kind in ('text', 'signature')),
  name text not null,
  required boolean not null,
  ask_signer boolean not null default false,
  -- A text that is written into the document before it is signed: by whoever sends it, or by its signer, in the workflow `written_in`.
  value text,
  written_by text check (written_by in ('sender', 'signer')),
  written_in uuid,
  -- Whether it came out of what the signer answered before: the page of evidence does not call it the sender's word.
  bound boolean not null default false,
  -- Whether a workflow is still to write it out of what somebody answers.
  awaited boolean not null default false,
  primary key (tenant_id, livemode, uuid),
  constraint elements_owner check (num_nonnulls(document_uuid, template_uuid) = 1),
  constraint elements_written check (num_nulls(value, written_by) in (0, 2)),
  foreign key (tenant_id, livemode, document_uuid) references documents.documents (tenant_id, livemode, uuid) on delete cascade,
  foreign key (tenant_id, livemode, template_uuid) references documents.templates (tenant_id, livemode, uuid) on delete cascade
);
create index elements_by_document on documents.elements (tenant_id, livemode, document_uuid, number) where document_uuid is not null;
create index elements_by_template on documents.elements (tenant_id, livemode, template_uuid, number) where template_uuid is not null;

-- The people who sign a document, numbered within it. An invited signer has a row before they sign. Nobody was invited where one person
-- signs alone: their row is written with their signature, and has no person while nothing vouches for who signed. Each signs once; the
-- columns of the act are null until then, and `signing_uuid` finds the answer to a repeated request. Until an invited signer's document is
-- sealed, `act_file_uuid` has what the page of evidence will say, and `signature_file_uuid` the drawing; after that the drawing stays only
-- where it was to be kept.
create table documents.signers (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  number integer not null,
  document_uuid uuid not null,
  is_invited boolean not null,
  person_id uuid,
  workflow_uuid uuid,
  signing_uuid uuid,
  act_file_uuid uuid,
  signature_file_uuid uuid,
  signature_kept boolean,
  signature_kind text check (signature_kind in ('drawn', 'typed', 'applied')),
  consent_sha256 text,
  consent_language text,
  signed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  constraint signers_person unique (tenant_id, livemode, document_uuid, person_id),
  constraint signers_invited check (person_id is not null or not is_invited),
  constraint signers_act check (
    num_nulls(workflow_uuid, signing_uuid, signature_kept, signature_kind, consent_sha256, consent_language, signed_at) in (0, 7)
  ),
  foreign key (tenant_id, livemode, document_uuid) references documents.documents (tenant_id, livemode, uuid) on delete cascade
);
create index signers_by_person on documents.signers (tenant_id, livemode, person_id, created_at desc, id desc);
create index signers_by_workflow on documents.signers (tenant_id, livemode, workflow_uuid) where workflow_uuid is not null;

-- The signature elements of each. An element has one signer.
create table documents.signer_elements (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  signer_id uuid not null,
  element_uuid uuid not null,
  filled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  constraint signer_elements_element unique (tenant_id, livemode, element_uuid),
  foreign key (tenant_id, livemode, signer_id) references documents.signers (tenant_id, livemode, id) on delete cascade,
  foreign key (tenant_id, livemode, element_uuid) references documents.elements (tenant_id, livemode, uuid) on delete cascade
);
create index signer_elements_by_signer on documents.signer_elements (tenant_id, livemode, signer_id);

-- The installation's own certificates and keys, the same for every tenant: an authority has no issuer, what signs has one. The key is
-- sealed with ZAGUAN_SECRET.
create table documents.signing_keys (
  uuid uuid primary key,
  issuer_uuid uuid references documents.signing_keys (uuid),
  certificate bytea not null,
  sealed_key bytea not null,
  valid_until timestamptz not null,
  created_at timestamptz not null
);
