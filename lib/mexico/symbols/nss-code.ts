import { parseCurp } from '../curp.ts';
import { parseNss } from '../nss.ts';
import { plainText } from '../plain-text.ts';

/** The QR code of the IMSS paper that assigns an NSS: the paper's signed string, `||Key:value|…||`. */
interface NssCode {
  nss: string;
  curp: string | null;
  folio: string | null;
  /** Date as the code has it: `10 de julio 2015, 15:21:45`. */
  date: string | null;
}

const MAX_CHARACTERS = 4000;

/** Parses a code, its keys in any order. Null without a valid NSS, or with an invalid CURP. @param today ISO date in Mexico. */
export function parseNssCode(text: string, today: string): NssCode | null {
  const chain = text.normalize('NFC').trim();
  if (chain.length > MAX_CHARACTERS || !chain.startsWith('||') || !chain.endsWith('||')) return null;
  const fields = new Map<string, string>();
  for (const field of chain.split('|')) {
    const colon = field.indexOf(':');
    if (colon < 0) continue;
    const key = plainText(field.slice(0, colon));
    // Rejects a key with two different values as ambiguous.
    if (fields.has(key) && fields.get(key) !== field.slice(colon + 1).trim()) return null;
    fields.set(key, field.slice(colon + 1).trim());
  }
  const nss = parseNss(fields.get('NSS') ?? fields.get('NUMERO DE SEGURIDAD SOCIAL') ?? '');
  const curpText = fields.get('CURP');
  const curp = curpText ? parseCurp(curpText, today) : null;
  if (!nss.ok || curp?.ok === false) return null;
  const [folio, date] = [fields.get('FOLIO') || null, fields.get('FECHA') || null];
  return { nss: nss.value.nss, curp: curp?.value.curp ?? null, folio, date };
}
