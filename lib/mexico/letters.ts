/** Replacement of Ñ; registries, machine-readable zones and derived codes use different ones. */
export type Enye = 'N' | 'X' | 'Ñ';

/** Removes accents and other marks from letters, and replaces Ñ with `enye`. */
export function withoutMarks(text: string, enye: Enye = 'N'): string {
  return text
    .normalize('NFD')
    .replace(/N\u0303/g, enye)
    .replace(/n\u0303/g, enye.toLowerCase())
    .replace(/\p{M}/gu, '');
}
