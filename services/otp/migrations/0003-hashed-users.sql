-- What the caller calls a person may be their address, so it is kept as an HMAC. SQL cannot make it: rows from before keep everything
-- but whose they are, and the codes among them that are open are void.
alter table otp.codes add column user_hmac bytea;
update otp.codes set user_hmac = sha256(convert_to(reference::text, 'UTF8')),
  voided_at = case when validated_at is null then coalesce(voided_at, now()) end;
alter table otp.codes alter column user_hmac set not null;
alter table otp.codes drop column user_id;
create unique index codes_open on otp.codes (tenant_id, livemode, user_hmac, type) where validated_at is null and voided_at is null;
create index codes_by_user on otp.codes (tenant_id, livemode, user_hmac, type, created_at desc);
