import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createPdfs } from '#platform/foreign-files/pdf.ts';
import { kernelNetwork } from '#vision/reader/kernel.ts';
import { type LineReader, openReader } from '#vision/reader/reader.ts';
import type { LineReading } from '#vision/reader/reading.ts';
import { arrayNetwork } from '../suites/reader/arrays.ts';
import { cutLines } from '../suites/reader/cut-lines.ts';
import { CODES, expectationOf, LEVELS, type Line, linesOf } from '../suites/reader/lines.ts';
import { type Claim, calibrationError, rightLetters, type Score, scoreOf } from '../suites/reader/scores.ts';
import { readWithTesseract } from '../suites/reader/tesseract.ts';
import { processorTime } from '../support/processor-time.ts';

/**
 * Compares our reader with tesseract: `npm run bench -- reader`. It reads the lines of `test/suites/reader/lines`, in fonts and with words
 * absent from training, codes (`test/suites/reader/codes`) with their known patterns, and lines cut from pictures of drawn documents. `--
 * reader <folder> [<folder of codes>]` reads other lines of `tools/reader-training/evaluation_set.py`.
 */

const folder = join(import.meta.dirname, '../../lib/vision/reader');
/** The seed of the documents that lines are cut from. */
const SEED = 5151;
/** The probability below which a reading is not returned as an answer. */
const SURE_ENOUGH = 0.65;
const BINS = [0, 0.5, 0.8, 0.9, 0.95, 0.99, 1.01];

interface Outcome extends Line {
  readonly got: string;
  readonly reading: LineReading;
  readonly theirs: string | null;
}

interface Code extends Line {
  readonly free: LineReading;
  readonly fixed: LineReading;
  readonly weighed: LineReading;
}

export async function run([other, otherCodes = CODES]: readonly string[]): Promise<void> {
  const lines = await linesOf(undefined, other);
  const weights = readFileSync(join(folder, 'reader.weights'));
  const kernel = kernelNetwork(readFileSync(join(folder, 'kernel.wasm')));
  const reader = await openReader(weights, kernel);
  const [readings, milliseconds] = timed(reader, lines);
  const few = lines.filter((_, at) => at % 45 === 0);
  const [, slow] = timed(await openReader(weights, arrayNetwork), few);
  const [, light] = timed(await openReader(readFileSync(join(folder, 'reader.int8.weights')), kernel), lines);
  const cut = await linesOfDocuments();
  const cutReadings = cut.map(({ image, box }) => reader.viewLine(image, box).read());
  const tesseract = await readWithTesseract(lines);
  const cutTesseract = await readWithTesseract(cut);
  const outcomes = outcomesOf(lines, readings, tesseract?.texts);
  const codes = (await linesOf(undefined, otherCodes)).map((line): Code => {
    const view = reader.viewLine(line.image, line.box);
    const expected = expectationOf(line);
    return { ...line, free: view.read(), fixed: view.read({ template: expected!.template! }), weighed: view.read(expected) };
  });
  if (!tesseract) console.log('tesseract is not on PATH: ours stands alone.\n');
  byLevel(outcomes);
  byKind(outcomes);
  ofCodes(codes);
  calibration(outcomes, codes);
  console.log('Lines cut from drawn documents:\n');
  const cutOutcomes = outcomesOf(cut, cutReadings, cutTesseract?.texts);
  byLevel(cutOutcomes);
  byKind(cutOutcomes);
  console.log(`| processor time a line | ms |\n|---|--:|`);
  console.log(`| ours, kernel.wasm | ${milliseconds.toFixed(1)} |\n| ours, kernel.wasm, int8 weights | ${light.toFixed(1)} |`);
  console.log(`| ours, typed arrays alone | ${slow.toFixed(0)} |`);
  if (tesseract) console.log(`| tesseract, many lines in one process | ${tesseract.milliseconds.toFixed(1)} |`);
}

const outcomesOf = (lines: readonly Line[], readings: readonly LineReading[], theirs: readonly string[] | undefined): Outcome[] =>
  lines.map((line, at) => ({ ...line, got: readings[at]!.text, reading: readings[at]!, theirs: theirs?.[at] ?? null }));

async function linesOfDocuments(): Promise<Line[]> {
  const budget = new WorkerBudget();
  try {
    return await cutLines(createPdfs(budget), SEED);
  } finally {
    budget.close();
  }
}

