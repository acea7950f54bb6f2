create table "blank".entries (
  tenant_id uuid not null,
  livemode boolean not null,
  uuid uuid not null,
  text text not null,
  created_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);
