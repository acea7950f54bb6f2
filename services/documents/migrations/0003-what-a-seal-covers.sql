-- SHA-256 of what the seal covers, as the signature states it: a file whose bytes were changed is known by it.
-- Null for a document that was signed before.
alter table people.documents add column sealed_sha256 text;

-- A file is looked for by what it says of itself.
create index documents_signed_sha256 on people.documents (tenant_id, livemode, signed_sha256);
create index documents_sealed_sha256 on people.documents (tenant_id, livemode, sealed_sha256);
