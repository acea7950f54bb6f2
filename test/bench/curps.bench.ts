import { openBank } from '../suites/trust/bank.ts';
import { rankOf, requests, walkBoth } from '../suites/trust/known-and-unknown.ts';

/** The farthest from 0.5 that the probability may be by which a time tells a known CURP: 3.3 standard errors of 500 tries each. */
const LIMIT = 0.06;

/**
 * Compares what a session is answered about a CURP that is on record and one that is not: words, bytes and times of 500 tries each.
 * `npm run bench -- curps [tries]`. Exits with 1 if a word or a byte differs, or a time tells more than the limit.
 */
export async function run([tries = '500']: readonly string[]): Promise<void> {
  const bank = await openBank();
  try {
    const { known, unknown } = await walkBoth(bank, Number(tries));
    const rows = requests.map((request) => {
      const [one, other] = [known[request], unknown[request]];
      const differences = (member: 'text' | 'bytes') => {
        const [mine, theirs] = [one, other].map((list) => new Set<string | number>(list.map((answer) => answer[member])));
        return [...mine!].filter((value) => !theirs!.has(value)).length + [...theirs!].filter((value) => !mine!.has(value)).length;
      };
      const [ofKnown, ofUnknown] = [one, other].map((list) => list.map(({ ms }) => ms)) as [number[], number[]];
      const { later } = rankOf(ofKnown, ofUnknown);
      const told = Math.abs(later - 0.5);
      if (differences('text') + differences('bytes') > 0 || told > LIMIT) process.exitCode = 1;
      return {
        ...{ request, 'other words': differences('text'), 'other bytes': differences('bytes') },
        ...{ 'known (ms)': quartiles(ofKnown), 'unknown (ms)': quartiles(ofUnknown) },
        ...{ 'told by time': told.toFixed(3), limit: LIMIT },
      };
    });
    console.table(rows);
  } finally {
    await bank.close();
  }
}

function quartiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(share * sorted.length)]!.toFixed(1)).join(' ');
}
