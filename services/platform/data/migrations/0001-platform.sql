-- The platform's tables. `tenant_id` stands first in every primary key and index, so that a tenant can live in a database of its own; what
-- has none says why. Tables that grow for ever are partitioned by time, in UTC; `data/partitions.ts` makes their partitions, and drops them.

create table platform.tenants (
  id uuid primary key,
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null
);

-- The installation's keys, which are random, wrapped once for each secret that is good. Every database of an installation has them.
create table platform.keys (
  use text not null,
  number integer not null,
  -- Stays as long as the installation. Any other gets a successor when a secret has gone.
  lasting boolean not null,
  -- Which secret opens this copy.
  secret text not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  primary key (use, number, secret)
);

-- The keys that encrypt a tenant's files; the newest seals. Without these rows nobody reads a file.
create table platform.tenant_keys (
  tenant_id uuid not null references platform.tenants (id),
  number integer not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  -- Since when no file needs this key; backups may need it for some time more.
  idle_since timestamptz,
  primary key (tenant_id, number)
);

-- Members of a tenant's settings that are never shown: the carriers' secrets, sealed.
create table platform.tenant_secrets (
  tenant_id uuid not null references platform.tenants (id),
  member text not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, member)
);

-- Whose a custom domain is, as its TXT record said at this time. Links lead to no other.
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
  -- Without the tenant: who asks shows a key and no tenant. An id begins with its tenant's shard (`shard.ts`), by which a directory of
  -- tenants finds the database first.
  unique (id)
);

-- What happened, in one log for each workflow, person and tenant. An entry's hash covers the entry before it. Ids, figures and salted hashes
-- only: it outlives deletions, and nothing is ever taken out.
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
  -- Texts in which a uuid stands as its 16 bytes behind a zero byte; `data` is JSON.
  actor bytea not null,
  request_id bytea not null,
  data bytea not null,
  hash bytea not null,
  -- Reserved for what a stranger can check without the key: the salts of the members of `data`, in the place of one that was erased its
  -- salted hash, and the chain over the hashes. Empty and not null: one null costs a row eight bytes.
  commitments bytea not null default '',
  public_hash bytea not null default ''
) partition by range (at);
-- Not unique, and by blocks of 1,024 entries: the entries of a block share one tuple, so that each costs 12 bytes instead of 80. That no
-- number comes twice is the head's work.
create index events_by_stream on platform.events (tenant_id, kind, stream_id, (number >> 10));

-- The last entry of each log. Who appends locks this row; who verifies compares it with the log's end.
create table platform.event_heads (
  tenant_id uuid not null,
  stream_id uuid not null,
  -- Of the last entry.
  at timestamptz not null,
  number integer not null,
  -- The day of `at`. It has an index, and is the same for most entries of a log: so a new entry changes no index.
  grown_on date not null,
  kind "char" not null,
  -- Of the first entry, as `first_type`. A workflow's and a person's log has no other; a tenant's has both modes.
  livemode boolean not null,
  first_type text not null,
  hash bytea not null,
  -- Reserved, as in `events`.
  public_hash bytea not null default '',
  primary key (tenant_id, kind, stream_id)
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.05);
-- Which logs of a tenant grew since a day: their heads are written down every night.
create index event_heads_by_day on platform.event_heads (tenant_id, grown_on);

-- What was answered to an Idempotency-Key. Partitioned by day: yesterday's and today's are looked in, the others are dropped.
create table platform.idempotency (
  tenant_id uuid not null,
  day date not null,
  created_at timestamptz not null,
  -- Keyed digests: of who asked what under which key, and of the body.
  place bytea not null,
  hash bytea not null,
  -- The uuids that the answer tells of, and of the workflow whose session asked: it goes with them.
  subjects uuid[] not null,
  -- The answer, compressed and sealed: it may hold what is seen only once. Null where a repeat is answered with what stands then.
  sealed bytea,
  primary key (tenant_id, place, day)
) partition by range (day);
-- Without the tenant: this kind of index has no room for it, and a uuid is one tenant's.
create index idempotency_by_subject on platform.idempotency using gin (subjects);

-- Who prepares the answer to an Idempotency-Key, beside which another process waits. A crash of the database ends every claim with its holder.
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

-- How much of a limit is used up. Without a tenant: limits also count addresses, before anybody is known. What a crash takes away is at most
-- a minute's count, so no request waits for its count to reach the disk.
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

-- Partitioned by month, and dropped by month when the days of every tenant are over.
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
  -- The id by which the partner knows what a delivery answers; null for events, which carry their own.
  webhook_uuid uuid,
  url text not null,
  -- The exact bytes that are signed; thin by contract, without personal data. Null once what it told of was deleted.
  body text,
  primary key (tenant_id, id, created_at)
) partition by range (created_at);
create index webhook_deliveries_by_subject on platform.webhook_deliveries (tenant_id, subject_id, created_at);
create index webhook_deliveries_by_age on platform.webhook_deliveries (tenant_id, created_at);

-- By month as well. A month goes when no delivery of it, or of a month before, is left.
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
