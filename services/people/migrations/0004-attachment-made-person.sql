-- Whether the attachment made its person: then the person goes when the step is answered anew as somebody else.
alter table people.attachments add column made_person boolean not null default false;
