/**
 * NSS: Número de Seguridad Social of the IMSS, 11 digits: subdelegation (2), year of registration (2), year of birth (2),
 * serial number (4), check digit. Old numbers have odd subdelegations and years, so only the digit is judged.
 */
export type NssReason = 'format' | 'check';

export interface Nss {
  nss: string;
  subdelegation: string;
  /** Two digits each: the number does not tell the century. */
  registrationYear: string;
  birthYear: string;
}

export type NssVerdict = { ok: true; value: Nss } | { ok: false; reason: NssReason };

/** The eleventh digit that the first ten ask for (Luhn). */
export function nssCheckDigit(first10: string): string {
  const sum = [...first10].reduce((so, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return so + Math.floor(product / 10) + (product % 10);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Judges by form and check digit. It cannot say that the IMSS assigned it. */
export function parseNss(text: string): NssVerdict {
  const nss = text.replace(/[\s.-]/g, '');
  if (!/^\d{11}$/.test(nss)) return { ok: false, reason: 'format' };
  if (nssCheckDigit(nss.slice(0, 10)) !== nss.charAt(10)) return { ok: false, reason: 'check' };
  const value = { nss, subdelegation: nss.slice(0, 2), registrationYear: nss.slice(2, 4), birthYear: nss.slice(4, 6) };
  return { ok: true, value };
}
