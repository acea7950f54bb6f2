-- The people who are to sign one document together. Each signs once; the columns of the act are null until then. Until the document is
-- sealed `act_file_uuid` has what the act's page of evidence will say, and `signature_file_uuid` the drawing; after that the drawing
-- stays only where it was to be kept. Whether a person exists is asked of the people service.
create table people.signers (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  number bigint generated always as identity,
  document_uuid uuid not null,
  person_id uuid not null,
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
  constraint signers_act check (
    num_nulls(workflow_uuid, signing_uuid, signature_kept, signature_kind, consent_sha256, consent_language, signed_at) in (0, 7)
  ),
  foreign key (tenant_id, livemode, document_uuid) references people.documents (tenant_id, livemode, uuid) on delete cascade
);
create index signers_by_person on people.signers (tenant_id, livemode, person_id, number desc);
create index signers_by_workflow on people.signers (tenant_id, livemode, workflow_uuid) where workflow_uuid is not null;

-- The signature elements of each. An element has one signer.
create table people.signer_elements (
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
  foreign key (tenant_id, livemode, signer_id) references people.signers (tenant_id, livemode, id) on delete cascade,
  foreign key (tenant_id, livemode, element_uuid) references people.document_elements (tenant_id, livemode, uuid) on delete cascade
);
create index signer_elements_by_signer on people.signer_elements (tenant_id, livemode, signer_id);

-- When the last signer signed: from then on a job seals the document.
alter table people.documents add column complete_at timestamptz;
-- The workflow in which a text was written: of several signers one wrote it. Null for texts of before, and for those of a key.
alter table people.document_elements add column written_in uuid;
