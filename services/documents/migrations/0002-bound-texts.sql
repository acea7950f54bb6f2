-- Whether a text came out of what the signer answered before. The page of evidence says so, and does not call it the sender's word.
alter table people.document_elements add column bound boolean not null default false;
