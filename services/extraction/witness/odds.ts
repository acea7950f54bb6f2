import measured from './odds.json' with { type: 'json' };

/** How often the witness says the same as our reader, where ours is right and where it is wrong; 0 to 1. */
export interface AgreementOdds {
  /** How many were measured. */
  readonly lines: number;
  readonly whenRight: number;
  readonly whenWrong: number;
}

/** A class of text as `npm run bench -- witness-odds` measures it; `any` for one that was not measured by itself. */
export type TextClass = keyof typeof measured;

/**
 * The probability of a text that the witness says too (Bayes). A witness that says something else takes nothing away: with it no
 * value is left out that would stand without.
 */
export function withAgreement(probability: number, kind: TextClass): number {
  const { whenRight, whenWrong }: AgreementOdds = measured[kind];
  if (whenWrong >= whenRight) return probability;
  return (probability * whenRight) / (probability * whenRight + (1 - probability) * whenWrong);
}
