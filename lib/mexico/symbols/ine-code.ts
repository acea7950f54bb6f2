import { parseCodeAddress } from './code-address.ts';

/** INE's domains; hosts such as `ine.mx.example.com` and `fakeine.mx` must not match. */
const DOMAINS = ['ine.mx', 'ife.org.mx'] as const;
/** The shortest text that counts as an encrypted code, in characters. */
const MIN_SEALED_LENGTH = 120;
/** Matches the numbers of the machine-readable zone: the CIC, the section with the citizen's number, or both. */
const ZONE_NUMBERS = /^(?:(?:IDMEX)?\d{9,10}(?:<<\d{13}<*)?|\d{13})$/i;

/** Returns true for the codes on a credential's back: a URL of INE, numbers of the machine-readable zone, or an encrypted code. */
export function isIneCode(text: string): boolean {
  const address = parseCodeAddress(text.trim().replace(/^http:/i, 'https:'));
  if (address) return DOMAINS.some((domain) => address.host === domain || address.host.endsWith(`.${domain}`));
  return ZONE_NUMBERS.test(text.trim()) || isSealed(text);
}

/** Returns true if a text consists of binary bytes or of one long base64 or hexadecimal run. */
function isSealed(text: string): boolean {
  if (text.length < MIN_SEALED_LENGTH) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: encrypted bytes are full of them
  const odd = text.match(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/g)?.length ?? 0;
  return odd > text.length / 20 || /^[A-Za-z0-9+/=_-]+$/.test(text);
}
