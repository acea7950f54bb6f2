/** The common part of steps that have a paper read. */

/** The kinds of papers that can be read, as setups name them. */
export const paperKinds = [
  'address_proof',
  'bank_statement',
  'carta_libranza',
  'cif',
  'credit_report',
  'csf',
  'curp',
  'fm',
  'ine_back',
  'ine_front',
  'nss',
  'passport',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** How the reading of one file ended. `unavailable`: nobody could read it then. */
export const readings = ['read', 'unreadable', 'too_little', 'other_kind', 'unavailable'] as const;
export type Reading = (typeof readings)[number];
