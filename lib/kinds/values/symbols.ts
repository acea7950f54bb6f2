import type { Paper } from '#papers/layout/page.ts';
import { areWellRead } from './well-read.ts';

/** Says whether the kind's code was found and names the printed person. Null: no time to look, or a poor picture. */
export function qrOf({ symbols, pages }: Paper, code: object | null, agrees: boolean): Record<'qr_found' | 'qr_valid', boolean | null> {
  if (code === null && (symbols === null || !areWellRead(pages))) return { qr_found: null, qr_valid: null };
  return { qr_found: code !== null, qr_valid: code !== null && agrees };
}

/** Parses the first symbol that is a code of this kind. */
export function codeIn<Code extends object>({ symbols }: Paper, parse: (payload: string) => Code | null): Code | null {
  for (const payload of symbols ?? []) {
    const code = parse(payload);
    if (code) return code;
  }
  return null;
}
