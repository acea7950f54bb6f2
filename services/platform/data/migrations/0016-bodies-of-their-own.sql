-- The id by which the partner knows what a delivery answers; null for events, which carry their own.
alter table platform.webhook_deliveries add column webhook_uuid uuid;
