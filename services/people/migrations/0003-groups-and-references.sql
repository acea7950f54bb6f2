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

alter table people.people
  add column people_group_id uuid,
  add constraint people_group_id foreign key (tenant_id, livemode, people_group_id) references people.groups (tenant_id, livemode, id);
create index people_by_external_ref on people.people (tenant_id, livemode, external_ref_id, created_at desc) where external_ref_id is not null;
create index people_by_vendor_ref on people.people (tenant_id, livemode, vendor_ref_id, created_at desc) where vendor_ref_id is not null;

create table people.personal_references (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  person_id uuid not null,
  name text not null,
  phone text not null,
  person_relation_id integer not null constraint references_person_relation_id references people.person_relations (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id),
  constraint references_person_id foreign key (tenant_id, livemode, person_id) references people.people (tenant_id, livemode, id) on delete cascade
);
create index references_by_creation on people.personal_references (tenant_id, livemode, created_at desc, id desc);
create index references_by_person on people.personal_references (tenant_id, livemode, person_id, created_at desc, id desc);
