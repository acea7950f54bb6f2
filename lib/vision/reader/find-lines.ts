import type { Gray } from '../gray.ts';
import { type Blob, blobsOf, rootOf, take } from './blobs.ts';
import type { PixelBox } from './reading.ts';

/** Maximum number of letters on a page. A page with more blobs (connected patches of ink) shows a pattern, not text. */
const MAX_LETTERS = 15_000;
/** Maximum number of chains (letters side by side without a space) on a page. */
const MAX_ROWS = 6000;
/** Maximum number of small marks (accents, dots, dashes) on a page. */
const MAX_MARKS = 15_000;
/** Minimum height of a letter, in pixels. */
const MIN_LETTER_HEIGHT = 6;
/** Maximum height of a letter, in pixels. */
const MAX_LETTER_HEIGHT = 72;
/** Maximum gap between two letters of a chain, in letter heights. */
const GAP = 0.85;
/** Maximum gap between two chains of a row, in letter heights. */
const WORD_GAP = 1.2;

/** Small print beside larger print is wider than this many heights of the larger print. */
const MIN_WIDTH = 3.5;
/** Small print is lower than this share of the larger print, measured from its foot. */
const SMALL_PRINT_SHARE = 0.85;
/** Minimum gap between two sizes of print, in heights of the larger print. */
const MIN_GAP = 0.3;

/** A blob at a row's end that is higher than this many row heights is a stray, and no letter of the row. */
const STRAY_HEIGHT = 1.45;
/** Rows with fewer letters are not checked for strays. */
const MIN_LETTERS = 6;

/** Accents and commas reach this far above and below the letters, in letter heights. */
const ACCENT = 0.55;
/** Maximum distance of a mark from its line, in letter heights. */
const MAX_MARK_DISTANCE = 0.25;
/** Minimum ink of a mark, as a share of the square of a letter's height: less is a speck of dirt. */
const SPECK = 0.01;
/** Maximum height of accents and dots, as a share of a letter. */
const MAX_ACCENT_HEIGHT = 0.5;

/** A chain of letters, or several chains in one line. */
interface LetterRow extends Blob {
  /** Heights of the letters, sorted, and their median. */
  heights: readonly number[];
  typical: number;
}

const heightOf = (blob: Blob): number => blob.bottom - blob.top + 1;
const widthOf = (blob: Blob): number => blob.right - blob.left + 1;
const overlap = (a: Blob, b: Blob): number => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 1;

/**
 * Finds boxes of lines of dark print (6 to 72 pixels high), top to bottom, with room for accents. Rectify the page and flatten its light
 * first. Label and value less than about a letter's height apart share a box; crowded pictures may give empty boxes. `blobs` are the
 * picture's.
 */
