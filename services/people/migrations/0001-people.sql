-- People of each tenant, and their data. Every key and index begins with the tenant, so that a tenant can have its own database. Columns
-- that most rows fill are ordered by width, widest first, so that a row has no padding.
--
-- `known_by` is the source of a value (claimed, capture, contact, efirma, enrollment, operator, partner, registry), its time and its
-- workflow. In the tables of a person's parts it is the source of the whole row. In `people.people` and `people.contact_data` it lists each
-- source once, with the members that come from it.

-- Catalogs that the id members of a person refer to, the same for every tenant. 0002-catalogs.sql has the rows.
create table people.nationalities (
  id integer primary key,
  code text not null unique,
  name text not null,
  country text not null,
  created_at timestamptz not null default '2026-11-20T00:00:00Z',
  updated_at timestamptz not null default '2026-11-20T00:00:00Z'
);
create table people.states (
  id integer primary key,
  code text not null unique,
  name text not null,
  country text not null default 'México',
  created_at timestamptz not null default '2026-11-20T00:00:00Z',
  updated_at timestamptz not null default '2026-11-20T00:00:00Z'
);
create table people.marital_statuses (
  id integer primary key,
  code text not null unique,
  name text not null,
  created_at timestamptz not null default '2026-11-20T00:00:00Z',
  updated_at timestamptz not null default '2026-11-20T00:00:00Z'
);
create table people.person_relations (like people.marital_statuses including all);

create table people.groups (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  name text not null,
  description text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id)
);
create index groups_by_creation on people.groups (tenant_id, livemode, created_at desc, id desc);

create table people.people (
  tenant_id uuid not null,
  id uuid not null,
  people_group_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Time since when `vouched_by` vouches for the record. Both are null if CURP, names or birth date are only claimed.
  vouched_at timestamptz,
  birthdate date,
  nationality_id integer constraint people_nationality_id references people.nationalities (id),
  state_id integer constraint people_state_id references people.states (id),
  marital_status_id integer constraint people_marital_status_id references people.marital_statuses (id),
  livemode boolean not null,
  national_id text not null,
  name text not null default '',
  first_lastname text not null default '',
  second_lastname text not null default '',
  gender text check (gender in ('MALE', 'FEMALE')),
  tax_id text,
  entity_of_birth text,
  external_ref_id text,
  vendor_ref_id text,
  vouched_by text check (vouched_by in ('partner', 'operator', 'enrollment', 'capture', 'efirma', 'contact')),
  biometrics jsonb,
  extra_data jsonb,
  known_by jsonb,
  -- Reserved for the data key of the person's portraits and documents, encrypted with the tenant's. Erasing the person deletes it, so that
  -- no copy of the bytes can be decrypted again.
  wrapped_key bytea,
  primary key (tenant_id, livemode, id),
  constraint people_national_id unique (tenant_id, livemode, national_id),
  constraint people_group_id foreign key (tenant_id, livemode, people_group_id) references people.groups (tenant_id, livemode, id),
  constraint people_vouched check (num_nulls(vouched_by, vouched_at) in (0, 2))
);
create index people_by_creation on people.people (tenant_id, livemode, created_at desc, id desc);
create index people_by_external_ref on people.people (tenant_id, livemode, external_ref_id, created_at desc) where external_ref_id is not null;
create index people_by_vendor_ref on people.people (tenant_id, livemode, vendor_ref_id, created_at desc) where vendor_ref_id is not null;

