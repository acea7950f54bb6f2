import { constraintsMeaning } from '#platform/data/constraints.ts';

/** Translates a violation of a database constraint into an `invalid_body` problem with member, code and sentence. */
export const translateConstraintErrors = constraintsMeaning({
  people_national_id: ['national_id', 'taken', 'Another person has this national_id.'],
  people_nationality_id: ['nationality_id', 'unknown', 'No nationality has this id; 144 is Mexico.'],
  people_state_id: ['state_id', 'unknown', 'No state has this id.'],
  people_marital_status_id: ['marital_status_id', 'unknown', 'No marital status has this id.'],
  people_group_id: ['people_group_id', 'unknown', 'No people group has this id.'],
  addresses_state_id: ['state_id', 'unknown', 'No state has this id.'],
  addresses_person_id: ['person_id', 'unknown', 'No person has this id.'],
  contact_data_person_id: ['person_id', 'unknown', 'No person has this id.'],
  biometric_results_person_id: ['person_id', 'unknown', 'No person has this id.'],
  references_person_id: ['person_id', 'unknown', 'No person has this id.'],
  references_person_relation_id: ['person_relation_id', 'unknown', 'No relation has this id.'],
  dynamic_descriptors_key: ['key', 'taken', 'Another dynamic descriptor has this key.'],
  dynamic_values_property_id: ['dynamic_values', 'unknown', 'No dynamic descriptor has this id.'],
});
