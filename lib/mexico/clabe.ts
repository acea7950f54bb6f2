import { bankName } from './banks.ts';

/** The parts of a CLABE, a bank account number of 18 digits: bank (3), place (3), account (11), check digit. */
interface Clabe {
  clabe: string;
  bankCode: string;
  /** Null if the list lacks the institution; the CLABE is valid nevertheless, because new institutions appear monthly. */
  bankName: string | null;
  place: string;
  account: string;
}

const WEIGHTS = [3, 7, 1] as const;

export function clabeCheckDigit(first17: string): string {
  const sum = [...first17].reduce((so, digit, place) => so + ((Number(digit) * WEIGHTS[place % 3]!) % 10), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Checks form and check digit, not whether the account exists. */
export function parseClabe(text: string): { ok: true; value: Clabe } | { ok: false; reason: 'format' | 'check' } {
  const clabe = text.replace(/[\s.-]/g, '');
  if (!/^\d{18}$/.test(clabe)) return { ok: false, reason: 'format' };
  if (clabeCheckDigit(clabe.slice(0, 17)) !== clabe.charAt(17)) return { ok: false, reason: 'check' };
  const bankCode = clabe.slice(0, 3);
  return { ok: true, value: { clabe, bankCode, bankName: bankName(bankCode), place: clabe.slice(3, 6), account: clabe.slice(6, 17) } };
}
