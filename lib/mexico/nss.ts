/**
 * The parts of an NSS, 11 digits: subdelegation (2), years of registration and birth (2 each), serial (4), check digit. Old numbers obey
 * only the check digit.
 */
interface Nss {
  nss: string;
  subdelegation: string;
  /** Years of two digits, without the century. */
  registrationYear: string;
  birthYear: string;
}

/** Calculates the 11th digit from the first ten (Luhn). */
export function nssCheckDigit(first10: string): string {
  const sum = [...first10].reduce((so, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return so + Math.floor(product / 10) + (product % 10);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Checks form and check digit, not whether the IMSS (social security institute) assigned the number. */
export function parseNss(text: string): { ok: true; value: Nss } | { ok: false; reason: 'format' | 'check' } {
  const nss = text.replace(/[\s.-]/g, '');
  if (!/^\d{11}$/.test(nss)) return { ok: false, reason: 'format' };
  if (nssCheckDigit(nss.slice(0, 10)) !== nss.charAt(10)) return { ok: false, reason: 'check' };
  const value = { nss, subdelegation: nss.slice(0, 2), registrationYear: nss.slice(2, 4), birthYear: nss.slice(4, 6) };
  return { ok: true, value };
}
