-- Documents that people sign, of each tenant. Every key and index begins with the tenant, so that a tenant can have its own database.
-- `person_id` has no foreign key: the transaction that writes it asks the people service if the person exists.

-- Files of documents, templates and signatures. The row is written before the bytes; `kept_at` is set when another row references the
-- file. An old row without `kept_at` is an interrupted write: a sweep deletes it together with its bytes.
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
  -- HMAC of tenant, mode and the token that opens the document, under a key of the installation.
  token_hash bytea not null,
  template_uuid uuid,
  -- The file that the signer sees. `blank_file_uuid` is the same file without its filled-in texts; null if there are none.
  file_uuid uuid not null,
  blank_file_uuid uuid,
  sha256 text not null,
  pages jsonb not null,
  -- Time when the workflow was deleted in which a signer without an invitation signed. The sweep deletes such a document if it belongs to
  -- no person, unless a retention period or a legal hold keeps it.
  workflow_deleted_at timestamptz,
  -- Time when the last signer signed. If signers were invited, a job then seals the document.
  complete_at timestamptz,
  signed_file_uuid uuid,
  signed_sha256 text,
  -- SHA-256 of the bytes that the seal covers, as the seal states it. It finds the document of a file that was changed after the seal.
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
-- Serve the verification of a file, which is found by its own hash or by the hash in its seal.
create index documents_signed_sha256 on documents.documents (tenant_id, livemode, signed_sha256) where signed_sha256 is not null;
create index documents_sealed_sha256 on documents.documents (tenant_id, livemode, sealed_sha256) where sealed_sha256 is not null;

-- Elements of a document or a template, numbered within it. Positions are in points from the upper left corner of the page as shown.
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
  -- Text that the sender, or the signer in the workflow `written_in`, fills in before the document is signed.
  value text,
  written_by text check (written_by in ('sender', 'signer')),
  written_in uuid,
  -- True if the text comes from a submission. The page of evidence then does not name the sender as its author.
  bound boolean not null default false,
  -- True while a workflow has yet to fill in the text from a submission.
  awaited boolean not null default false,
  primary key (tenant_id, livemode, uuid),
  constraint elements_owner check (num_nonnulls(document_uuid, template_uuid) = 1),
  constraint elements_written check (num_nulls(value, written_by) in (0, 2)),
  foreign key (tenant_id, livemode, document_uuid) references documents.documents (tenant_id, livemode, uuid) on delete cascade,
  foreign key (tenant_id, livemode, template_uuid) references documents.templates (tenant_id, livemode, uuid) on delete cascade
);
create index elements_by_document on documents.elements (tenant_id, livemode, document_uuid, number) where document_uuid is not null;
create index elements_by_template on documents.elements (tenant_id, livemode, template_uuid, number) where template_uuid is not null;

-- Signers of a document, numbered within it. An invited signer has a row before they sign. The row of a signer without an invitation is
-- written when they sign, and has no person until something vouches for them. Each signer signs once; until then the columns of the act
-- are null. `signing_uuid` finds the answer to a repeated request. For invited signers, `act_file_uuid` is the data of the page of
-- evidence, and `signature_file_uuid` the drawing, until the seal. After the seal the drawing stays only if `signature_kept` is true.
-- `awaits_decision`: a finding of the workflow was undecided when the signer signed, and still is. `refused_at`: the finding was rejected.
-- A document with such an act is not sealed; its sole signer's act then has both files too.
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
  awaits_decision boolean not null default false,
  refused_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  constraint signers_person unique (tenant_id, livemode, document_uuid, person_id),
  constraint signers_invited check (person_id is not null or not is_invited),
  constraint signers_act check (
    num_nulls(workflow_uuid, signing_uuid, signature_kept, signature_kind, consent_sha256, consent_language, signed_at) in (0, 7)
  ),
  constraint signers_decided check (not awaits_decision or (signed_at is not null and refused_at is null)),
  foreign key (tenant_id, livemode, document_uuid) references documents.documents (tenant_id, livemode, uuid) on delete cascade
);
create index signers_by_person on documents.signers (tenant_id, livemode, person_id, created_at desc, id desc);
create index signers_by_workflow on documents.signers (tenant_id, livemode, workflow_uuid) where workflow_uuid is not null;

-- Signature elements of each signer. An element has one signer.
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

-- Certificates and keys of the installation, the same for every tenant. An authority has no issuer; a signing certificate has one. The key
-- is encrypted with ZAGUAN_SECRET.
create table documents.signing_keys (
  uuid uuid primary key,
  issuer_uuid uuid references documents.signing_keys (uuid),
  certificate bytea not null,
  sealed_key bytea not null,
  valid_until timestamptz not null,
  created_at timestamptz not null
);
