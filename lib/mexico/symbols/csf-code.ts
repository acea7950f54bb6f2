import { normalizeRfc, parseRfc } from '../rfc.ts';
import { parseCodeAddress } from './code-address.ts';

/** QR codes of SAT's Constancia: `cif` on the first page (idCIF, RFC), `csf` on the last (number, RFC), `csf_chain` in older papers. */
type CsfCode =
  | { kind: 'cif'; id_cif: string; rfc: string }
  | { kind: 'csf'; number: string; rfc: string }
  | { kind: 'csf_chain'; rfc: string };

const HOST = 'siat.sat.gob.mx';
const PATH = '/app/qr/faces/pages/mobile/validadorqr.jsf';

/** Parses one of the three codes, without proof of its origin. Null for other texts. @param today ISO date in Mexico, for the RFC. */
export function parseCsfCode(text: string, today: string): CsfCode | null {
  const address = parseCodeAddress(text);
  if (address?.host !== HOST || address.path !== PATH) return null;
  const value = address.query('D3');
  if (!value) return null;
  const shapes: Record<string, () => CsfCode | null> = {
    '10': () => parseNumberAndRfc(value, today, (number, rfc) => (/^\d{8,11}$/.test(number) ? { kind: 'cif', id_cif: number, rfc } : null)),
    '26': () => parseNumberAndRfc(value, today, (number, rfc) => (/^\d{1,30}$/.test(number) ? { kind: 'csf', number, rfc } : null)),
    '1': () => parseChain(value, today),
  };
  const kind = address.query('D1');
  return kind !== null && Object.hasOwn(shapes, kind) ? shapes[kind]!() : null;
}

/** Parses `{number}_{RFC}`, split at the last `_`. */
function parseNumberAndRfc(value: string, today: string, make: (number: string, rfc: string) => CsfCode | null): CsfCode | null {
  const separator = value.lastIndexOf('_');
  const rfc = rfcOf(value.slice(separator + 1), today);
  return separator > 0 && rfc ? make(value.slice(0, separator), rfc) : null;
}

/** Parses `||date|RFC|name|_seal`. */
function parseChain(value: string, today: string): CsfCode | null {
  const [, key = ''] = /^\|\|[^|]+\|([^|]+)\|[^|]+\|_?[^|]+?\|{0,2}$/.exec(value) ?? [];
  const rfc = rfcOf(key, today);
  return rfc === null ? null : { kind: 'csf_chain', rfc };
}

function rfcOf(text: string, today: string): string | null {
  const verdict = parseRfc(text, today);
  return verdict.ok && normalizeRfc(text) === text.trim().toUpperCase() ? verdict.value.rfc : null;
}
