import { type CodeFormat, codeFormats } from '../../vision/codes/code.ts';
import { type Contender, contenders } from '../codes/contenders.ts';
import { type Hardship, hardships, scene } from '../codes/scenes.ts';

/**
 * How many codes of drawn and spoiled pictures each reader reads, and in what time. Rates are a ranking, not a promise:
 * no picture comes from a camera. `-- codes 70` takes the first 70 pictures.
 */

const PICTURES = 308;

interface Outcome {
  format: CodeFormat;
  hardship: Hardship;
  read: boolean;
  wrong: string[];
  ms: number;
}

export async function run([count]: readonly string[]): Promise<void> {
  const pictures = Number(count ?? PICTURES);
  const readers = await contenders();
  const outcomes = new Map<Contender, Outcome[]>(readers.map((reader) => [reader, []]));
  for (let number = 0; number < pictures; number++) {
    const { format, hardship, text, picture } = await scene(number);
    for (const reader of readers) {
      const before = process.cpuUsage();
      const codes = await reader.read(picture);
      const { user, system } = process.cpuUsage(before);
      const wrong = codes
        .filter((code) => code.text !== text || code.format !== format)
        .map((code) => `${number} ${code.format} ${code.text}`);
      const read = codes.some((code) => code.text === text && code.format === format);
      outcomes.get(reader)!.push({ format, hardship, read, wrong, ms: (user + system) / 1000 });
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${number + 1}/${pictures}`);
  }
  print(outcomes);
}

function print(outcomes: ReadonlyMap<Contender, readonly Outcome[]>): void {
  const heads = [...codeFormats, 'wrong', 'ms read', 'ms missed'];
  console.log(`\n${''.padEnd(20)}${heads.map((head) => head.padStart(18)).join('')}`);
  for (const [{ name }, all] of outcomes) {
    const rates = codeFormats.map((format) => rate(all.filter((one) => one.format === format)));
    const times = [true, false].map((read) => median(all.filter((one) => one.read === read).map(({ ms }) => ms)));
    const cells = [...rates, String(all.flatMap(({ wrong }) => wrong).length), ...times.map((ms) => ms.toFixed(0))];
    console.log(`${name.padEnd(20)}${cells.map((cell) => cell.padStart(18)).join('')}`);
  }
  for (const format of codeFormats) {
    console.log(`\n${format.padEnd(20)}${hardships.map((hardship) => hardship.padStart(12)).join('')}`);
    for (const [{ name }, all] of outcomes) {
      const cells = hardships.map((hardship) => {
        const some = all.filter((one) => one.format === format && one.hardship === hardship);
        return `${some.filter(({ read }) => read).length}/${some.length}`;
      });
      console.log(`${name.padEnd(20)}${cells.map((cell) => cell.padStart(12)).join('')}`);
    }
  }
  for (const [{ name }, all] of outcomes) for (const { wrong } of all) for (const text of wrong) console.log(`wrong: ${name}: ${text}`);
}

function rate(outcomes: readonly Outcome[]): string {
  const read = outcomes.filter((one) => one.read).length;
  return outcomes.length === 0 ? '-' : `${read}/${outcomes.length} ${((100 * read) / outcomes.length).toFixed(1)} %`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
