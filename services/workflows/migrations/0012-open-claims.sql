-- For the list of workflows whose claims wait for a key.
create index workflows_with_open_claims on workflows.workflows (tenant_id, livemode, created_at, uuid)
  where claims is not null and claims_accepted is null;
