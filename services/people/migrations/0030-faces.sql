create table people.biometric_results (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  person_id uuid not null,
  type integer not null,
  vendor_id text,
  execution_date timestamptz not null,
  metadata jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  constraint biometric_results_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index biometric_results_by_creation on people.biometric_results (tenant_id, livemode, created_at desc, id desc);
create index biometric_results_by_person on people.biometric_results (tenant_id, livemode, person_id, created_at desc, id desc);

-- Portraits and pictures of credentials; the bytes are in the blob store.
create table people.files (
  tenant_id uuid not null,
  livemode boolean not null,
  uuid uuid not null,
  kept_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);

create table people.portraits (
  tenant_id uuid not null,
  livemode boolean not null,
  person_id uuid not null,
  source text not null check (source in ('enrollment', 'api')),
  file_uuid uuid not null,
  template bytea not null,
  model text not null,
  model_version text not null,
  kept_at timestamptz not null,
  primary key (tenant_id, livemode, person_id, source),
  foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index portraits_by_age on people.portraits (tenant_id, livemode, kept_at);

create table people.voter_credentials (
  tenant_id uuid not null,
  livemode boolean not null,
  person_id uuid not null,
  front_uuid uuid not null,
  front_mime text not null,
  reverse_uuid uuid not null,
  reverse_mime text not null,
  ocr_front jsonb,
  ocr_reverse jsonb,
  uploaded_at timestamptz not null,
  primary key (tenant_id, livemode, person_id),
  foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index voter_credentials_by_age on people.voter_credentials (tenant_id, livemode, uploaded_at);
