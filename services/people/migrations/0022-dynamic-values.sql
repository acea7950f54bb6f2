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
  -- Which step of which workflow told them: the same step tells once, and what it tells anew replaces it.
  workflow_id uuid not null,
  step text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  constraint dynamic_values_step unique (tenant_id, livemode, workflow_id, step),
  constraint dynamic_values_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade,
  constraint dynamic_values_property_id foreign key (tenant_id, livemode, dynamic_property_id) references people.dynamic_descriptors (tenant_id, livemode, id)
);
create index dynamic_values_by_person on people.dynamic_values (tenant_id, livemode, person_id, created_at desc, id desc);
create index dynamic_values_latest on people.dynamic_values (tenant_id, livemode, person_id, dynamic_property_id, created_at desc, id desc);
