import type { PrintedAddress } from '#contracts/steps/step.ts';
import { entityName } from '#mexico/entities.ts';
import { entityOfPostalCode } from '#mexico/places/postal-code.ts';
import { streetParts } from '#mexico/places/printed-street.ts';
import { plainText } from '#mexico/plain-text.ts';
import { similarity } from './similarity.ts';

/** The members by which two addresses are compared. */
const ADDRESS_MEMBERS = ['city', 'state', 'colony', 'street', 'ext_num', 'int_num', 'zip_code', 'municipality'] as const;
type AddressMember = (typeof ADDRESS_MEMBERS)[number];

export type AddressTexts = Readonly<Record<AddressMember, string | null>>;

/** The members that must be equal, because numbers with one different digit mean another house. */
const EXACT: readonly AddressMember[] = ['ext_num', 'int_num', 'zip_code'];

/** The most characters of a member that are compared. */
const LONGEST = 100;

/** Maps abbreviated words of streets and neighbourhoods to one spelling. Words without meaning map to an empty text and are dropped. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map([
  ...(['C', 'CALLE'] as const).map((word) => [word, ''] as const),
  ...(['COL', 'COLONIA', 'FRACC', 'FRACCIONAMIENTO'] as const).map((word) => [word, ''] as const),
  ...Object.entries({ AV: 'AVENIDA', AVE: 'AVENIDA', BLVD: 'BOULEVARD', CALZ: 'CALZADA', CDA: 'CERRADA', PRIV: 'PRIVADA' }),
  ...Object.entries({ AND: 'ANDADOR', CTO: 'CIRCUITO', PROL: 'PROLONGACION' }),
]);

/** Returns a street or neighbourhood in one spelling; unchanged if every word would be dropped. */
function spelledOut(text: string): string {
  const words = text.split(' ').map((word) => SAME_WORDS.get(word) ?? word);
  return words.filter(Boolean).join(' ') || text;
}

/** Maps a printed address to the members of an address. Its “city” is the municipality; the state is derived from the postal code. */
export function printedTexts({ street, neighborhood, zip_code, city, province }: PrintedAddress): AddressTexts {
  const parts = streetParts(street ?? '');
  const entity = zip_code === null ? null : entityOfPostalCode(zip_code);
  return {
    ...{ street: parts.street || null, ext_num: parts.ext_num || null, int_num: parts.int_num || null },
    ...{ colony: neighborhood, municipality: city, city: null, state: (entity && entityName(entity)) ?? province, zip_code },
  };
}

/**
 * Returns the similarity of two addresses by member, 0 to 1 with two decimals: the edits of `similarity.ts` on texts in capitals, without
 * accents and with uniform abbreviations. `ext_num`, `int_num` and `zip_code` are 0 or 1. A member that both lack is 1; `general_score`
 * is the mean of the members that at least one address has.
 */
export function addressesSimilarity(one: AddressTexts, other: AddressTexts): Record<AddressMember | 'general_score', number> {
  const texts = (member: AddressMember) =>
    [one, other].map((address) => normalizeSpelling(member, plainText((address[member] ?? '').slice(0, LONGEST))));
  const scores = ADDRESS_MEMBERS.map((member) => {
    const [mine = '', theirs = ''] = texts(member);
    return { member, isSaid: mine !== '' || theirs !== '', score: similarity(mine, theirs, EXACT.includes(member) ? 1 : 0) };
  });
  const presentScores = scores.filter(({ isSaid }) => isSaid);
  const mean = presentScores.length === 0 ? 1 : presentScores.reduce((sum, { score }) => sum + score, 0) / presentScores.length;
  const members = Object.fromEntries(scores.map(({ member, score }) => [member, roundScore(score)])) as Record<AddressMember, number>;
  return { ...members, general_score: roundScore(mean) };
}

const normalizeSpelling = (member: AddressMember, text: string) => (member === 'street' || member === 'colony' ? spelledOut(text) : text);
const roundScore = (score: number) => Math.round(100 * score) / 100;
