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
   * Analyses one line of print, turned by at most about two degrees. `box` is at least 8 pixels high; from 16 the reading is best. Leave a
   * sixth of its height above the letters (for tildes); slivers of neighbouring lines do no harm.
   */
  viewLine(image: Gray, box: PixelBox): LineView;
}

/** An analysed line, quick to read again. It needs 216 bytes of memory per pixel of its length, at a height of 32 rows. */
export interface LineView {
  /** Reads the line, or a part, in pixels. Throws a RangeError for a template of more than 64 positions. */
  read(expected?: Expectation, part?: { readonly left: number; readonly right: number }): LineReading;
}

/** Maximum number of positions of a template. */
const LONGEST_TEMPLATE = 64;
const NOTHING: LineReading = { text: '', letters: [], probability: 0, fit: 1 };
/** The table for weights without calibration: it maps each probability to itself. */
const UNCALIBRATED: CalibrationTable = { from: [0, 1], of: [0, 1] };

/**
 * Opens a reader. `weights` is a file of `tools/reader-training/export.py`. Rejects if the weights are invalid, or if the network's
 * WebAssembly module does not start.
 */
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
          const [start, columns] = part ? columnsBetween(all, columnAt(part.left), columnAt(part.right)) : [0, all];
          const reading = readColumns(columns, expected);
          if (reading.peaks.length === 0) return { ...NOTHING, fit: reading.fit };
          const tables = expected.template
            ? { letter: calibration?.templateLetter, line: calibration?.templateLine }
            : { letter: calibration?.letter, line: calibration?.line };
          const boundaries = letterBoundaries(reading.peaks, start, picture, box);
          const letters = reading.peaks.map((peak, at) => ({
            text: signs[peak.sign - 1]!,
            probability: calibrate(tables.letter ?? UNCALIBRATED, peak.probability),
            x0: boundaries[at]!,
            x1: boundaries[at + 1]!,
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
const NO_MATCH: PeakReading = { peaks: [], probability: () => 0, fit: 0 };

interface PeakReading {
  readonly peaks: readonly Peak[];
  /** Returns the uncalibrated probability that every sign is right. */
  probability(): number;
  /** Share (0 to 1) of the network's probability, per letter, that lies on signs which the alphabet or template permits. */
  readonly fit: number;
}

/** Reads a text of any length from the allowed classes. `allowed` null: all classes. */
function byAlphabet(columns: Columns, signs: string, allowed: readonly number[] | null): PeakReading {
  // Logarithm of the probability that the line has only allowed classes.
  let logMass = 0;
  let allowedColumns = columns;
  if (allowed) {
    const flags = new Uint8Array(columns.classes);
    for (const one of allowed) flags[one] = 1;
    ({ columns: allowedColumns, logMass } = restrict(columns, flags));
  }
  allowedColumns = inOneCase(allowedColumns, bestPath(allowedColumns), signs);
  const peaks = bestPath(allowedColumns);
  return {
    peaks,
    probability: () => Math.exp(logProbability(allowedColumns, signsOf(peaks))),
    fit: Math.exp(logMass / Math.max(1, peaks.length)),
  };
}

/**
 * Reads the likeliest text that the template permits, by the picture and by `oddsOf`. A slot holds the classes that are allowed at its
 * position.
 */
function byTemplate(columns: Columns, slots: readonly (readonly number[])[], oddsOf?: OddsOf): PeakReading {
  const byPicture = readTemplate(columns, slots);
  if (!byPicture) return NO_MATCH;
  const { signs, probability } = likeliest(columns, slots, byPicture, oddsOf);
  const isSame = byPicture.peaks.every(({ sign }, at) => sign === signs[at]);
  const choice = isSame
    ? byPicture
    : readTemplate(
        columns,
        Array.from(signs, (sign) => [sign]),
      );
  if (!choice) return NO_MATCH;
  const peaks = choice.peaks.map((peak, at) => {
    const { probabilities, classes } = columns;
    const row = columnOf(columns, peak) * classes;
    const allowed = slots[at]!.reduce((sum, one) => sum + probabilities[row + one]!, 0);
    return { ...peak, probability: allowed > 0 ? peak.probability / allowed : 0 };
  });
  return { peaks, probability: () => Math.min(1, probability), fit: Math.min(1, Math.exp(byPicture.logMass / slots.length)) };
}

/** Returns the column of a letter's highest probability. */
function columnOf({ probabilities, classes }: Columns, { first, last, sign }: Peak): number {
  let best = first;
  for (let column = first; column <= last; column++)
    if (probabilities[column * classes + sign]! > probabilities[best * classes + sign]!) best = column;
  return best;
}

/** Returns the boundaries of the letters in pixels: halfway between two letters, and half a letter outside. */
function letterBoundaries(peaks: readonly Peak[], start: number, { filled }: LinePicture, box: PixelBox): number[] {
  const scale = box.width / filled;
  const centers = peaks.map(({ first, last }) => 2 * start + first + last + 1);
  const inner = centers.slice(1).map((center, at) => (centers[at]! + center) / 2);
  const half = centers.length > 1 ? (centers.at(-1)! - centers[0]!) / (centers.length - 1) / 2 : filled / 2;
  const edges = [Math.max(0, centers[0]! - half), ...inner, Math.min(filled, centers.at(-1)! + half)];
  return edges.map((edge) => box.x + edge * scale);
}
