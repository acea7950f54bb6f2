import type { Gray } from '../../../vision/gray.ts';
import { serveRequests, startProgram } from '../../platform/foreign-files/worker-process.ts';
import type { Layout, WitnessAnswer, WitnessAsk, WitnessWord } from './messages.ts';

/** The pool kills it sooner; this is for a process whose server died, in milliseconds. */
const LONGEST_MS = 30_000;
/** Bytes of a table of words: no page has more. */
const MOST_BYTES = 4_000_000;
const MOST_WORDS = 5000;

/** Page segmentation modes of tesseract: a single line; sparse text in no particular order. */
const MODES: Readonly<Record<Layout, string>> = { line: '7', page: '11' };

async function read({ program, picture, layout }: WitnessAsk): Promise<WitnessAnswer> {
  const child = startProgram(program, ['-', '-', '-l', 'spa', '--psm', MODES[layout], 'tsv'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // It may end before it has read all of the picture; its exit says so.
  child.stdin!.on('error', () => {});
  child.stdin!.end(portableGray(picture));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of child.stdout! as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) break;
    chunks.push(chunk);
  }
  return (await ended) === 0 ? wordsOf(Buffer.concat(chunks).toString('utf8')) : null;
}

/** PGM: a header of three numbers, then the pixels. */
function portableGray({ data, width, height }: Gray): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), new Uint8Array(data.buffer, data.byteOffset, data.length)]);
}

/** Columns of its table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. Words are of level 5. */
function wordsOf(table: string): readonly WitnessWord[] {
  const words: WitnessWord[] = [];
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    const text = cells[11]?.trim();
    if (cells[0] !== '5' || !text) continue;
    const [x, y, width, height] = cells.slice(6, 10).map(Number) as [number, number, number, number];
    words.push({ text, box: { x, y, width, height } });
    if (words.length === MOST_WORDS) break;
  }
  return words;
}

serveRequests<WitnessAsk, WitnessAnswer>(read, { ready: Promise.resolve(), longestMs: LONGEST_MS, worn: () => false });
