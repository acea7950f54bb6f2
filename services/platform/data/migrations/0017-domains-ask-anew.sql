-- Domains that stood before the proofs came were taken as proven by 0013, which nobody had proven. They are asked for anew.
-- To the millisecond: a database that was copied may keep no finer times.
delete from platform.domain_proofs
  where date_trunc('milliseconds', proven_at) <= (
    select applied_at from public.zaguan_migrations where service = 'platform' and name = '0013-domain-proofs.sql');
-- A proof ends with the domain's place in the settings. What was removed before this rule goes by it too.
delete from platform.domain_proofs proof
  where not exists (
    select from platform.tenants tenant
    where tenant.id = proof.tenant_id and coalesce(tenant.settings -> 'custom_domains', '[]') ? proof.domain);
