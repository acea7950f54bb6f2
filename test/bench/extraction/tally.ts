import { compare, type Outcome } from '../../specimens/compare.ts';
import { distance } from '../../suites/reader/scores.ts';
import { median } from '../capture/row.ts';

/** One reader's results for some documents. */
export interface Tally {
  documents: number;
  outcomes: Outcome[];
  /** Seconds of processor time of each document, child processes included. */
  seconds: number[];
  /** Characters to insert, delete or replace to get the expected texts, and the number of expected characters. */
  errors: number;
  signs: number;
}

const empty = (): Tally => ({ documents: 0, outcomes: [], seconds: [], errors: 0, signs: 0 });

/** Collects tallies by table row and reader. */
export class Scores {
  readonly #rows = new Map<string, Map<string, Tally>>();
  readonly #counts: (path: string) => boolean;

  /** @param counts Returns whether a field counts, from its path; by default all fields count. */
  constructor(counts: (path: string) => boolean = () => true) {
    this.#counts = counts;
  }

  /** Adds a document, and returns its fields that were not read exactly. */
  add(row: string, reader: string, { truth, data, seconds }: { truth: unknown; data: unknown; seconds: number }): Outcome[] {
    const readers = this.#rows.get(row) ?? new Map<string, Tally>();
    this.#rows.set(row, readers);
    const tally = readers.get(reader) ?? empty();
    readers.set(reader, tally);
    const outcomes = compare(truth, data).filter(({ path }) => this.#counts(path));
    tally.documents++;
    tally.seconds.push(seconds);
    tally.outcomes.push(...outcomes);
    for (const { expected, actual } of outcomes) {
      if (typeof expected !== 'string') continue;
      tally.signs += expected.length;
      tally.errors += distance(typeof actual === 'string' ? actual : '', expected);
    }
    return outcomes.filter(({ outcome }) => outcome !== 'exact');
  }

  /** Returns all rows as a Markdown table; a reader without a result for a row has dashes. */
  table(head: string, readers: readonly string[]): string {
    const columns = readers.flatMap((reader) => [`${reader}: exact %`, 'wrong %', 'CER %', 'CPU s']);
    const lines = [...this.#rows]
      .filter(([, tallies]) => [...tallies.values()].some(({ outcomes }) => outcomes.length > 0))
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([row, tallies]) => {
        const [first] = tallies.values();
        const cells = readers.flatMap((reader) => cellsOf(tallies.get(reader)));
        return `| ${row} | ${first!.documents} | ${first!.outcomes.length} | ${cells.join(' | ')} |`;
      });
    return [`| ${head} | Documents | Fields | ${columns.join(' | ')} |`, `|---|--:|--:|${'--:|'.repeat(columns.length)}`, ...lines].join(
      '\n',
    );
  }
}

function cellsOf(tally: Tally | undefined): string[] {
  if (!tally) return ['–', '–', '–', '–'];
  const { outcomes, errors, signs, seconds } = tally;
  const share = (kind: Outcome['outcome']) =>
    ((100 * outcomes.filter(({ outcome }) => outcome === kind).length) / outcomes.length).toFixed(1);
  return [share('exact'), share('wrong'), ((100 * errors) / Math.max(1, signs)).toFixed(1), median(seconds).toFixed(2)];
}
