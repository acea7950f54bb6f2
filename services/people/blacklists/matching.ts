import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { BlacklistEntry } from '#contracts/people/blacklists.ts';
import { normalizePhone } from '#mexico/phone.ts';
import { plainText } from '#mexico/plain-text.ts';
import type { AddressRow } from '../model/address-store.ts';
import type { PersonRow } from '../model/person-store.ts';
import { similarity } from '../model/similarity.ts';

export interface BlacklistMatch {
  kind: BlacklistEntry['kind'];
  /** 0 to 1. */
  similarity: number;
}

/** Pairs of letters that are compared before others get their turn: a few milliseconds. */
const AT_ONCE = 200_000;
/** What an entry takes beside its letters, in such pairs. */
const ENTRY = 1_000;

/**
 * The entries that say the same as the person or the address. Identifiers have to be the same; names and addresses as alike as the
 * threshold asks (`similarity.ts`), in capitals, without accents, and with their words in alphabetical order, so that "Pérez Gómez Luisa"
 * is "Luisa Pérez Gómez".
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
    pairCount += texts[kind].reduce((pairs, text) => pairs + text.length * value.length, ENTRY);
    if (pairCount > AT_ONCE) {
      pairCount = 0;
      await letOthersRun();
    }
    const alike = Math.max(0, ...texts[kind].map((text) => alikeness(kind, text, value, threshold)));
    if (alike >= threshold) matches.push({ kind, similarity: alike });
  }
  return matches;
}

/** A person, or one of their addresses, and how they are reached. */
export interface BlacklistSubject {
  person: PersonRow;
  /** Null where the person is meant. */
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

function alikeness(kind: BlacklistEntry['kind'], text: string, value: string, threshold: number): number {
  if (kind === 'name' || kind === 'address') return similarity(text, sortedWords(value), threshold);
  return text === (kind === 'phone' ? wholeNumber(value) : identifier(value)) ? 1 : 0;
}

const identifier = (text: string) => text.trim().toUpperCase();
/** The whole number with its country; of what is no number, its figures. */
const wholeNumber = (text: string) => normalizePhone(text) ?? text.replace(/\D/g, '');
const sortedWords = (text: string) => plainText(text).split(' ').filter(Boolean).sort().join(' ');
