-- What the card or paper of a workflow prints of where the person lives; null where none was read.
alter table people.attachments add column document_address jsonb;
create index attachments_with_document_address on people.attachments (tenant_id, livemode, person_id, attached_at desc)
  where document_address is not null;