function timed(reader: LineReader, lines: readonly Line[]): [LineReading[], number] {
  for (const { image, box } of lines.slice(0, 5)) reader.viewLine(image, box).read();
  const { result, milliseconds } = processorTime(() => lines.map(({ image, box }) => reader.viewLine(image, box).read()));
  return [result, milliseconds / lines.length];
}

function byLevel(outcomes: readonly Outcome[]): void {
  console.log('| level | lines | ours: CER | exact | tesseract: CER | exact |\n|---|--:|--:|--:|--:|--:|');
  for (const level of LEVELS) {
    const some = outcomes.filter((outcome) => outcome.level === level);
    const ours = scoreOf(some);
    const theirs = theirsOf(some);
    console.log(
      `| ${level} | ${ours.lines} | ${percent(ours.cer)} | ${percent(ours.exact)} | ${percent(theirs?.cer)} | ${percent(theirs?.exact)} |`,
    );
  }
  console.log('');
}

/** Prints the share of exact lines by class and level, ours / tesseract's. */
function byKind(outcomes: readonly Outcome[]): void {
  console.log(`| class | lines | ${LEVELS.join(' | ')} |\n|---|--:|--:|--:|--:|`);
  const both = (some: readonly Outcome[]) => `${percent(scoreOf(some).exact)} / ${percent(theirsOf(some)?.exact)}`;
  const row = (name: string, some: readonly Outcome[], cell: (some: readonly Outcome[]) => string) =>
    console.log(
      `| ${name} | ${some.length} | ${LEVELS.map((level) => cell(some.filter((outcome) => outcome.level === level))).join(' | ')} |`,
    );
  for (const kind of new Set(outcomes.map((outcome) => outcome.kind)))
    row(
      kind,
      outcomes.filter((outcome) => outcome.kind === kind),
      both,
    );
  console.log('');
}

/** Prints by level the share of codes that are exact, and the number of wrong ones with enough probability to be answered. */
function ofCodes(codes: readonly Code[]): void {
  console.log(
    '| level | codes | read freely: exact | wrong | by template | wrong | with odds | wrong |\n|---|--:|--:|--:|--:|--:|--:|--:|',
  );
  for (const level of LEVELS) {
    const some = codes.filter((code) => code.level === level);
    const cells = (['free', 'fixed', 'weighed'] as const).map((way) => {
      const wrong = some.filter((code) => code[way].probability >= SURE_ENOUGH && code[way].text !== code.text);
      return `${percent(scoreOf(some.map((code) => ({ text: code.text, got: code[way].text }))).exact)} | ${wrong.length}`;
    });
    console.log(`| ${level} | ${some.length} | ${cells.join(' | ')} |`);
  }
  console.log('');
}

function calibration(outcomes: readonly Outcome[], codes: readonly Code[]): void {
  const lines = outcomes.filter(({ got }) => got !== '').map(({ reading, text, got }): Claim => [reading.probability, got === text]);
  const letters = outcomes.flatMap(({ reading, text }) => {
    const right = rightLetters(reading.text, text);
    return reading.letters.map(({ probability }, at): Claim => [probability, right[at]!]);
  });
  const weighed = codes.map(({ weighed: reading, text }): Claim => [reading.probability, reading.text === text]);
  console.log('| probability | lines | right | codes | right | letters | right |\n|---|--:|--:|--:|--:|--:|--:|');
  for (const [at, from] of BINS.slice(0, -1).entries()) {
    const cells = [lines, weighed, letters].map((claims) => {
      const inside = claims.filter(([belief]) => belief >= from && belief < BINS[at + 1]!);
      return `${inside.length} | ${inside.length === 0 ? '–' : percent((100 * inside.filter(([, right]) => right).length) / inside.length)}`;
    });
    console.log(`| ${from} to ${Math.min(1, BINS[at + 1]!)} | ${cells.join(' | ')} |`);
  }
  const errors = [lines, weighed, letters].map((claims) => `| ${percent(100 * calibrationError(claims))}`);
  console.log(`| calibration error | ${errors.join(' | ')} |\n`);
}

function theirsOf(some: readonly Outcome[]): Score | null {
  const answers = some.flatMap(({ text, theirs }) => (theirs === null ? [] : [{ text, got: theirs }]));
  return answers.length === 0 ? null : scoreOf(answers);
}

const percent = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(1));
