-- Whose a custom domain is, as its TXT record said at this time. Links lead to no other.
create table platform.domain_proofs (
  tenant_id uuid not null references platform.tenants (id),
  domain text not null,
  proven_at timestamptz not null,
  primary key (tenant_id, domain)
);
-- Links lead to these already.
insert into platform.domain_proofs (tenant_id, domain, proven_at)
  select id, jsonb_array_elements_text(coalesce(settings -> 'custom_domains', '[]')), now() from platform.tenants
  on conflict do nothing;
