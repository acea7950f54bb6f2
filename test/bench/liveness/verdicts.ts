import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { LivenessAnswer } from '#contracts/steps/liveness-step.ts';
import { wilson } from '#platform/foreign-files/face-model/error-rates.ts';
import type { FaceSeconds } from './timed-faces.ts';

/** What came of one film. `no_face`: the finder found no face in some picture, so nothing else was judged. */
export type Verdict = Pick<LivenessAnswer, 'challenge' | 'trouble' | 'relief'> & { seconds: FaceSeconds };

export const isLost = ({ trouble }: Verdict): boolean => trouble === 'no_face';

/** The verdicts of each row. With a file, they are added to it, and those that it has already count. */
export class Verdicts {
  readonly #file: string | null;
  readonly #rows = new Map<string, Verdict[]>();

  constructor(file: string | null) {
    this.#file = file;
    if (file === null || !existsSync(file)) return;
    // A line that was cut off when the bench was stopped is left out.
    for (const line of readFileSync(file, 'utf8')
      .split('\n')
      .filter((text) => text.endsWith('}'))) {
      const { row, ...verdict } = JSON.parse(line) as Verdict & { row: string };
      this.#keep(row, verdict);
    }
  }

  of(row: string): readonly Verdict[] {
    return this.#rows.get(row) ?? [];
  }

  all(): readonly Verdict[] {
    return [...this.#rows.values()].flat();
  }

  add(row: string, { challenge, trouble, relief, seconds }: Verdict): void {
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify({ row, challenge, trouble, relief, seconds })}\n`);
    this.#keep(row, { challenge, trouble, relief, seconds });
  }

  #keep(row: string, verdict: Verdict): void {
    this.#rows.set(row, [...this.of(row), verdict]);
  }
}

/** Returns a share with Wilson's interval of 95 %, in per cent. */
export function share(hits: number, count: number): string {
  if (count === 0) return '–';
  const [low, high] = wilson({ errors: hits, trials: count });
  const percent = (value: number) => Math.round(100 * value);
  return `${hits}/${count} = ${percent(hits / count)} % (${percent(low)}–${percent(high)})`;
}

/** Returns one row of the table: what the films of a row came to. */
export function summary(verdicts: readonly Verdict[]): Record<string, string | number> {
  const found = verdicts.filter((verdict) => !isLost(verdict));
  const passed = found.filter(({ challenge }) => challenge === 'passed').length;
  const reliefs = found.flatMap(({ relief }) => relief ?? []).sort((one, other) => one - other);
  const quantile = (part: number) => (reliefs[Math.min(reliefs.length - 1, Math.floor(part * reliefs.length))] ?? 0).toFixed(2);
  const why = new Map<string, number>();
  for (const { challenge, trouble } of found)
    if (trouble) why.set(`${challenge} ${trouble}`, (why.get(`${challenge} ${trouble}`) ?? 0) + 1);
  return {
    lost: verdicts.length - found.length,
    passed: share(passed, found.length),
    'not passed': [...why].map(([reason, count]) => `${count} ${reason}`).join(', '),
    relief: reliefs.length > 0 ? `${quantile(0.5)} (${quantile(0.05)} … ${quantile(0.95)})` : '',
  };
}
