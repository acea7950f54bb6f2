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
  -- The values of the headers that its requests carry, by name, sealed.
  headers bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id)
);
create index validations_by_creation on people.validations (tenant_id, livemode, created_at desc, id desc);
create index validations_active on people.validations (tenant_id, livemode, execution_type) where active;

create table people.validation_results (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  person_id uuid not null,
  address_id uuid,
  validation_id uuid not null,
  status integer not null check (status between 0 and 5),
  content jsonb,
  metadata jsonb not null,
  error text,
  retries integer not null default 0,
  executed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  constraint validation_results_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade,
  constraint validation_results_address_id foreign key (tenant_id, livemode, address_id) references people.addresses (tenant_id, livemode, id) on delete cascade,
  constraint validation_results_validation_id foreign key (tenant_id, livemode, validation_id) references people.validations (tenant_id, livemode, id)
);
create index validation_results_by_creation on people.validation_results (tenant_id, livemode, created_at desc, id desc);
create index validation_results_by_person on people.validation_results (tenant_id, livemode, person_id, validation_id, created_at desc, id desc);
create index validation_results_by_address on people.validation_results (tenant_id, livemode, address_id) where address_id is not null;
create index validation_results_by_validation on people.validation_results (tenant_id, livemode, validation_id, created_at desc, id desc);
-- One waits for each validation of each model; one that runs has read what was there, so the next may wait beside it.
create unique index validation_results_pending on people.validation_results
  (tenant_id, livemode, validation_id, person_id, coalesce(address_id, person_id)) where status = 0;
