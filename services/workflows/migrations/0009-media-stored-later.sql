-- Media that were stored after others had been deleted are due for deletion as well.
update workflows.workflows w set media_removed_at = null
where media_removed_at is not null and exists (select from workflows.media m where m.workflow_uuid = w.uuid);
