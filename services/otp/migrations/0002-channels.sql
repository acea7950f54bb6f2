-- An SMS and a WhatsApp message have no subject and no page; the number that would send them is the carrier's.
alter table otp.outbox alter column sender_address drop not null;
alter table otp.outbox alter column subject drop not null;
alter table otp.outbox alter column body_html drop not null;
alter table otp.outbox add constraint outbox_channel check (channel in ('email', 'sms', 'whatsapp'));
