import { parseCodeAddress } from './code-address.ts';

/** Codes on a credential's back. `ine_link`: a URL of INE. `ine_number`: numbers of the machine-readable zone. `ine_sealed`: encrypted. */
export type IneCode =
  | { kind: 'ine_link'; host: string; path: string }
  | { kind: 'ine_number'; cic: string | null; section_and_consecutive: string | null }
  | { kind: 'ine_sealed' };

/** INE's domains; hosts such as `ine.mx.example.com` and `fakeine.mx` must not match. */
const DOMAINS = ['ine.mx', 'ife.org.mx'] as const;
/** The shortest text that counts as an encrypted code, in characters. */
const LEAST_SEALED_LENGTH = 120;

/** Parses one of the codes. Null for other texts. Does not check that the credential is valid. */
export function parseIneCode(text: string): IneCode | null {
  const address = parseCodeAddress(text.trim().replace(/^http:/i, 'https:'));
  if (address) {
    const ours = DOMAINS.some((domain) => address.host === domain || address.host.endsWith(`.${domain}`));
    return ours ? { kind: 'ine_link', host: address.host, path: address.path } : null;
  }
  const number = text.trim().toUpperCase();
  const [, cic, section] = /^(?:IDMEX)?(\d{9})\d?(?:<<(\d{13})<*)?$/.exec(number) ?? [];
  if (cic) return { kind: 'ine_number', cic, section_and_consecutive: section ?? null };
  if (/^\d{13}$/.test(number)) return { kind: 'ine_number', cic: null, section_and_consecutive: number };
  return isSealed(text) ? { kind: 'ine_sealed' } : null;
}

/** Returns true if a text consists of binary bytes or of one long base64 or hexadecimal run. */
function isSealed(text: string): boolean {
  if (text.length < LEAST_SEALED_LENGTH) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: encrypted bytes are full of them
  const odd = text.match(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/g)?.length ?? 0;
  return odd > text.length / 20 || /^[A-Za-z0-9+/=_-]+$/.test(text);
}
