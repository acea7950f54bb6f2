import type { Gray } from '../gray.ts';
import { bestPath, logProbability, type Peak, signsOf } from './best-path.ts';
import { type Columns, columnsBetween, columnsOf, restrict } from './columns.ts';
import { inOneCase } from './letter-case.ts';
import { likeliest, type OddsOf } from './likeliest.ts';
import { type LinePicture, linePicture } from './line-picture.ts';
import type { NetworkMaker } from './network.ts';
import type { Expectation, LineReading, PixelBox } from './reading.ts';
import { readTemplate } from './template.ts';
import { type CalibrationTable, calibrate, readWeights } from './weights.ts';

export interface LineReader {
  /** Signs that the reader knows, the space first. */
  readonly signs: string;
  /**
   * Analyses one upright line of print (at most about two degrees off), from 8 pixels of height, best from 16. Leave a sixth of its height
   * above the letters (for tildes); slivers of neighbours do no harm.
   */
  viewLine(image: Gray, box: PixelBox): LineView;
}

/** An analysed line, quick to read again. It needs 216 bytes of memory per pixel of its length, at a height of 32 rows. */
export interface LineView {
  /** Reads the line, or a part, in pixels. Throws a RangeError for a template of more than 64 positions. */
  read(expected?: Expectation, part?: { readonly left: number; readonly right: number }): LineReading;
}

const LONGEST_TEMPLATE = 64;
const NOTHING: LineReading = { text: '', letters: [], probability: 0, fit: 1 };
/** Identity, for weights without calibration. */
const UNCALIBRATED: CalibrationTable = { from: [0, 1], of: [0, 1] };

/** Opens a reader. `weights` is a file of `tools/reader-training/export.py`. Rejects for invalid weights, or if the kernel cannot start. */
export async function openReader(weights: Uint8Array, network: NetworkMaker): Promise<LineReader> {
  const { signs, height, layers, calibration } = readWeights(weights);
  const apply = await network(layers, height);
  const classes = signs.length + 1;
  const classesOf = (text: string) => [...text].map((sign) => signs.indexOf(sign) + 1).filter((one) => one > 0);

  const readColumns = (columns: Columns, { alphabet, template, odds }: Expectation): PeakReading => {
    if (!template) return byAlphabet(columns, signs, alphabet === undefined ? null : classesOf(alphabet));
    if (template.length > LONGEST_TEMPLATE) throw new RangeError(`A template has at most ${LONGEST_TEMPLATE} positions.`);
    const oddsOf = odds && ((some: readonly number[]) => odds(some.map((one) => signs[one - 1]!).join('')));
    return byTemplate(columns, template.map(classesOf), oddsOf);
  };

  return {
    signs,
    viewLine(image, box) {
      const picture = linePicture(image, box, height);
      if (!picture) return { read: () => NOTHING };
      const logits = apply(picture.data, picture.width);
      // The network halves the width: a column for two pixels.
      const all = columnsOf(logits, classes, Math.min(logits.length / classes, Math.ceil(picture.filled / 2)));
      const columnAt = (x: number) => ((x - box.x) * all.count) / box.width;
      return {
        read(expected = {}, part) {
          const [first, columns] = part ? columnsBetween(all, columnAt(part.left), columnAt(part.right)) : [0, all];
          const reading = readColumns(columns, expected);
          if (reading.peaks.length === 0) return { ...NOTHING, fit: reading.fit };
          const tables = expected.template
            ? { letter: calibration?.templateLetter, line: calibration?.templateLine }
            : { letter: calibration?.letter, line: calibration?.line };
          const places = spread(reading.peaks, first, picture, box);
          const letters = reading.peaks.map((peak, at) => ({
            text: signs[peak.sign - 1]!,
            probability: calibrate(tables.letter ?? UNCALIBRATED, peak.probability),
            x0: places[at]!,
            x1: places[at + 1]!,
          }));
          return {
            text: letters.map(({ text }) => text).join(''),
            letters,
            // Computed on access, because it sums over all alignments and callers that read words do not need it.
            get probability() {
              return calibrate(tables.line ?? UNCALIBRATED, reading.probability());
            },
            fit: reading.fit,
          };
        },
      };
    },
  };
}

/** The reading of a line that does not fit the template. */
const UNLIKE: PeakReading = { peaks: [], probability: () => 0, fit: 0 };

interface PeakReading {
  readonly peaks: readonly Peak[];
  /** Probability that every sign is right, uncalibrated. */
  probability(): number;
  readonly fit: number;
}

/** Reads any text of the allowed classes; all classes if null. */
function byAlphabet(columns: Columns, signs: string, allowed: readonly number[] | null): PeakReading {
  let [within, logMass] = [columns, 0];
  if (allowed) {
    const flags = new Uint8Array(columns.classes);
    for (const one of allowed) flags[one] = 1;
    ({ columns: within, logMass } = restrict(columns, flags));
  }
  within = inOneCase(within, bestPath(within), signs);
  const peaks = bestPath(within);
  return {
    peaks,
    probability: () => Math.exp(logProbability(within, signsOf(peaks))),
    fit: Math.exp(logMass / Math.max(1, peaks.length)),
  };
}

/** Reads a text of the template: the likeliest one by picture and odds. */
function byTemplate(columns: Columns, slots: readonly (readonly number[])[], oddsOf?: OddsOf): PeakReading {
  const first = readTemplate(columns, slots);
  if (!first) return UNLIKE;
  const { signs, probability } = likeliest(columns, slots, first, oddsOf);
  const isFirst = first.peaks.every(({ sign }, at) => sign === signs[at]);
  const only = isFirst
    ? first
    : readTemplate(
        columns,
        Array.from(signs, (sign) => [sign]),
      );
  if (!only) return UNLIKE;
  const sure = only.peaks.map((peak, at) => {
    const { probabilities, classes } = columns;
    const row = columnOf(columns, peak) * classes;
    const whole = slots[at]!.reduce((sum, one) => sum + probabilities[row + one]!, 0);
    return { ...peak, probability: whole > 0 ? peak.probability / whole : 0 };
  });
  return { peaks: sure, probability: () => Math.min(1, probability), fit: Math.min(1, Math.exp(first.logMass / slots.length)) };
}

/** Returns the column of a letter's highest probability. */
function columnOf({ probabilities, classes }: Columns, { first, last, sign }: Peak): number {
  let best = first;
  for (let column = first; column <= last; column++)
    if (probabilities[column * classes + sign]! > probabilities[best * classes + sign]!) best = column;
  return best;
}

/** Returns the boundaries of letters in pixels: halfway between them, and half a letter outside. Peaks count from column `start`. */
function spread(peaks: readonly Peak[], start: number, { filled }: LinePicture, box: PixelBox): number[] {
  const scale = box.width / filled;
  const centers = peaks.map(({ first, last }) => 2 * start + first + last + 1);
  const inner = centers.slice(1).map((center, at) => (centers[at]! + center) / 2);
  const half = centers.length > 1 ? (centers.at(-1)! - centers[0]!) / (centers.length - 1) / 2 : filled / 2;
  const edges = [Math.max(0, centers[0]! - half), ...inner, Math.min(filled, centers.at(-1)! + half)];
  return edges.map((edge) => box.x + edge * scale);
}
