-- The social security number, for whoever asks the registry by it.
alter table verification.registry add column nss text;
create index registry_by_nss on verification.registry (tenant_id, livemode, nss);
