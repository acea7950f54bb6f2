-- Who vouches for a person's record, and since when; null for a record that only claims made.
alter table people.people add column vouched_by text check (vouched_by in ('partner', 'operator', 'enrollment', 'contact'));
alter table people.people add column vouched_at timestamptz;
alter table people.people add constraint people_vouched check (num_nulls(vouched_by, vouched_at) in (0, 2));

-- Whether a key wrote the address on this record, or it was confirmed while something vouched: a code at it vouches for its person.
alter table people.contact_data add column email_vouched boolean not null default false;
alter table people.contact_data add column phone_vouched boolean not null default false;

-- Who vouched for what the attachment wrote, and whether the record had said this name before the workflow wrote to it.
alter table people.attachments add column vouched_by text;
alter table people.attachments add column name_agreed boolean not null default false;

-- Until now the log alone knows whether a key made or changed a person.
update people.people p set vouched_by = 'partner', vouched_at = k.at
from (
  select tenant_id, livemode, stream_id, min(at) as at from platform.events
  where stream_kind = 'person' and type in ('person.created', 'person.updated') and actor <> 'workflows-attach-person'
  group by tenant_id, livemode, stream_id
) k
where k.tenant_id = p.tenant_id and k.livemode = p.livemode and k.stream_id = p.id::text;

-- An address is a key's where no workflow had brought contact data to this person by the time it was last written.
update people.contact_data c set email_vouched = c.email is not null, phone_vouched = c.phone is not null
where not exists (
  select 1 from platform.events e
  where e.tenant_id = c.tenant_id and e.livemode = c.livemode and e.stream_kind = 'person' and e.stream_id = c.person_id::text
    and e.actor = 'workflows-attach-person' and e.data->'contact' = 'true' and e.at <= c.updated_at
);
