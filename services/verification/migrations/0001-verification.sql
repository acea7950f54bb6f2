-- A tenant's own registry. It answers the tenant's lookups if no provider is configured.
create table verification.registry (
  tenant_id uuid not null,
  livemode boolean not null,
  -- The CURP; if there is none, the RFC.
  key text not null,
  rfc text,
  cic text,
  elector_key text,
  nss text,
  -- Names and date of birth, in capitals, without accents.
  person_key text not null,
  record jsonb not null,
  imported_at timestamptz not null,
  primary key (tenant_id, livemode, key)
);
create index registry_by_rfc on verification.registry (tenant_id, livemode, rfc) where rfc is not null;
create index registry_by_cic on verification.registry (tenant_id, livemode, cic) where cic is not null;
create index registry_by_elector_key on verification.registry (tenant_id, livemode, elector_key) where elector_key is not null;
create index registry_by_nss on verification.registry (tenant_id, livemode, nss) where nss is not null;
-- Rows that have a fact of a kind: a table is a provider of those kinds alone.
create index registry_with_curp on verification.registry (tenant_id, livemode) where length(key) = 18;
create index registry_with_rfc on verification.registry (tenant_id, livemode) where length(rfc) = 13;
create index registry_with_company on verification.registry (tenant_id, livemode) where length(rfc) = 12;
create index registry_with_credential on verification.registry (tenant_id, livemode) where record ->> 'credential_type' is not null;
create index registry_by_person on verification.registry (tenant_id, livemode, person_key);

-- Lookups that are answered by webhook.
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

-- Requests of lookups, encrypted. A row is deleted when its lookup is answered.
create table verification.requests (
  tenant_id uuid not null,
  uuid uuid not null,
  request bytea not null,
  primary key (tenant_id, uuid)
);
