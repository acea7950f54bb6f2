create table platform.tenants (
  id uuid primary key,
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null
);

-- The key that encrypts a tenant's files, wrapped by ZAGUAN_SECRET: dropping the row makes every file unreadable.
create table platform.tenant_keys (
  tenant_id uuid primary key references platform.tenants (id),
  wrapped bytea not null,
  created_at timestamptz not null
);

create table platform.api_keys (
  tenant_id uuid not null references platform.tenants (id),
  id text not null unique,
  name text not null,
  livemode boolean not null,
  scopes text[] not null,
  hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id)
);

-- Each entry's hash covers the entry before it, per stream. Ids, figures and salted hashes only: it outlives deletions.
create table platform.events (
  tenant_id uuid not null,
  stream_kind text not null,
  stream_id text not null,
  number integer not null,
  livemode boolean not null,
  type text not null,
  at timestamptz not null,
  actor text not null,
  request_id text not null,
  data jsonb not null,
  hash bytea not null,
  primary key (tenant_id, stream_kind, stream_id, number)
);

create table platform.idempotency (
  tenant_id uuid not null,
  livemode boolean not null,
  actor text not null,
  scope text not null,
  key text not null,
  hash text not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, livemode, actor, scope, key)
);
create index idempotency_age on platform.idempotency (created_at);

create table platform.rate_windows (
  key text primary key,
  started_at timestamptz not null,
  used integer not null
);
create index rate_windows_age on platform.rate_windows (started_at);

create table platform.webhook_secrets (
  tenant_id uuid not null references platform.tenants (id),
  id text not null,
  livemode boolean not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, id)
);

create table platform.webhook_deliveries (
  tenant_id uuid not null,
  id text not null,
  livemode boolean not null,
  url text not null,
  type text not null,
  subject_kind text not null,
  subject_id text not null,
  -- The exact bytes that are signed; thin by contract, without personal data.
  body text not null,
  status text not null check (status in ('pending', 'delivered', 'dead')),
  created_at timestamptz not null,
  delivered_at timestamptz,
  primary key (tenant_id, id)
);
create index webhook_deliveries_by_subject on platform.webhook_deliveries (tenant_id, subject_kind, subject_id, created_at);

create table platform.webhook_attempts (
  tenant_id uuid not null,
  delivery_id text not null,
  number integer not null,
  at timestamptz not null,
  status integer,
  error text,
  milliseconds integer not null,
  primary key (tenant_id, delivery_id, number),
  foreign key (tenant_id, delivery_id) references platform.webhook_deliveries (tenant_id, id)
);
