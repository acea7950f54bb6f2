create table people.people (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  national_id text not null,
  name text not null default '',
  first_lastname text not null default '',
  second_lastname text not null default '',
  birthdate date,
  gender text check (gender in ('MALE', 'FEMALE')),
  tax_id text,
  nationality_id integer constraint people_nationality_id references people.nationalities (id),
  state_id integer constraint people_state_id references people.states (id),
  entity_of_birth text,
  external_ref_id text,
  vendor_ref_id text,
  biometrics jsonb,
  marital_status_id integer constraint people_marital_status_id references people.marital_statuses (id),
  extra_data jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  constraint people_national_id unique (tenant_id, livemode, national_id)
);
create index people_by_creation on people.people (tenant_id, livemode, created_at desc, id desc);

create table people.addresses (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  person_id uuid not null,
  street text not null,
  ext_num text not null,
  int_num text,
  state text not null,
  state_id integer constraint addresses_state_id references people.states (id),
  city text,
  municipality text not null,
  colony text not null,
  zip_code text not null,
  "references" text not null,
  latitude double precision,
  longitude double precision,
  source text,
  ownership boolean,
  dwelling_age integer,
  device_coordinates jsonb,
  is_current_address boolean not null,
  verified_at timestamptz,
  metadata jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  constraint addresses_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index addresses_by_creation on people.addresses (tenant_id, livemode, created_at desc, id desc);
create unique index addresses_current on people.addresses (tenant_id, livemode, person_id) where is_current_address;
create index addresses_by_person on people.addresses (tenant_id, livemode, person_id, created_at desc, id desc);

create table people.contact_data (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  person_id uuid not null,
  email text,
  phone text,
  email_confirmation boolean not null,
  sms_confirmation boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  check (email is not null or phone is not null),
  constraint contact_data_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index contact_data_by_creation on people.contact_data (tenant_id, livemode, created_at desc, id desc);
create index contact_data_by_person on people.contact_data (tenant_id, livemode, person_id, created_at desc, id desc);

-- What a workflow's step already handed over: the same facts again change nothing, other facts change the rows named here.
create table people.attachments (
  tenant_id uuid not null,
  livemode boolean not null,
  workflow_id uuid not null,
  step text not null,
  person_id uuid not null,
  address_id uuid,
  contact_id uuid,
  facts_hash bytea not null,
  attached_at timestamptz not null,
  primary key (tenant_id, livemode, workflow_id, step),
  constraint attachments_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