export function findLines(image: Gray, blobs: readonly Blob[] = blobsOf(image)): PixelBox[] {
  const letters = blobs.filter(isLetter);
  if (letters.length > MAX_LETTERS) return [];
  const marks = blobs.filter((blob) => !isLetter(blob) && isMark(blob)).slice(0, MAX_MARKS);
  const all = chains(letters);
  if (all.length > MAX_ROWS) return [];
  const { rows, small } = separateMarks(all);
  const marksNear = byHeight([...marks, ...small]);
  return join(rows.map((row) => withDash(row, marksNear)))
    .filter((row) => heightOf(row) <= 2.4 * row.typical + 4)
    .map((row) => boxOf(row, marksNear, image))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

function isLetter(blob: Blob): boolean {
  const [high, wide] = [heightOf(blob), widthOf(blob)];
  return high >= MIN_LETTER_HEIGHT && high <= MAX_LETTER_HEIGHT && wide <= high * 9 && blob.ink >= 6 && blob.ink > 0.12 * high * wide;
}

function isMark(blob: Blob): boolean {
  return blob.ink >= 2 && heightOf(blob) < 16 && widthOf(blob) < 24;
}

/** Separates the accents and dots of large print from chains of letters, because they are as high as small letters. */
function separateMarks(all: readonly LetterRow[]): { rows: LetterRow[]; small: LetterRow[] } {
  const large = all.filter((row) => row.heights.length > 2);
  const rows: LetterRow[] = [];
  const small: LetterRow[] = [];
  for (const row of all) (row.heights.length <= 2 && large.some((other) => isMarkOf(row, other)) ? small : rows).push(row);
  return { rows, small };
}

function isMarkOf(row: LetterRow, other: LetterRow): boolean {
  const high = other.typical;
  if (heightOf(row) > MAX_ACCENT_HEIGHT * high || row.right < other.left - high || row.left > other.right + high) return false;
  return row.top >= other.top - ACCENT * high && row.bottom <= other.bottom + ACCENT * high;
}

type Near = (top: number, bottom: number) => readonly Blob[];

/** Indexes blobs by their vertical position, because a row needs few of a page's marks. */
function byHeight(blobs: readonly Blob[]): Near {
  const shelves: Blob[][] = [];
  const shelfOf = (y: number) => Math.max(0, Math.floor(y / MAX_LETTER_HEIGHT));
  for (const blob of blobs) {
    for (let at = shelfOf(blob.top); at <= shelfOf(blob.bottom); at++) {
      const shelf = shelves[at] ?? [];
      shelf.push(blob);
      shelves[at] = shelf;
    }
  }
  return (top, bottom) => shelves.slice(shelfOf(top), shelfOf(bottom) + 1).flatMap((shelf) => shelf ?? []);
}

/** Extends a row by a dash: `2014 - 2024` is one line. */
function withDash(row: LetterRow, marksNear: Near): LetterRow {
  const high = row.typical;
  const dash = marksNear(row.top, row.bottom).find((mark) => {
    const middle = (mark.top + mark.bottom) / 2;
    const isLevel = middle > row.top + 0.25 * heightOf(row) && middle < row.bottom - 0.2 * heightOf(row);
    return (
      isLevel &&
      heightOf(mark) < 0.4 * high &&
      widthOf(mark) > 1.2 * heightOf(mark) &&
      mark.left - row.right < WORD_GAP * high &&
      mark.right > row.right
    );
  });
  return dash ? { ...row, right: dash.right } : row;
}

/** Chains letters of similar height, without word spaces. */
function chains(letters: Blob[]): LetterRow[] {
  letters.sort((a, b) => a.left - b.left);
  const owner = letters.map((_, at) => at);
  for (const [at, letter] of letters.entries())
    for (let next = at + 1; next < letters.length && letters[next]!.left - letter.right <= GAP * MAX_LETTER_HEIGHT; next++)
      if (areNeighbours(letter, letters[next]!)) owner[rootOf(owner, next)] = rootOf(owner, at);
  const rows = new Map<number, Blob[]>();
  for (const [at, letter] of letters.entries()) {
    const row = rows.get(rootOf(owner, at));
    if (row) row.push(letter);
    else rows.set(rootOf(owner, at), [letter]);
  }
  return [...rows.values()]
    .flatMap(splitOffStrays)
    .flatMap(splitBySize)
    .map((some) => rowOf(some, some.map(heightOf)));
}

function rowOf(parts: readonly Blob[], letterHeights: readonly number[]): LetterRow {
  const heights = [...letterHeights].sort((a, b) => a - b);
  const [first, ...others] = parts;
  const row: LetterRow = { ...first!, heights, typical: heights[heights.length >> 1]! };
  for (const { left, top, right, bottom } of others) {
    [row.left, row.top] = [Math.min(row.left, left), Math.min(row.top, top)];
    [row.right, row.bottom] = [Math.max(row.right, right), Math.max(row.bottom, bottom)];
  }
  return row;
}

function areNeighbours(a: Blob, b: Blob): boolean {
  const [low, high] = [Math.min(heightOf(a), heightOf(b)), Math.max(heightOf(a), heightOf(b))];
  return b.left - a.right <= high * GAP && high <= 2.1 * low && overlap(a, b) > 0.55 * low;
}

/** Joins chains of a row across a space or a colon. */
function join(rows: LetterRow[]): LetterRow[] {
  rows.sort((a, b) => a.left - b.left);
  const lines: LetterRow[] = [];
  for (const row of rows) {
    const before = lines
      .filter((one) => continues(one, row))
      .reduce<LetterRow | null>((near, one) => (near && near.right > one.right ? near : one), null);
    if (before) lines[lines.indexOf(before)] = rowOf([before, row], [...before.heights, ...row.heights]);
    else lines.push(row);
  }
  return lines;
}

/** True if `b`, the chain to the right, continues the line of `a`. */
function continues(a: LetterRow, b: LetterRow): boolean {
  const [low, high] = [Math.min(heightOf(a), heightOf(b)), Math.max(heightOf(a), heightOf(b))];
  const gap = b.left - a.right;
  if (gap > WORD_GAP * high || gap < -high || high > 1.9 * low) return false;
  if (isSmallPrint(a, b) || isSmallPrint(b, a)) return false;
  if (b.heights.length < 3 && a.heights.length >= MIN_LETTERS && isStray(b, a)) return false;
  if (a.heights.length < 3 && b.heights.length >= MIN_LETTERS && isStray(a, b)) return false;
  return overlap(a, b) >= 0.6 * low && Math.max(a.bottom, b.bottom) - Math.min(a.top, b.top) + 1 <= 1.6 * high;
}

/** True for a label in smaller print than its value: in one box with the value, its letters would be too small. */
function isSmallPrint(one: Blob, other: Blob): boolean {
  const high = heightOf(other);
  return widthOf(one) > MIN_WIDTH * high && other.bottom - one.top + 1 < SMALL_PRINT_SHARE * high;
}

const isStray = (letter: Blob, row: Blob) => heightOf(letter) > STRAY_HEIGHT * heightOf(row);

/** Splits off strays: blobs at either end of a row that are much higher than the row. */
function splitOffStrays(letters: readonly Blob[]): (readonly Blob[])[] {
  if (letters.length <= MIN_LETTERS) return [letters];
  const [first, ...behind] = letters as [Blob, ...Blob[]];
  if (isStray(first, behind.reduce(both))) return [[first], ...splitOffStrays(behind)];
  const [last, before] = [letters.at(-1)!, letters.slice(0, -1)];
  return isStray(last, before.reduce(both)) ? [...splitOffStrays(before), [last]] : [letters];
}

/** Splits a row of letters where the size of print changes. */
function splitBySize(letters: readonly Blob[]): (readonly Blob[])[] {
  const behind = letters.map((letter) => letter);
  for (let at = letters.length - 2; at >= 0; at--) behind[at] = both(behind[at]!, behind[at + 1]!);
  let before = letters[0]!;
  for (let at = 1; at < letters.length; at++) {
    const rest = behind[at]!;
    const gap = letters[at]!.left - before.right;
    if (gap > MIN_GAP * Math.max(heightOf(before), heightOf(rest)) && (isSmallPrint(before, rest) || isSmallPrint(rest, before)))
      return [letters.slice(0, at), ...splitBySize(letters.slice(at))];
    before = both(before, letters[at]!);
  }
  return [letters];
}

function both(one: Blob, other: Blob): Blob {
  const blob = { ...one };
  take(blob, other);
  return blob;
}

function boxOf(row: LetterRow, marksNear: Near, { width, height }: Gray): PixelBox {
  const high = row.typical;
  let { left, top, right, bottom } = row;
  for (const mark of marksNear(row.top - ACCENT * high, row.bottom + ACCENT * high)) {
    const beside = mark.right > row.left - 0.4 * high && mark.left < row.right + 0.5 * high;
    // Farther marks are specks or parts of another line.
    const near = mark.bottom > row.top - MAX_MARK_DISTANCE * high && mark.top < row.bottom + MAX_MARK_DISTANCE * high;
    const fits = mark.top >= row.top - ACCENT * high && mark.bottom <= row.bottom + ACCENT * high;
    if (!beside || !near || !fits || mark.ink < SPECK * high * high) continue;
    [left, right] = [Math.min(left, mark.left), Math.max(right, mark.right)];
    [top, bottom] = [Math.min(top, mark.top), Math.max(bottom, mark.bottom)];
  }
  const [room, side] = [Math.max(2, high * 0.22), high * 0.3];
  const [x, y] = [Math.max(0, left - side), Math.max(0, top - room)];
  const [end, foot] = [Math.min(width, right + 1 + side), Math.min(height, bottom + 1 + room)];
  return { x, y, width: end - x, height: foot - y };
}
