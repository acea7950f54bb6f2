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
create index days_by_age on otp.days (day);
