-- One-time codes of each tenant. Codes and personal data are stored as HMACs under a key of the installation, or encrypted.

create table otp.codes (
  tenant_id uuid not null,
  reference uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  validated_at timestamptz,
  voided_at timestamptz,
  wrong_codes smallint not null default 0,
  livemode boolean not null,
  type text not null check (type in ('SMS', 'EMAIL', 'WHATSAPP')),
  -- HMAC of the caller's id of the person. The id may be their address.
  user_hmac bytea not null,
  destination_hmac bytea not null,
  code_hmac bytea not null,
  primary key (tenant_id, livemode, reference)
);
-- Serves the search of a validation: the codes that are still valid.
create index codes_open on otp.codes (tenant_id, livemode, user_hmac, type) where validated_at is null and voided_at is null;
create index codes_by_user on otp.codes (tenant_id, livemode, user_hmac, type, created_at desc);
create index codes_by_age on otp.codes (tenant_id, created_at);

-- Number of messages that a tenant sent by each type on one day of Mexico City. `near_told` and `spent_told` are the highest budgets for
-- which the tenant was told that the budget is nearly spent, and that it is spent.
create table otp.days (
  tenant_id uuid not null,
  livemode boolean not null,
  type text not null check (type in ('SMS', 'EMAIL', 'WHATSAPP')),
  day date not null,
  sent integer not null,
  near_told integer not null default 0,
  spent_told integer not null default 0,
  primary key (tenant_id, livemode, type, day)
);

-- Messages of channels without a carrier. The operator reads them here. `message` is encrypted, because it contains a code and an address.
create table otp.outbox (
  tenant_id uuid not null,
  reference uuid not null,
  sent_at timestamptz not null,
  livemode boolean not null,
  channel text not null check (channel in ('email', 'sms', 'whatsapp')),
  recipient_hmac bytea not null,
  message bytea not null,
  primary key (tenant_id, livemode, reference)
);
-- Serves the operator's list, which has the newest messages of all tenants.
create index outbox_by_time on otp.outbox (sent_at desc);
