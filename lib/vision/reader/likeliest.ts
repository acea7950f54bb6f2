import { logBelief } from './best-path.ts';
import type { Columns } from './columns.ts';
import { likelyTexts } from './likely-texts.ts';
import type { TemplateReading } from './template.ts';

/** How much oftener a text stands on paper than others of its template; 1 in the mean. */
export type OddsOf = (signs: readonly number[]) => number;

/** Texts that are weighed. */
const MOST = 64;
/** What is read so surely, and is no rarer than others, needs none beside it. */
const CLEAR = 0.9;

/**
 * The likeliest text by columns and odds, and the belief in it. What was not weighed has the odds of the mean: a text that fits by chance is
 * believed no more than that.
 */
export function likeliest(
  columns: Columns,
  slots: readonly (readonly number[])[],
  { peaks, logMass }: TemplateReading,
  oddsOf: OddsOf | undefined,
): { signs: readonly number[]; belief: number } {
  const weigh = (signs: readonly number[]) => {
    const share = Math.min(1, Math.exp(logBelief(columns, signs) - logMass));
    return { signs, share, weight: share * (oddsOf?.(signs) ?? 1) };
  };
  const first = weigh(peaks.map(({ sign }) => sign));
  const isClear = !oddsOf || (first.share >= CLEAR && first.weight >= first.share);
  const others = isClear ? [] : likelyTexts(columns, slots, MOST).filter((signs) => signs.some((sign, at) => sign !== first.signs[at]));
  const candidates = [first, ...others.map(weigh)];
  const best = candidates.reduce((one, other) => (other.weight > one.weight ? other : one));
  const rest = Math.max(0, 1 - candidates.reduce((sum, { share }) => sum + share, 0));
  const whole = candidates.reduce((sum, { weight }) => sum + weight, rest);
  return { signs: best.signs, belief: whole > 0 ? best.weight / whole : 0 };
}
