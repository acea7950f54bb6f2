create table people.blacklists (
  tenant_id uuid not null,
  livemode boolean not null,
  id uuid not null,
  name text not null,
  -- The entries as sealed JSON: they are about people.
  entries bytea not null,
  entry_count integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, id)
);
create index blacklists_by_creation on people.blacklists (tenant_id, livemode, created_at desc, id desc);
