-- Whether a workflow is still to write a text out of what somebody answers. Documents of before say nothing of it.
alter table people.document_elements add column awaited boolean not null default false;
