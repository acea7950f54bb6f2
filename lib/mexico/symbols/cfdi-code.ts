import { normalizeRfc, rfcPattern } from '../rfc.ts';
import { parseCodeAddress } from './code-address.ts';

/** The QR code of a printed invoice (CFDI): the values that the status service of the tax authority (SAT) requires. */
export interface CfdiCode {
  /** Upper case. */
  uuid: string;
  issuer_rfc: string;
  recipient_rfc: string;
  /** Decimal number without padding zeros, as CFDI 3.3 and 4.0 write it: `1234.5678`, `1000.0`. */
  total: string;
  /** Last eight characters of the issuer's seal; null for CFDI 3.2. */
  seal_end: string | null;
}

const HOST = 'verificacfdi.facturaelectronica.sat.gob.mx';
const UUID = /^[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}$/;
const TOTAL = /^0*(\d{1,18})(?:\.(\d{1,6}))?$/;
const SEAL_END = /^[A-Za-z0-9+/=]{8}$/;

/** Parses a code: a URL in CFDI 3.3 and 4.0, only a query in 3.2. Null for other texts. Does not check that the invoice is valid. */
export function parseCfdiCode(text: string): CfdiCode | null {
  const isQueryOnly = text.trim().startsWith('?');
  const address = parseCodeAddress(isQueryOnly ? `https://${HOST}/${text.trim()}` : text);
  if (address?.host !== HOST || !/^\/(default\.aspx)?$/i.test(address.path)) return null;
  const [uuid, seal] = [address.query('id')?.toUpperCase() ?? '', address.query('fe')];
  const [issuer, recipient] = [normalizeRfc(address.query('re') ?? ''), normalizeRfc(address.query('rr') ?? '')];
  const [, whole, part = '0'] = TOTAL.exec(address.query('tt') ?? '') ?? [];
  if (!UUID.test(uuid) || !rfcPattern.test(issuer) || !rfcPattern.test(recipient) || whole === undefined) return null;
  if (seal === null ? !isQueryOnly : !SEAL_END.test(seal)) return null;
  const total = `${whole}.${part.replace(/0{1,6}$/, '') || '0'}`;
  return { uuid, issuer_rfc: issuer, recipient_rfc: recipient, total, seal_end: seal };
}
