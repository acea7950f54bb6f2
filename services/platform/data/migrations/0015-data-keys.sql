-- A tenant's files may be sealed with several keys while one gets a successor. The newest seals.
alter table platform.tenant_keys add column number integer not null default 1;
alter table platform.tenant_keys alter column number drop default;
alter table platform.tenant_keys drop constraint tenant_keys_pkey;
alter table platform.tenant_keys add primary key (tenant_id, number);
-- Since when no file needs this key; backups may need it for some time more.
alter table platform.tenant_keys add column idle_since timestamptz;
