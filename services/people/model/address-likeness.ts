import type { PrintedAddress } from '#contracts/steps/step.ts';
import { entityName } from '#mexico/entities.ts';
import { entityOfPostalCode } from '#mexico/places/postal-code.ts';
import { streetParts } from '#mexico/places/printed-street.ts';
import { plainText } from '#mexico/plain-text.ts';
import { similarity } from './similarity.ts';

/** The members of an address that are compared with those of another. */
const ADDRESS_MEMBERS = ['city', 'state', 'colony', 'street', 'ext_num', 'int_num', 'zip_code', 'municipality'] as const;
type AddressMember = (typeof ADDRESS_MEMBERS)[number];

export type AddressTexts = Readonly<Record<AddressMember, string | null>>;

/** Numbers: one digit more is another house. */
const EXACT: readonly AddressMember[] = ['ext_num', 'int_num', 'zip_code'];

/** Characters of a member that are looked at. */
const LONGEST = 100;

/** Words of streets and neighbourhoods that are written in many ways. One that says nothing is left out. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map([
  ...(['C', 'CALLE'] as const).map((word) => [word, ''] as const),
  ...(['COL', 'COLONIA', 'FRACC', 'FRACCIONAMIENTO'] as const).map((word) => [word, ''] as const),
  ...Object.entries({ AV: 'AVENIDA', AVE: 'AVENIDA', BLVD: 'BOULEVARD', CALZ: 'CALZADA', CDA: 'CERRADA', PRIV: 'PRIVADA' }),
  ...Object.entries({ AND: 'ANDADOR', CTO: 'CIRCUITO', PROL: 'PROLONGACION' }),
]);

/** A street or neighbourhood in one spelling; one that is nothing but such words stays as it is. */
function spelledOut(text: string): string {
  const words = text.split(' ').map((word) => SAME_WORDS.get(word) ?? word);
  return words.filter(Boolean).join(' ') || text;
}

/** Maps a printed address to the members of an address. Its “city” is the municipality; the postal code gives the state. */
export function printedTexts({ street, neighborhood, zip_code, city, province }: PrintedAddress): AddressTexts {
  const parts = streetParts(street ?? '');
  const entity = zip_code === null ? null : entityOfPostalCode(zip_code);
  return {
    ...{ street: parts.street || null, ext_num: parts.ext_num || null, int_num: parts.int_num || null },
    ...{ colony: neighborhood, municipality: city, city: null, state: (entity && entityName(entity)) ?? province, zip_code },
  };
}

/**
 * How alike two addresses of a person are, 0 to 1 with two decimals, by the edits of `similarity.ts` on texts in capitals without accents, the kinds of streets in one spelling.
 * `ext_num`, `int_num` and `zip_code` are the same or not. A member that neither has is alike; `general_score` is the mean of those that one
 * of them has.
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