create table people.addresses (
  tenant_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  verified_at timestamptz,
  latitude double precision,
  longitude double precision,
  state_id integer constraint addresses_state_id references people.states (id),
  dwelling_age integer,
  livemode boolean not null,
  is_current_address boolean not null,
  ownership boolean,
  street text not null,
  ext_num text not null,
  int_num text,
  colony text not null,
  zip_code text not null,
  city text,
  municipality text not null,
  state text not null,
  "references" text not null,
  source text,
  device_coordinates jsonb,
  metadata jsonb,
  known_by jsonb,
  primary key (tenant_id, livemode, id),
  constraint addresses_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index addresses_by_creation on people.addresses (tenant_id, livemode, created_at desc, id desc);
-- Has no time: a person has few addresses, so sorting them needs no index.
create index addresses_by_person on people.addresses (tenant_id, livemode, person_id);
create unique index addresses_current on people.addresses (tenant_id, livemode, person_id) where is_current_address;

create table people.contact_data (
  tenant_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  livemode boolean not null,
  email_confirmation boolean not null,
  sms_confirmation boolean not null,
  -- True if a key wrote the address, or a code confirmed it while something vouched for the person. A code sent to such an address then
  -- vouches for its person.
  email_vouched boolean not null default false,
  phone_vouched boolean not null default false,
  email text,
  phone text,
  known_by jsonb,
  primary key (tenant_id, livemode, id),
  check (email is not null or phone is not null),
  constraint contact_data_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index contact_data_by_creation on people.contact_data (tenant_id, livemode, created_at desc, id desc);
create index contact_data_by_person on people.contact_data (tenant_id, livemode, person_id);

create table people.personal_references (
  tenant_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  -- The workflow that wrote the row: a workflow replaces only its own rows. Null if a key wrote it.
  workflow_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  person_relation_id integer not null constraint references_person_relation_id references people.person_relations (id),
  livemode boolean not null,
  name text not null,
  phone text not null,
  known_by jsonb,
  primary key (tenant_id, livemode, id),
  constraint references_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index references_by_creation on people.personal_references (tenant_id, livemode, created_at desc, id desc);
create index references_by_person on people.personal_references (tenant_id, livemode, person_id);

-- Facts that a workflow's step has already attached to a person. The same facts again change nothing; other facts change the rows that
-- are referenced here.
create table people.attachments (
  tenant_id uuid not null,
  workflow_id uuid not null,
  person_id uuid not null,
  address_id uuid,
  contact_id uuid,
  attached_at timestamptz not null,
  livemode boolean not null,
  -- True if the attachment created its person. The person is then deleted if a new submission of the step names somebody else.
  made_person boolean not null default false,
  -- True if the record had the same name before the workflow wrote to it.
  name_agreed boolean not null default false,
  -- True if the tenant's setting permitted the attachment without a voucher. The workflow's documents then belong to the person as well.
  joined boolean not null default false,
  step text not null,
  -- The voucher of the facts. For `contact`, `vouching` lists the addresses whose codes vouched.
  vouched_by text,
  vouching jsonb,
  facts_hash bytea not null,
  -- The address printed on the workflow's card or paper; null if none was read.
  document_address jsonb,
  primary key (tenant_id, livemode, workflow_id, step),
  constraint attachments_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index attachments_by_person on people.attachments (tenant_id, livemode, person_id);

create table people.dynamic_descriptors (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  name text not null,
  description text not null,
  key text not null,
  descriptor jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  constraint dynamic_descriptors_key unique (tenant_id, livemode, key)
);
create index dynamic_descriptors_by_creation on people.dynamic_descriptors (tenant_id, livemode, created_at desc, id desc);

create table people.dynamic_values (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  person_id uuid not null,
  dynamic_property_id uuid not null,
  "values" jsonb not null,
  -- The workflow and step that wrote the values. A step has one row, which its next submission replaces.
  workflow_id uuid not null,
  step text not null,
  known_by jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  constraint dynamic_values_step unique (tenant_id, livemode, workflow_id, step),
  constraint dynamic_values_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade,
  constraint dynamic_values_property_id foreign key (tenant_id, livemode, dynamic_property_id) references people.dynamic_descriptors (tenant_id, livemode, id)
);
create index dynamic_values_latest on people.dynamic_values (tenant_id, livemode, person_id, dynamic_property_id, created_at desc, id desc);

create table people.validations (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  name text not null,
  class text not null,
  active boolean not null,
  execution_type text not null check (execution_type in ('auto', 'manual')),
  allow_retry boolean not null,
  config jsonb not null,
  -- Values of the headers of its requests, by name, encrypted.
  headers bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id)
);
create index validations_by_creation on people.validations (tenant_id, livemode, created_at desc, id desc);
create index validations_active on people.validations (tenant_id, livemode, execution_type) where active;

create table people.validation_results (
  tenant_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  address_id uuid,
  validation_id uuid not null,
  executed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  status smallint not null check (status between 0 and 5),
  retries smallint not null default 0,
  livemode boolean not null,
  content jsonb,
  metadata jsonb not null,
  error text,
  primary key (tenant_id, livemode, id),
  constraint validation_results_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade,
  constraint validation_results_address_id foreign key (tenant_id, livemode, address_id) references people.addresses (tenant_id, livemode, id) on delete cascade,
  constraint validation_results_validation_id foreign key (tenant_id, livemode, validation_id) references people.validations (tenant_id, livemode, id)
);
create index validation_results_by_creation on people.validation_results (tenant_id, livemode, created_at desc, id desc);
create index validation_results_by_person on people.validation_results (tenant_id, livemode, person_id, validation_id, created_at desc, id desc);
create index validation_results_by_address on people.validation_results (tenant_id, livemode, address_id) where address_id is not null;
create index validation_results_by_validation on people.validation_results (tenant_id, livemode, validation_id, created_at desc, id desc);
-- Permits one waiting result for each validation of each model. A running one has already read its data, so another may wait meanwhile.
create unique index validation_results_pending on people.validation_results
  (tenant_id, livemode, validation_id, person_id, coalesce(address_id, person_id)) where status = 0;

create table people.blacklists (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  name text not null,
  -- The entries as encrypted JSON, because they are personal data.
  entries bytea not null,
  entry_count integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id)
);
create index blacklists_by_creation on people.blacklists (tenant_id, livemode, created_at desc, id desc);

create table people.biometric_results (
  tenant_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  -- The workflow that wrote the row: a workflow replaces only its own rows. Null if a key wrote it.
  workflow_id uuid,
  execution_date timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  type smallint not null,
  livemode boolean not null,
  vendor_id text,
  metadata jsonb not null,
  known_by jsonb,
  primary key (tenant_id, livemode, id),
  constraint biometric_results_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index biometric_results_by_creation on people.biometric_results (tenant_id, livemode, created_at desc, id desc);
create index biometric_results_by_person on people.biometric_results (tenant_id, livemode, person_id);

-- Files of portraits and credentials. The row is written before the bytes; `kept_at` is set when another row references the file. An old
-- row without `kept_at` is an interrupted write: a sweep deletes it together with its bytes.
create table people.files (
  tenant_id uuid not null,
  uuid uuid not null,
  kept_at timestamptz,
  created_at timestamptz not null,
  livemode boolean not null,
  primary key (tenant_id, livemode, uuid)
);
create index files_unkept on people.files (tenant_id, livemode, created_at) where kept_at is null;

create table people.portraits (
  tenant_id uuid not null,
  person_id uuid not null,
  file_uuid uuid not null,
  kept_at timestamptz not null,
  livemode boolean not null,
  source text not null check (source in ('enrollment', 'api')),
  model text not null,
  model_version text not null,
  -- SHA-256 of what makes the model's templates what they are, in hexadecimal digits.
  model_hash text not null,
  -- The face template, encrypted.
  template bytea not null,
  known_by jsonb,
  primary key (tenant_id, livemode, person_id, source),
  foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index portraits_by_age on people.portraits (tenant_id, livemode, kept_at);

create table people.voter_credentials (
  tenant_id uuid not null,
  person_id uuid not null,
  front_uuid uuid not null,
  reverse_uuid uuid not null,
  uploaded_at timestamptz not null,
  livemode boolean not null,
  front_mime text not null,
  reverse_mime text not null,
  ocr_front jsonb,
  ocr_reverse jsonb,
  primary key (tenant_id, livemode, person_id),
  foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index voter_credentials_by_age on people.voter_credentials (tenant_id, livemode, uploaded_at);
