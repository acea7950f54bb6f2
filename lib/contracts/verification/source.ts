/** The header that says who was asked, on every answer of the verification service and of operations that ask it. */

export const SOURCE_HEADER = 'Svc-Source';

/** The header's value if the tenant's own table answered or, with a test key, the test people, who play the authorities. */
export const TABLE_SOURCE = 'registry';

/** Returns whether whoever answered speaks for an authority. A table that a tenant filled never does. */
export function isOfAuthority(source: string, { livemode }: { livemode: boolean }): boolean {
  return source.startsWith('remote:') || (source === TABLE_SOURCE && !livemode);
}

/** The header's value if an answer follows only from letters and check digits. */
export const STRUCTURAL_SOURCE = 'structural';

export const sourceHeader = {
  [SOURCE_HEADER]: {
    // The value until another source is queried.
    otherwise: STRUCTURAL_SOURCE,
    description: 'Who was asked: `registry`, `remote:<name>`, `sat-cfdi`, or `structural` for what letters and check digits alone say.',
  },
} as const;
