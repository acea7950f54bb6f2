import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { BlacklistEntry } from '#contracts/people/blacklists.ts';
import { normalizePhone } from '#mexico/phone.ts';
import { plainText } from '#mexico/plain-text.ts';
import type { AddressRow } from '../model/address-store.ts';
import type { PersonRow } from '../model/person-store.ts';
import { similarity } from '../model/similarity.ts';

export interface BlacklistMatch {
  kind: BlacklistEntry['kind'];
  /** The similarity from 0 to 1. */
  similarity: number;
}

/** The pairs of letters compared before other requests may run: a few milliseconds of work. */
const PAIRS_AT_ONCE = 200_000;
/** The fixed cost of an entry, in pairs of letters. */
const PAIRS_PER_ENTRY = 1_000;

/**
 * Returns the blacklist entries that match a person or an address. Identifiers must be equal. Names and addresses must reach the threshold
 * of similarity (`similarity.ts`), in capitals, without accents, and with sorted words, so that "Pérez Gómez Luisa" matches
 * "Luisa Pérez Gómez".
 */
export async function matchesOf(
  subject: BlacklistSubject,
  entries: readonly BlacklistEntry[],
  threshold: number,
): Promise<BlacklistMatch[]> {
  const texts = textsOf(subject);
  const matches: BlacklistMatch[] = [];
  let pairCount = 0;
  for (const { kind, value } of entries) {
    pairCount += texts[kind].reduce((pairs, text) => pairs + text.length * value.length, PAIRS_PER_ENTRY);
    if (pairCount > PAIRS_AT_ONCE) {
      pairCount = 0;
      await letOthersRun();
    }
    const best = Math.max(0, ...texts[kind].map((text) => similarityTo(kind, text, value, threshold)));
    if (best >= threshold) matches.push({ kind, similarity: best });
  }
  return matches;
}

/** The person or address to check, with the person's contact data. */
interface BlacklistSubject {
  person: PersonRow;
  /** The address to check. Null to check the person. */
  address: AddressRow | null;
  contacts: readonly { email: string | null; phone: string | null }[];
}

function textsOf({ person, address, contacts }: BlacklistSubject): Record<BlacklistEntry['kind'], string[]> {
  const none = { name: [], national_id: [], tax_id: [], email: [], phone: [], address: [] };
  if (address) {
    const { street, ext_num, colony, zip_code } = address;
    return { ...none, address: [sortedWords([street, ext_num, colony, zip_code].join(' '))] };
  }
  const present = (texts: readonly (string | null)[]) => texts.filter((text) => text !== null && text !== '') as string[];
  return {
    ...none,
    name: present([sortedWords([person.name, person.first_lastname, person.second_lastname].join(' '))]),
    national_id: present([identifier(person.national_id)]),
    tax_id: present([person.tax_id && identifier(person.tax_id)]),
    email: present(contacts.map(({ email }) => email && identifier(email))),
    phone: present(contacts.map(({ phone }) => phone && wholeNumber(phone))),
  };
}

function similarityTo(kind: BlacklistEntry['kind'], text: string, value: string, threshold: number): number {
  if (kind === 'name' || kind === 'address') return similarity(text, sortedWords(value), threshold);
  return text === (kind === 'phone' ? wholeNumber(value) : identifier(value)) ? 1 : 0;
}

const identifier = (text: string) => text.trim().toUpperCase();
/** Returns a phone number with its country code; the digits alone if the text is no phone number. */
const wholeNumber = (text: string) => normalizePhone(text) ?? text.replace(/\D/g, '');
const sortedWords = (text: string) => plainText(text).split(' ').filter(Boolean).sort().join(' ');
