import { parseCodeAddress } from './code-address.ts';

/**
 * The codes on the back of a voter credential. `ine_link` is the small one: an address of the INE. `ine_number` is a
 * linear or stacked code that repeats numbers of the machine-readable zone. The two big codes of models G and later are
 * encrypted for INE's own application: they are `ine_sealed`, seen and not understood.
 */
export type IneCode =
  | { kind: 'ine_link'; host: string; path: string }
  | { kind: 'ine_number'; cic: string | null; section_and_consecutive: string | null }
  | { kind: 'ine_sealed' };

/** Under these names and no other: `ine.mx.example.com` and `fakeine.mx` are somebody else's. */
const DOMAINS = ['ine.mx', 'ife.org.mx'] as const;
/** A sealed code is long and no text. */
const LEAST_SEALED_LENGTH = 120;

/** Null for what is none of them. That a code is there says nothing about the credential's validity. */
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

/** Bytes, or one long run of base64 or hexadecimal: nothing that a person would print to be read. */
function isSealed(text: string): boolean {
  if (text.length < LEAST_SEALED_LENGTH) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: encrypted bytes are full of them
  const odd = text.match(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/g)?.length ?? 0;
  return odd > text.length / 20 || /^[A-Za-z0-9+/=_-]+$/.test(text);
}
