import type { Paper } from '#papers/layout/page.ts';
import { areWellRead } from '#papers/layout/well-read.ts';

/** Returns whether the kind's QR code was found and agrees with the print. Null: no time to look, or a poor picture. */
export function qrOf({ symbols, pages }: Paper, code: object | null, agrees: boolean): Record<'qr_found' | 'qr_valid', boolean | null> {
  if (code === null && (symbols === null || !areWellRead(pages))) return { qr_found: null, qr_valid: null };
  return { qr_found: code !== null, qr_valid: code !== null && agrees };
}

/** Returns whether the QR code on a paper of these data disagrees with the print. A missing code is no difference. */
export const symbolDiffers = (data: object): boolean =>
  'qr_found' in data && data.qr_found === true && 'qr_valid' in data && data.qr_valid === false;

/** Returns the first symbol that `parse` accepts, parsed; null if there is none. */
export function codeIn<Code extends object>({ symbols }: Paper, parse: (payload: string) => Code | null): Code | null {
  for (const payload of symbols ?? []) {
    const code = parse(payload);
    if (code) return code;
  }
  return null;
}
