-- When the workflow was deleted in which the document was signed. What hangs on nobody goes then, unless something keeps it.
alter table people.documents add column workflow_deleted_at timestamptz;
create index documents_left on people.documents (tenant_id, livemode) where workflow_deleted_at is not null and people_uuid is null;
