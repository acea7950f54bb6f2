-- Whether the tenant's setting let the attachment write what nothing vouched for: then its documents are the person's all the same.
alter table people.attachments add column joined boolean not null default false;
