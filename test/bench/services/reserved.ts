import type { Instead } from './copies.ts';

/**
 * Of an entry as strangers check it: 16 random bytes hide it whole, and each member of its data has 16 of its own. The hash of a member
 * follows from these and the value; it stands itself only where the value was erased.
 */
const SALT_BYTES = 16;

/** Members of a person, by where they are from: two sources are what a person has who told something, and showed a credential. */
const SOURCES = {
  capture: ['national_id', 'name', 'first_lastname', 'second_lastname', 'gender', 'birthdate', 'entity_of_birth', 'biometrics'],
  claimed: ['nationality_id', 'state_id', 'marital_status_id', 'tax_id'],
};

/** Stands for random bytes: no row with it reaches 2 kB, above which PostgreSQL would compress it. */
const bytes = (length: string) => `convert_to(repeat('r', ${length}), 'UTF8')`;

/** How many members the data of an entry has. It is JSON, but for uuids (`events/rows.ts`). */
const memberCount = `(array_length(string_to_array(encode(x.data, 'escape'), '":'), 1) - 1)`;

const wrappedKey = bytes('(select max(octet_length(wrapped)) from platform.tenant_keys)');
const publicHash = bytes('octet_length(x.hash)');

/** How something is known, since when, and from which workflow: any uuid is as long. */
const source = (by: string, at: string) => `'by', '${by}', 'at', ${at}, 'workflow_uuid', x.tenant_id`;
const knownBy = (at: string) => `jsonb_build_object(${source('capture', at)})`;

/** Each source once, with the members that are from it. */
const membersOf = ([by, members]: [string, readonly string[]]) => `jsonb_build_object(${source(by, 'x.updated_at')}, 'members',
  (select jsonb_agg(member) from jsonb_object_keys(jsonb_strip_nulls(to_jsonb(x))) as member
  where member in (${members.map((member) => `'${member}'`).join(', ')})))`;

/** What the reserved columns will hold, by table and column. */
export const whenFilled: Instead = {
  'platform.events': { commitments: bytes(`${SALT_BYTES} + ${SALT_BYTES} * ${memberCount}`), public_hash: publicHash },
  'platform.event_heads': { public_hash: publicHash },
  'workflows.workflows': { wrapped_key: wrappedKey },
  'people.people': { known_by: `jsonb_build_array(${Object.entries(SOURCES).map(membersOf).join(', ')})`, wrapped_key: wrappedKey },
  'people.addresses': { known_by: knownBy('x.updated_at') },
  'people.contact_data': { known_by: knownBy('x.updated_at') },
  'people.personal_references': { known_by: knownBy('x.updated_at') },
  'people.dynamic_values': { known_by: knownBy('x.updated_at') },
  'people.biometric_results': { known_by: knownBy('x.updated_at') },
  'people.portraits': { known_by: knownBy('x.kept_at') },
};
