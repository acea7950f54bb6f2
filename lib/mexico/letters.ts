/** Replacement of Ñ: registries, zones and derived codes differ on it. */
export type Enye = 'N' | 'X' | 'Ñ';

/** Removes accents and other marks. */
export function withoutMarks(text: string, enye: Enye = 'N'): string {
  return text
    .normalize('NFD')
    .replace(/N\u0303/g, enye)
    .replace(/n\u0303/g, enye.toLowerCase())
    .replace(/\p{M}/gu, '');
}
