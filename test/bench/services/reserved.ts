import type { Instead } from './copies.ts';

/**
 * Random bytes per event of the log, and per member of its data: 16 hide the whole event from strangers who check the log, and 16 hide each
 * member. A member's hash follows from its salt and value, and is stored only if the value was erased.
 */
const SALT_BYTES = 16;

/** Fields of a person by their source. A person who typed data and showed a credential has these two sources. */
const SOURCES = {
  capture: ['national_id', 'name', 'first_lastname', 'second_lastname', 'gender', 'birthdate', 'entity_of_birth', 'biometrics'],
  claimed: ['nationality_id', 'state_id', 'marital_status_id', 'tax_id'],
};

/** Returns SQL for a placeholder of random bytes. No row with it reaches 2 kB, above which PostgreSQL would compress it. */
const bytes = (length: string) => `convert_to(repeat('r', ${length}), 'UTF8')`;

/** SQL for the number of members in an event's data, which are JSON except for encoded uuids (`events/rows.ts`). */
const memberCount = `(array_length(string_to_array(encode(x.data, 'escape'), '":'), 1) - 1)`;

const wrappedKey = bytes('(select max(octet_length(wrapped)) from platform.tenant_keys)');
const publicHash = bytes('octet_length(x.hash)');

/** SQL for a fact's source, time and workflow. Any uuid serves as the workflow's, since all have the same length. */
const source = (by: string, at: string) => `'by', '${by}', 'at', ${at}, 'workflow_uuid', x.tenant_id`;
const knownBy = (at: string) => `jsonb_build_object(${source('capture', at)})`;

/** Returns SQL for one source with the names of its members. */
const membersOf = ([by, members]: [string, readonly string[]]) => `jsonb_build_object(${source(by, 'x.updated_at')}, 'members',
  (select jsonb_agg(member) from jsonb_object_keys(jsonb_strip_nulls(to_jsonb(x))) as member
  where member in (${members.map((member) => `'${member}'`).join(', ')})))`;

/** SQL for the values that the reserved columns will contain, by table and column. */
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
