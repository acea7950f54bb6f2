import { plainText } from '../../platform/plain-text.ts';
import { similarity } from '../similarity.ts';

/** The members of an address that are compared with those of another. */
const COMPARED = ['city', 'state', 'colony', 'street', 'ext_num', 'int_num', 'zip_code', 'municipality'] as const;
type Compared = (typeof COMPARED)[number];

export type AddressTexts = Readonly<Record<Compared, string | null>>;

/** Numbers: one digit more is another house. */
const EXACT: readonly Compared[] = ['ext_num', 'int_num', 'zip_code'];

/** Characters of a member that are looked at. */
const LONGEST = 100;

/**
 * How alike two addresses of a person are, 0 to 1 with two decimals, by the edits of `similarity.ts` on texts in capitals without accents.
 * `ext_num`, `int_num` and `zip_code` are the same or not. A member that neither has is alike; `general_score` is the mean of those that one
 * of them has.
 */
export function addressesSimilarity(one: AddressTexts, other: AddressTexts): Record<Compared | 'general_score', number> {
  const texts = (member: Compared) => [one, other].map((address) => plainText((address[member] ?? '').slice(0, LONGEST)));
  const scores = COMPARED.map((member) => {
    const [mine = '', theirs = ''] = texts(member);
    return { member, isSaid: mine !== '' || theirs !== '', score: similarity(mine, theirs, EXACT.includes(member) ? 1 : 0) };
  });
  const stated = scores.filter(({ isSaid }) => isSaid);
  const mean = stated.length === 0 ? 1 : stated.reduce((sum, { score }) => sum + score, 0) / stated.length;
  const members = Object.fromEntries(scores.map(({ member, score }) => [member, rounded(score)])) as Record<Compared, number>;
  return { ...members, general_score: rounded(mean) };
}

const rounded = (score: number) => Math.round(100 * score) / 100;
