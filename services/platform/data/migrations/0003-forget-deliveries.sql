-- A delivery goes with its attempts when its time is over, and is found by its age.
alter table platform.webhook_attempts drop constraint webhook_attempts_tenant_id_delivery_id_fkey;
alter table platform.webhook_attempts add foreign key (tenant_id, delivery_id)
  references platform.webhook_deliveries (tenant_id, id) on delete cascade;
create index webhook_deliveries_by_age on platform.webhook_deliveries (tenant_id, created_at);
