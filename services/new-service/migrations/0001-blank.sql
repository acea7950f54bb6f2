-- The tenant is first in every key and index, so that a tenant can live on a database of its own. Columns stand by width, widest first.
create table "blank".entries (
  tenant_id uuid not null,
  uuid uuid not null,
  created_at timestamptz not null,
  livemode boolean not null,
  text text not null,
  primary key (tenant_id, livemode, uuid)
);
