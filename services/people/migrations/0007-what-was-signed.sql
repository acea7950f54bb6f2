-- What the page of evidence of a signed document says of its act, so that whoever asks again is told what was sealed. Null for documents
-- that were signed before.
alter table people.documents add column signature_kind text check (signature_kind in ('drawn', 'typed', 'applied'));
alter table people.documents add column consent_sha256 text;
alter table people.documents add column consent_language text;
alter table people.documents
  add constraint documents_what_was_signed check (num_nulls(signature_kind, consent_sha256, consent_language) in (0, 3));
