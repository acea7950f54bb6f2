-- Every key and index begins with the tenant, so that a tenant can have its own database. Columns are ordered by width, widest first.
create table "blank".entries (
  tenant_id uuid not null,
  uuid uuid not null,
  created_at timestamptz not null,
  livemode boolean not null,
  text text not null,
  primary key (tenant_id, livemode, uuid)
);
