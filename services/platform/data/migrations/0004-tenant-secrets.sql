-- Members of a tenant's settings that are never shown: the carriers' secrets, sealed.
create table platform.tenant_secrets (
  tenant_id uuid not null references platform.tenants (id),
  member text not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, member)
);
