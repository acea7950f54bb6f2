-- A tenant's own registry: what its lookups are answered from where no provider is asked.
create table verification.registry (
  tenant_id uuid not null,
  livemode boolean not null,
  -- The CURP, or without one the RFC.
  key text not null,
  rfc text,
  cic text,
  elector_key text,
  nss text,
  -- Names and date, without accents and capitals.
  person_key text not null,
  record jsonb not null,
  imported_at timestamptz not null,
  primary key (tenant_id, livemode, key)
);
create index registry_by_rfc on verification.registry (tenant_id, livemode, rfc) where rfc is not null;
create index registry_by_cic on verification.registry (tenant_id, livemode, cic) where cic is not null;
create index registry_by_elector_key on verification.registry (tenant_id, livemode, elector_key) where elector_key is not null;
create index registry_by_nss on verification.registry (tenant_id, livemode, nss) where nss is not null;
create index registry_by_person on verification.registry (tenant_id, livemode, person_key);

-- What is answered by webhook.
create table verification.lookups (
  tenant_id uuid not null,
  livemode boolean not null,
  uuid uuid not null,
  kind text not null check (kind in ('curp', 'cfdi', 'credential')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, uuid)
);
create index lookups_by_age on verification.lookups (tenant_id, created_at);

-- What was asked for, sealed, until it is answered.
create table verification.requests (
  tenant_id uuid not null,
  uuid uuid not null,
  request bytea not null,
  primary key (tenant_id, uuid)
);
