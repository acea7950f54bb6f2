import type { Bring, SharedFact } from '#contracts/steps/step.ts';
import { defineWords, type Language } from './words.ts';

/** Names of the facts that a step asks for, within a sentence; consents are no facts. */
export const factWords = defineWords({
  'es-MX': {
    email: 'correo',
    phone: 'teléfono',
    curp: 'CURP',
    name: 'nombre',
    address: 'domicilio',
    location: 'ubicación',
    ine: 'INE',
    selfie: 'selfie',
    tax: 'datos fiscales',
    signature: 'firma',
    references: 'referencias',
  } satisfies Record<Exclude<SharedFact, 'consents'>, string>,
  en: {
    email: 'e-mail',
    phone: 'phone',
    curp: 'CURP',
    name: 'name',
    address: 'address',
    location: 'location',
    ine: 'INE card',
    selfie: 'selfie',
    tax: 'tax details',
    signature: 'signature',
    references: 'references',
  },
});

/** Names of the things that the person should have at hand, and the reasons. */
export const bringWords = defineWords({
  'es-MX': {
    ine: 'Tu INE vigente',
    ine_why: 'Le tomaremos foto por los dos lados',
    csf: 'Constancia de Situación Fiscal',
    csf_why: 'Basta con su código QR',
    proof_of_address: 'Comprobante de domicilio',
    proof_of_address_why: 'De los últimos tres meses',
    phone: 'Tu teléfono',
    phone_why: 'Te llegará un código',
  } satisfies Record<Bring | `${Bring}_why`, string>,
  en: {
    ine: 'Your current INE card',
    ine_why: 'We’ll photograph both sides',
    csf: 'Tax certificate (Constancia de Situación Fiscal)',
    csf_why: 'Its QR code is enough',
    proof_of_address: 'Proof of address',
    proof_of_address_why: 'From the last three months',
    phone: 'Your phone',
    phone_why: 'A code will arrive on it',
  },
});

/** The fact that a thing at hand proves, so that it need not be named again. */
const factOf: Partial<Record<string, string>> = { ine: 'ine', csf: 'tax', phone: 'phone', proof_of_address: 'address' };

/** Facts whose Spanish word is a plural: "tus datos fiscales y firma". */
const plural = new Set<string>(['tax', 'references']);

/** Lists the facts in words ("tu correo, CURP y domicilio"); empty if there are none. Facts without a word in this build are left out. */
export function factsInWords(facts: Iterable<string>, language: Language, atHand: Iterable<string> = []): string {
  const redundant = new Set(Array.from(atHand, (thing) => factOf[thing]));
  const table: Record<string, string> = factWords[language];
  const keys = [...new Set(facts)].filter((fact) => Object.hasOwn(table, fact) && !redundant.has(fact));
  if (keys.length === 0) return '';
  const yours = language === 'en' ? 'your' : plural.has(keys[0]!) ? 'tus' : 'tu';
  return `${yours} ${new Intl.ListFormat(language, { type: 'conjunction' }).format(keys.map((fact) => table[fact]!))}`;
}
