import { type SymbolFormat, symbolFormats } from '#vision/symbols/symbol.ts';
import { type Outcome, readOutcomes } from '../suites/symbols/outcomes.ts';
import { hardships } from '../suites/symbols/scenes.ts';

/**
 * Counts the symbols in drawn and damaged pictures that each decoder reads, and their time. The rates rank the decoders only: no picture is
 * from a camera. `-- codes 70` reads the first 70 pictures.
 */

const PICTURES = 308;
const ORDER = ['jsQR', 'zxing-js', 'zxing-wasm', 'ours without wasm', 'ours'] as const;

export async function run([count]: readonly string[]): Promise<void> {
  const pictures = Number(count ?? PICTURES);
  const started = performance.now();
  const outcomes = await readOutcomes(pictures, (done) => {
    if (process.stderr.isTTY || done % 50 === 0) process.stderr.write(`\r${done}/${pictures}`);
  });
  const by = Object.groupBy(outcomes, ({ contender }) => contender);
  const all = ORDER.map((name) => ({ name, outcomes: by[name] ?? [] }));
  print(all);
  goals(Object.fromEntries(all.map((one) => [one.name, one.outcomes])));
  console.log(`\n${pictures} pictures in ${((performance.now() - started) / 60_000).toFixed(1)} min`);
}

function print(all: readonly { name: string; outcomes: readonly Outcome[] }[]): void {
  const heads = [...symbolFormats, 'all', 'wrong', 'ms read', 'ms missed'];
  console.log(`\n${''.padEnd(20)}${heads.map((head) => head.padStart(18)).join('')}`);
  for (const { name, outcomes } of all) {
    const rates = symbolFormats.map((format) => rate(outcomes.filter((one) => one.format === format)));
    const times = [true, false].map((read) => median(outcomes.filter((one) => one.read === read).map(({ ms }) => ms)));
    const cells = [...rates, rate(outcomes), String(outcomes.flatMap(({ wrong }) => wrong).length), ...times.map((ms) => ms.toFixed(0))];
    console.log(`${name.padEnd(20)}${cells.map((cell) => cell.padStart(18)).join('')}`);
  }
  for (const format of symbolFormats) {
    console.log(`\n${format.padEnd(20)}${hardships.map((hardship) => hardship.padStart(12)).join('')}`);
    for (const { name, outcomes } of all) {
      const cells = hardships.map((hardship) => {
        const some = outcomes.filter((one) => one.format === format && one.hardship === hardship);
        return `${some.filter(({ read }) => read).length}/${some.length}`;
      });
      console.log(`${name.padEnd(20)}${cells.map((cell) => cell.padStart(12)).join('')}`);
    }
  }
  for (const { name, outcomes } of all) for (const text of outcomes.flatMap(({ wrong }) => wrong)) console.log(`wrong: ${name}: ${text}`);
}

/** Prints for each goal of our decoders whether it is met. */
function goals(by: Readonly<Record<string, readonly Outcome[]>>): void {
  const share = (name: (typeof ORDER)[number], format?: SymbolFormat) => {
    const some = (by[name] ?? []).filter((one) => format === undefined || one.format === format);
    // Without a picture of the format the goal is neither met nor missed.
    return some.length === 0 ? Number.NaN : (100 * some.filter(({ read }) => read).length) / some.length;
  };
  const wrong = (['ours', 'ours without wasm'] as const).flatMap((name) => (by[name] ?? []).flatMap((one) => one.wrong));
  const goals: readonly (readonly [goal: string, is: number, least: number])[] = [
    ['QR with wasm at least a point above zxing-wasm', share('ours', 'QRCode'), share('zxing-wasm', 'QRCode') + 1],
    ['QR without wasm at least 84 % of zxing-wasm', share('ours without wasm', 'QRCode'), 0.84 * share('zxing-wasm', 'QRCode')],
    ['PDF417 at least 74 %', Math.min(share('ours', 'PDF417'), share('ours without wasm', 'PDF417')), 74],
    ['Code128 with wasm at least 90 %', share('ours', 'Code128'), 90],
    ['no wrong text', -wrong.length, 0],
  ];
  console.log('');
  for (const [goal, is, least] of goals) console.log(`${is >= least ? 'met   ' : is < least ? 'MISSED' : '-     '} ${goal}`);
}

function rate(outcomes: readonly Outcome[]): string {
  const read = outcomes.filter((one) => one.read).length;
  return outcomes.length === 0 ? '-' : `${read}/${outcomes.length} ${((100 * read) / outcomes.length).toFixed(1)} %`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
