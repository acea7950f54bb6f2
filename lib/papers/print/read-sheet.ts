import type { Gray } from '#vision/gray.ts';
import { quarterTurn } from '#vision/quarter-turn.ts';
import { findLines } from '#vision/reader/find-lines.ts';
import type { LineReader } from '#vision/reader/reader.ts';
import type { Letter, LineReading, PixelBox } from '#vision/reader/reading.ts';
import { straighten } from '#vision/reader/skew.ts';
import { readCodes } from './codes.ts';
import { readEmails } from './emails.ts';
import { inkOf, median } from './ink.ts';
import { wordsOf } from './words.ts';

/** Most lines that are read: more is texture. */
const MOST_LINES = 600;
/** Lines that are read to find which side is up. */
const SAMPLE = 6;
/** Mean probability of letters from which a sheet is upright or upside down; letters on their side have less. */
const UPRIGHT = 0.9;
/** Mean probability that upside-down letters do not reach: at most 0.86 on 66 drawn sheets of nine kinds. */
const NOT_ON_HEAD = 0.92;
/** Least mean probability of letters in a line: other lines are texture, a portrait or a symbol. Lines of few letters need more. */
const LEAST_PROBABILITY = 0.5;
const FEW_LETTERS = 3;
const LEAST_IN_FEW = 0.85;
/** Least probability of a single letter, which may be a shape in a picture, and its largest height, in heights of most lines. */
const LEAST_IN_ONE = 0.97;
const HIGHEST_ALONE = 2;
/** Width, in heights, and share of the usual contrast below which a line is texture and is not read. */
const NARROW = 3.5;
const FAINT = 0.33;
/** Longest line that is sampled, in line heights. */
const LONG_LINE = 18;

/** Reads the words of a sheet, whichever side is up. Returns also the upright sheet, and the quarter turns that were applied, clockwise. */
export function readSheet(reader: LineReader, sheet: Gray) {
  const { image, turn, boxes, views } = upright(reader, sheet);
  const inks = boxes.slice(0, MOST_LINES).map((box) => inkOf(image, box));
  const contrast = median(inks.filter(({ box }) => views.has(box)).map((ink) => ink.contrast));
  const lines = inks.flatMap((ink) => {
    const { box } = ink;
    if (box.width < NARROW * box.height && ink.contrast < FAINT * contrast) return [];
    const view = views.get(box) ?? reader.viewLine(image, box);
    const reading = view.read();
    if (!isPrint(reading)) return [];
    return { box, letters: reading.letters.length, words: readEmails(view, ink, readCodes(view, wordsOf(ink, reading))) };
  });
  const usual = median(lines.map(({ box }) => box.height));
  const words = lines.filter(({ box, letters }) => letters > 1 || box.height < HIGHEST_ALONE * usual).flatMap((line) => line.words);
  return { image, turn, words };
}

/** Levels the sheet and turns it upright: the quarter turn whose letters have the highest mean probability. */
function upright(reader: LineReader, sheet: Gray) {
  let best: (ReturnType<typeof sampleOf> & { turn: number }) | null = null;
  for (const quarter of [0, 1]) {
    const level = straighten(quarterTurn(sheet, quarter));
    for (const half of [0, 2]) {
      const image = quarterTurn(level.image, half);
      const sample = { ...sampleOf(reader, image, findLines(image, half ? undefined : level.blobs)), turn: quarter + half };
      if (!best || sample.probability > best.probability) best = sample;
      if (best.probability >= NOT_ON_HEAD) return best;
    }
    if (best!.probability >= UPRIGHT) break;
  }
  return best!;
}

/** Reads a sample of a sheet's lines, the longest. `probability`: the mean probability of their letters; 0 if there are few letters. */
function sampleOf(reader: LineReader, image: Gray, boxes: readonly PixelBox[]) {
  const shape = ({ width, height }: PixelBox) => Math.min(width / height, LONG_LINE);
  const some = [...boxes].sort((one, other) => shape(other) - shape(one)).slice(0, SAMPLE);
  const views = new Map(some.map((box) => [box, reader.viewLine(image, box)]));
  const letters = [...views.values()].flatMap((view) => view.read().letters);
  return { image, boxes, views, probability: letters.length < 2 * SAMPLE ? 0 : meanProbability(letters) };
}

function isPrint({ letters }: LineReading): boolean {
  if (letters.length === 1) return meanProbability(letters) >= LEAST_IN_ONE;
  return meanProbability(letters) >= (letters.length <= FEW_LETTERS ? LEAST_IN_FEW : LEAST_PROBABILITY);
}

/** Returns the mean probability of letters; 0 without letters. */
const meanProbability = (letters: readonly Letter[]) =>
  letters.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, letters.length);
