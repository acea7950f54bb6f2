-- The addresses whose codes vouched, where `contact` did; null for any other voucher.
alter table people.attachments add column vouching jsonb;
