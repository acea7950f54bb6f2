import { addressTexts } from '#contracts/people/addresses.ts';
import { type PrintedAddress, splitPrinted } from '#mexico/places/printed-address.ts';
import { plainText } from '#mexico/plain-text.ts';
import { similarity } from './similarity.ts';

type AddressMember = (typeof addressTexts)[number];

export type AddressTexts = Readonly<Record<AddressMember, string | null>>;

/** The members that must be equal, because numbers with one different digit mean another house. */
const EXACT_MEMBERS: readonly AddressMember[] = ['ext_num', 'int_num', 'zip_code'];

/** Maximum number of a member's characters that are compared. */
const MAX_CHARACTERS = 100;

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

/** Maps a printed address to the members of an address. A state that no postal code names stays as printed. */
export function printedTexts(printed: PrintedAddress): AddressTexts {
  const texts = splitPrinted(printed);
  return { ...texts, city: null, state: texts.state || printed.province };
}

/**
 * Returns the similarity of two addresses by member, 0 to 1 with two decimals: the edits of `similarity.ts` on texts in capitals, without
 * accents and with uniform abbreviations. `ext_num`, `int_num` and `zip_code` are 0 or 1. A member that both lack is 1; `general_score`
 * is the mean of the members that at least one address has.
 */
export function addressesSimilarity(one: AddressTexts, other: AddressTexts): Record<AddressMember | 'general_score', number> {
  const texts = (member: AddressMember) =>
    [one, other].map((address) => normalizeSpelling(member, plainText((address[member] ?? '').slice(0, MAX_CHARACTERS))));
  const scores = addressTexts.map((member) => {
    const [mine = '', theirs = ''] = texts(member);
    return { member, isSaid: mine !== '' || theirs !== '', score: similarity(mine, theirs, EXACT_MEMBERS.includes(member) ? 1 : 0) };
  });
  const presentScores = scores.filter(({ isSaid }) => isSaid);
  const mean = presentScores.length === 0 ? 1 : presentScores.reduce((sum, { score }) => sum + score, 0) / presentScores.length;
  const members = Object.fromEntries(scores.map(({ member, score }) => [member, roundScore(score)])) as Record<AddressMember, number>;
  return { ...members, general_score: roundScore(mean) };
}

const normalizeSpelling = (member: AddressMember, text: string) => (member === 'street' || member === 'colony' ? spelledOut(text) : text);
const roundScore = (score: number) => Math.round(100 * score) / 100;
