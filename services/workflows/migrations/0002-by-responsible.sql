-- The list's last filter that had to look through all of a tenant's workflows.
create index workflows_by_responsible on workflows.workflows (tenant_id, livemode, responsible_uuid, created_at, number)
  where responsible_uuid is not null;
