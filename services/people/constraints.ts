import { invalidMember } from './national-id.ts';

/** What a broken rule of the tables means to the caller: the member, the reason, and the cure. */
const rules: Readonly<Record<string, readonly [member: string, code: string, message: string]>> = {
  people_national_id: ['national_id', 'taken', 'Another person has this national_id.'],
  people_nationality_id: ['nationality_id', 'unknown', 'No nationality has this id; 144 is Mexico.'],
  people_state_id: ['state_id', 'unknown', 'No state has this id.'],
  people_marital_status_id: ['marital_status_id', 'unknown', 'No marital status has this id.'],
  people_group_id: ['people_group_id', 'unknown', 'No people group has this id.'],
  addresses_state_id: ['state_id', 'unknown', 'No state has this id.'],
  addresses_person_id: ['person_id', 'unknown', 'No person has this id.'],
  contact_data_person_id: ['person_id', 'unknown', 'No person has this id.'],
  references_person_id: ['person_id', 'unknown', 'No person has this id.'],
  documents_people_uuid: ['signer.people_uuid', 'unknown', 'No person has this id.'],
  references_person_relation_id: ['person_relation_id', 'unknown', 'No relation has this id.'],
};

/** Class of SQLSTATE for a value that a column cannot hold: a NUL character in a text, a number beyond the range of an integer. */
const DATA_EXCEPTION = '22';

/** Lets the database judge what it alone can judge without a race, and says its verdict in the caller's words. */
export async function byTheRules<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = Object(error);
    const rule = rules[String(constraint)];
    if (rule) throw invalidMember(...rule);
    if (String(code).startsWith(DATA_EXCEPTION))
      throw invalidMember('', 'not_storable', 'A value has a character or a size that cannot be kept.');
    throw error;
  }
}
