-- One-time codes of each tenant. What names a person or opens something is kept as an HMAC under a key of the installation, or sealed.

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
  -- What the caller calls a person, which may be their address.
  user_hmac bytea not null,
  destination_hmac bytea not null,
  code_hmac bytea not null,
  primary key (tenant_id, livemode, reference)
);
-- What a validation looks for.
create index codes_open on otp.codes (tenant_id, livemode, user_hmac, type) where validated_at is null and voided_at is null;
create index codes_by_user on otp.codes (tenant_id, livemode, user_hmac, type, created_at desc);
create index codes_by_age on otp.codes (tenant_id, created_at);

-- What a tenant sent by each way on a day of Mexico City, and for which budget it was told that this is near its end, or at it.
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

-- Where no carrier is configured, messages end here for the operator's eyes. `message` is sealed whole: it has a readable code and an address.
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
-- The operator of this machine reads the newest of all tenants.
create index outbox_by_time on otp.outbox (sent_at desc);
