-- Texts that are written into a document before it is signed: by whoever sends it, or by its signer. `blank_file_uuid` is the file
-- without them, null while none are written; `file_uuid` stays what the signer is shown.
alter table people.documents add column blank_file_uuid uuid;
-- `template_element_uuid` is the template's element that this one was copied from.
alter table people.document_elements add column ask_signer boolean not null default false;
alter table people.document_elements add column template_element_uuid uuid;
alter table people.document_elements add column value text;
alter table people.document_elements add column written_by text check (written_by in ('sender', 'signer'));
alter table people.document_elements add constraint document_elements_written check (num_nulls(value, written_by) in (0, 2));
