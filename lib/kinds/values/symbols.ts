import type { Paper } from '#papers/layout/page.ts';
import { areWellRead } from './well-read.ts';

/** Whether a code of the kind is there, and tells of who is printed; null where there was no time to look for one, or too little is seen. */
export function qrOf({ symbols, pages }: Paper, code: object | null, agrees: boolean): Record<'qr_found' | 'qr_valid', boolean | null> {
  if (code === null && (symbols === null || !areWellRead(pages))) return { qr_found: null, qr_valid: null };
  return { qr_found: code !== null, qr_valid: code !== null && agrees };
}

/** What the first symbol says that is one of the kind's codes, as `parse` reads it. */
export function codeIn<Code extends object>({ symbols }: Paper, parse: (payload: string) => Code | null): Code | null {
  for (const payload of symbols ?? []) {
    const code = parse(payload);
    if (code) return code;
  }
  return null;
}
