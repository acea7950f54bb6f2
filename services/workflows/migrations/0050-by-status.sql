-- The list's filter that had to look through all of a tenant's workflows.
create index workflows_by_status on workflows.workflows (tenant_id, livemode, status, created_at, uuid);
