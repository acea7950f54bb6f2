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
