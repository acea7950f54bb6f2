create table otp.codes (
  tenant_id uuid not null,
  livemode boolean not null,
  reference uuid not null,
  user_id text not null,
  type text not null check (type in ('SMS', 'EMAIL', 'WHATSAPP')),
  code_hmac bytea not null,
  destination_hmac bytea not null,
  wrong_codes integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  validated_at timestamptz,
  voided_at timestamptz,
  primary key (tenant_id, livemode, reference)
);
-- One open code per user and type; it is what a validation looks for.
create unique index codes_open on otp.codes (tenant_id, livemode, user_id, type) where validated_at is null and voided_at is null;
create index codes_by_user on otp.codes (tenant_id, livemode, user_id, type, created_at desc);
create index codes_by_age on otp.codes (tenant_id, created_at);

-- Where no carrier is configured, messages end here for the operator's eyes, with the code as the person would read it.
create table otp.outbox (
  tenant_id uuid not null,
  livemode boolean not null,
  reference uuid not null,
  channel text not null,
  sender_name text not null,
  sender_address text not null,
  recipient text not null,
  language text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, livemode, reference)
);
create index outbox_by_time on otp.outbox (sent_at desc);
