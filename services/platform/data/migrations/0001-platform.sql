-- The platform's tables. Every primary key and index begins with `tenant_id`, so that a tenant can have its own database; exceptions give
-- their reason. Tables that grow without end are partitioned by time, in UTC. `data/partitions.ts` creates and drops their partitions.

create table platform.tenants (
  id uuid primary key,
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null
);

-- Random keys of the installation, encrypted once for each valid secret. Every database of an installation has them.
create table platform.keys (
  use text not null,
  number integer not null,
  -- True if the key lasts as long as the installation. Any other key gets a successor after a secret is removed.
  lasting boolean not null,
  -- The secret that decrypts this copy.
  secret text not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  primary key (use, number, secret)
);

-- Keys that encrypt a tenant's files. The newest encrypts new files. Without these rows no file can be read.
create table platform.tenant_keys (
  tenant_id uuid not null references platform.tenants (id),
  number integer not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  -- Time since when no file needs this key. A backup may still need it.
  idle_since timestamptz,
  primary key (tenant_id, number)
);

-- Members of a tenant's settings that are never shown: the carriers' secrets, encrypted.
create table platform.tenant_secrets (
  tenant_id uuid not null references platform.tenants (id),
  member text not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, member)
);

-- Custom domains that belong to a tenant, proven by a TXT record at this time. Links use no other custom domain.
create table platform.domain_proofs (
  tenant_id uuid not null references platform.tenants (id),
  domain text not null,
  proven_at timestamptz not null,
  primary key (tenant_id, domain)
);

create table platform.api_keys (
  tenant_id uuid not null references platform.tenants (id),
  id text not null,
  name text not null,
  livemode boolean not null,
  scopes text[] not null,
  -- HMAC of the whole key, with its tenant, id, mode and scopes, under a key of the installation.
  hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  -- Has no tenant: a request has a key, from which the tenant is found. An id begins with its tenant's shard (`shard.ts`), from which a
  -- directory of tenants can find the database first.
  unique (id)
);

-- Entries of the event logs: one log for each workflow, person and tenant. An entry's hash covers the previous entry. Entries contain only
-- ids, numbers and salted hashes, because they stay after deletions. No entry is ever removed.
create table platform.events (
  tenant_id uuid not null,
  -- The uuid of the workflow, person or tenant.
  stream_id uuid not null,
  at timestamptz not null,
  number integer not null,
  -- w(orkflow), p(erson) or t(enant).
  kind "char" not null,
  livemode boolean not null,
  type text not null,
  -- Texts in which each uuid is stored as a zero byte and its 16 bytes. `data` is JSON.
  actor bytea not null,
  request_id bytea not null,
  data bytea not null,
  hash bytea not null,
  -- Reserved for a check without the key: the salts of the members of `data` (the salted hash of an erased one), and the chain over the
  -- hashes. Empty and not null, because one null costs a row eight bytes.
  commitments bytea not null default '',
  public_hash bytea not null default ''
) partition by range (at);
-- Groups entries in blocks of 1,024: the entries of a block share one tuple, so that each costs 12 bytes instead of 80. It cannot be
-- unique; the lock on the log's head keeps the numbers unique.
create index events_by_stream on platform.events (tenant_id, kind, stream_id, (number >> 10));

-- The last entry of each log. An append locks this row; a verification compares it with the log's last entry.
create table platform.event_heads (
  tenant_id uuid not null,
  stream_id uuid not null,
  -- Time of the last entry.
  at timestamptz not null,
  number integer not null,
  -- The day of `at`. Most entries of a log have the same day, so a new entry rarely changes the index on it.
  grown_on date not null,
  kind "char" not null,
  -- Mode of the first entry. The log of a workflow or a person has one mode; a tenant's log has both.
  livemode boolean not null,
  first_type text not null,
  hash bytea not null,
  -- Reserved, as in `events`.
  public_hash bytea not null default '',
  primary key (tenant_id, kind, stream_id)
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.05);
-- Finds the logs of a tenant that grew since a day. Every night an anchor records their heads.
create index event_heads_by_day on platform.event_heads (tenant_id, grown_on);

-- Answers to requests with an Idempotency-Key. Partitioned by day: searches read today and yesterday, and older days are dropped.
create table platform.idempotency (
  tenant_id uuid not null,
  day date not null,
  created_at timestamptz not null,
  -- Keyed digests: `place` of caller, operation and Idempotency-Key, `hash` of the body.
  place bytea not null,
  hash bytea not null,
  -- The uuids in the answer, and that of the session's workflow. The row is deleted with any of them.
  subjects uuid[] not null,
  -- The answer, compressed and encrypted, because it may contain a secret that is shown only once. Null if a repeated request is answered
  -- with the state at that time.
  sealed bytea,
  primary key (tenant_id, place, day)
) partition by range (day);
-- Has no tenant: a GIN index takes arrays only, and a uuid belongs to one tenant.
create index idempotency_by_subject on platform.idempotency using gin (subjects);

-- Leases: `holder` is the process that prepares the answer to an Idempotency-Key while others wait. A crash of the database ends them all.
create unlogged table platform.idempotency_claims (
  tenant_id uuid not null,
  livemode boolean not null,
  actor text not null,
  scope text not null,
  key text not null,
  holder uuid not null,
  held_until timestamptz not null,
  primary key (tenant_id, livemode, actor, scope, key)
);

-- Counts of used limits. Has no tenant: limits also count addresses, before the caller is known. A crash loses at most one minute of
-- counts, so no request waits until its count is on disk.
create unlogged table platform.rate_windows (
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

-- Webhooks to send. Partitioned by month; a month is dropped when it is older than every tenant keeps deliveries.
create table platform.webhook_deliveries (
  tenant_id uuid not null,
  id text not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  livemode boolean not null,
  status text not null check (status in ('pending', 'delivered', 'dead')),
  type text not null,
  subject_kind text not null,
  subject_id text not null,
  -- The id in the answer that accepted the request, by which the partner recognizes the result. Null for events, which have their own id.
  webhook_uuid uuid,
  url text not null,
  -- The exact text that is signed. The contract permits no personal data in it. Null after its subject was deleted.
  body text,
  primary key (tenant_id, id, created_at)
) partition by range (created_at);
create index webhook_deliveries_by_subject on platform.webhook_deliveries (tenant_id, subject_id, created_at);
create index webhook_deliveries_by_age on platform.webhook_deliveries (tenant_id, created_at);

-- Attempts to send webhooks. Partitioned by month; a month is dropped when no delivery of it or of an earlier month is left.
create table platform.webhook_attempts (
  tenant_id uuid not null,
  delivery_id text not null,
  at timestamptz not null,
  number integer not null,
  status integer,
  milliseconds integer not null,
  error text,
  primary key (tenant_id, delivery_id, number, at)
) partition by range (at);
