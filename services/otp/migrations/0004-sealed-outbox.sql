-- A message in the outbox has a readable code and an address, so it is sealed whole. SQL cannot seal: those from before, a day's, are gone.
drop table otp.outbox;
create table otp.outbox (
  tenant_id uuid not null,
  livemode boolean not null,
  reference uuid not null,
  channel text not null check (channel in ('email', 'sms', 'whatsapp')),
  recipient_hmac bytea not null,
  message bytea not null,
  sent_at timestamptz not null,
  primary key (tenant_id, livemode, reference)
);
create index outbox_by_time on otp.outbox (sent_at desc);
