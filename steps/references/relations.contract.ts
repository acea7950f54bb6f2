/** The people service's relations catalog: the relation of a reference to the person; the key is the id. Browsers read it too. */
export const relations = {
  1: 'mother',
  2: 'father',
  3: 'daughter',
  4: 'son',
  5: 'sister',
  6: 'brother',
  7: 'spouse',
  8: 'partner',
  9: 'grandparent',
  10: 'relative',
  11: 'friend',
  12: 'coworker',
  13: 'employer',
  14: 'neighbor',
  15: 'acquaintance',
  16: 'other',
} as const;

export type RelationId = keyof typeof relations;
