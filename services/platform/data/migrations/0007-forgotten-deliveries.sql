-- Null once what the delivery told of was deleted.
alter table platform.webhook_deliveries alter column body drop not null;
