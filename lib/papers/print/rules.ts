import { squareSums } from '#vision/filters.ts';
import type { Gray } from '#vision/gray.ts';

/** Minimum difference of ink to its surroundings, in grey levels. It is small because rules may be pale. */
const CONTRAST = 16;
/** Radius of the surroundings of a pixel, in pixels. */
const REACH = 24;
/** Maximum thickness of a rule (a printed line), in pixels. */
const MAX_THICKNESS = 6;
/** A rule is touched by a letter or crossed by a rule where it is this many pixels thicker than its running average. */
const TOUCH_FACTOR = 1.2;
/** Weight of the newest thickness in the running average of a rule's thickness. */
const NEWEST_WEIGHT = 0.15;
/** Factor for that weight where something touches the rule. */
const TOUCH_WEIGHT_FACTOR = 0.3;
/** Minimum share of a rule's length that nothing touches. */
const MIN_FREE_SHARE = { level: 0.75, upright: 0.4 };
/** Maximum length of a stretch of a rule that something touches, in pixels. */
const MAX_TOUCHED = 40;
/** Minimum length of a level rule, as a share of the sheet's longer side: longer than any word. */
const LEVEL = 1 / 14;
/** Minimum length of an upright rule, as a share of the sheet's longer side: the height of a table's cell. */
const MIN_UPRIGHT_LENGTH = 1 / 110;
/** An upright rule of at least this length, as a share of the sheet's longer side, needs a level rule at only one end. */
const TALL_LENGTH = 1 / 45;
/** If the search takes more than this many steps per pixel, the picture shows a pattern and is not a page. */
const MAX_STEPS = 4;
/** Maximum distance between the end of an upright rule and a level rule, in pixels. */
const JOINT = 5;

/** Replaces the rules (printed lines) of tables and forms with paper, so that letters that touch a rule are readable. */
export function withoutRules(image: Gray): Gray {
  const { width, height } = image;
  const ink = inkIn(image);
  const side = Math.max(width, height);
  const level = linesIn(ink, { along: 1, across: width }, (line) => line.length >= LEVEL * side && freeShare(line) >= MIN_FREE_SHARE.level);
  if (level.length === 0) return image;
  const isLevel = new Uint8Array(ink.length);
  for (const line of level) for (const { at } of line) isLevel[at] = 1;
  const joins = ({ at }: Spot) => {
    for (let step = -JOINT; step <= JOINT; step++)
      for (let beside = -JOINT; beside <= JOINT; beside++) if (isLevel[at + step * width + beside]) return true;
    return false;
  };
  const isUpright = (line: RuleLine) => {
    if (line.length < MIN_UPRIGHT_LENGTH * side || freeShare(line) < MIN_FREE_SHARE.upright) return false;
    const ends = [line[0]!, line.at(-1)!].filter(joins).length;
    return ends === 2 || (ends === 1 && line.length >= TALL_LENGTH * side);
  };
  const upright = linesIn(ink, { along: width, across: 1 }, isUpright);
  const clean = Uint8ClampedArray.from(image.data);
  for (const line of upright) wipe(clean, line, 1);
  for (const line of level) wipe(clean, line, width);
  return { data: clean, width, height };
}

/** Returns 1 for each pixel with ink, 0 for others and at the edges. */
function inkIn(image: Gray): Uint8Array {
  const { data, width, height } = image;
  const square = (2 * REACH + 1) ** 2;
  const ink = new Uint8Array(data.length);
  let at = 0;
  for (const sums of squareSums(image, REACH)) {
    for (let x = 0; x < width; x++, at++) if (sums[x]! > (data[at]! + CONTRAST) * square) ink[at] = 1;
    ink.fill(0, at - width, at - width + MAX_THICKNESS);
    ink.fill(0, at - MAX_THICKNESS, at);
  }
  ink.fill(0, 0, MAX_THICKNESS * width);
  ink.fill(0, Math.max(0, height - MAX_THICKNESS) * width);
  return ink;
}

/** Index offsets to the next pixel along a line and across it. */
interface PixelStep {
  readonly along: number;
  readonly across: number;
}

/** A pixel of a line, the ink pixels on its two sides across the line, and whether nothing touches the line there. */
interface Spot {
  readonly at: number;
  readonly before: number;
  readonly behind: number;
  readonly isFree: boolean;
}
type RuleLine = readonly Spot[];

const freeShare = (line: RuleLine) => line.filter(({ isFree }) => isFree).length / Math.max(1, line.length);

/** Finds the thin lines that `isMeant` accepts. Returns none if the picture shows a pattern. */
function linesIn(ink: Uint8Array, step: PixelStep, isMeant: (line: RuleLine) => boolean): RuleLine[] {
  const lines: RuleLine[] = [];
  const isSeen = new Uint8Array(ink.length);
  let steps = 0;
  for (let at = 0; at < ink.length; at++) {
    if (ink[at] === 0 || isSeen[at] === 1 || ink[at - step.along] === 1) continue;
    const line = lineFrom(ink, isSeen, at, step);
    steps += line.length;
    if (steps > MAX_STEPS * ink.length) return [];
    if (!isMeant(line)) continue;
    for (const { at: spot, before, behind } of line) for (let near = -before; near <= behind; near++) isSeen[spot + near * step.across] = 1;
    lines.push(line);
  }
  return lines;
}

/** Follows the line from a pixel. The line may be oblique, and letters may touch it. It ends at a pixel that was already seen. */
function lineFrom(ink: Uint8Array, isSeen: Uint8Array, start: number, { along, across }: PixelStep): RuleLine {
  const line: Spot[] = [];
  let [at, touched, usual] = [start, 0, MAX_THICKNESS];
  let free = { before: 0, behind: 0 };
  while (ink[at] === 1 && isSeen[at] === 0 && touched <= MAX_TOUCHED) {
    let [before, behind] = [0, 0];
    while (before <= MAX_THICKNESS && ink[at - (before + 1) * across] === 1) before++;
    while (behind <= MAX_THICKNESS && ink[at + (behind + 1) * across] === 1) behind++;
    const thickness = before + behind + 1;
    const isFree = thickness <= usual + TOUCH_FACTOR;
    if (thickness <= MAX_THICKNESS) usual += NEWEST_WEIGHT * (thickness - usual) * (isFree ? 1 : TOUCH_WEIGHT_FACTOR);
    if (isFree) {
      const shift = (behind - before) >> 1;
      at += shift * across;
      [before, behind] = [before + shift, behind - shift];
      free = { before, behind };
      touched = 0;
    } else {
      touched++;
      [before, behind] = [Math.min(before, free.before), Math.min(behind, free.behind)];
    }
    line.push({ at, before, behind, isFree });
    at += along;
    if (ink[at] === 0) at += ink[at - across] === 1 ? -across : across;
  }
  return line;
}

/** Replaces a line with paper, and also the grey pixels at its sides where nothing touches it. */
function wipe(clean: Uint8ClampedArray, line: RuleLine, across: number): void {
  for (const { at, before, behind, isFree } of line) {
    const grey = isFree ? 1 : 0;
    const paper = Math.max(clean[at - (before + 2) * across]!, clean[at + (behind + 2) * across]!);
    for (let near = -before - grey; near <= behind + grey; near++) clean[at + near * across] = paper;
  }
}
