import { logProbability, signsOf } from './best-path.ts';
import type { Columns } from './columns.ts';
import { likelyTexts } from './likely-texts.ts';
import type { TemplateReading } from './template.ts';

/** Returns how likely a text is compared to the mean text of its template, whose odds are 1. */
export type OddsOf = (signs: readonly number[]) => number;

/** Maximum number of texts that are compared. */
const MAX_TEXTS = 64;
/** If the first text has at least this probability, no other texts are compared. */
const CLEAR_PROBABILITY = 0.9;

/** Returns the likeliest text by columns and odds. Texts that are not compared count with odds 1, so an accidental fit stays unlikely. */
export function likeliest(
  columns: Columns,
  slots: readonly (readonly number[])[],
  { peaks, logMass }: TemplateReading,
  oddsOf: OddsOf | undefined,
): { signs: readonly number[]; probability: number } {
  const weigh = (signs: readonly number[]) => {
    const share = Math.min(1, Math.exp(logProbability(columns, signs) - logMass));
    return { signs, share, weight: share * (oddsOf?.(signs) ?? 1) };
  };
  const first = weigh(signsOf(peaks));
  const isClear = !oddsOf || (first.share >= CLEAR_PROBABILITY && first.weight >= first.share);
  const others = isClear
    ? []
    : likelyTexts(columns, slots, MAX_TEXTS).filter((signs) => signs.some((sign, at) => sign !== first.signs[at]));
  const candidates = [first, ...others.map(weigh)];
  const best = candidates.reduce((one, other) => (other.weight > one.weight ? other : one));
  const rest = Math.max(0, 1 - candidates.reduce((sum, { share }) => sum + share, 0));
  const totalWeight = candidates.reduce((sum, { weight }) => sum + weight, rest);
  return { signs: best.signs, probability: totalWeight > 0 ? best.weight / totalWeight : 0 };
}
