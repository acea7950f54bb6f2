import type { Gray } from '../gray.ts';
import { rectangle } from '../warp.ts';
import { characterWidths, code128Text, firstStart, stop } from './code128.ts';
import type { LookReading } from './symbol.ts';

/**
 * Reads a Code128 that lies level through a blur, where an engine that thresholds loses the thin bars. Rows are averaged into a
 * profile; each character is the one whose blurred bars are most like the profile.
 */

/** Where the bands of rows lie, as parts of the height; each band is one vote. */
const BANDS = [0.5, 0.38, 0.62, 0.26, 0.74] as const;
/** Height of a band, as a part of the picture's. */
const BAND = 0.12;
/** Samples for each module. */
const FINE = 4;
/** Blurs that are tried, as deviations in modules. */
const BLURS = [0.3, 0.6, 0.9] as const;
/** How far a character may lie from the end of the last, in modules. */
const DRIFTS = [0, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45] as const;
/** Perspectives that are tried: how much wider the first module is than in a view from straight ahead. */
const SKEWS = [0, 0.1, -0.1, 0.2, -0.2] as const;
/** Characters of a symbol, start and check included, at least. */
const FEWEST = 4;
/** Characters at most: papers carry longer payloads in a PDF417. */
const MOST = 36;
/** Pixels for each module: with fewer, the characters look alike. */
const THINNEST = 1.5;
/** The widest gaps between bars, any of which may be a quiet zone. */
const GAPS = 4;
/** Stretches between two such gaps that are tried. */
const RUNS = 6;
/** Characters whose bars a blur may have swallowed. */
const LOST = 6;
/** Least likeness of a character, from -1 to 1. */
const LIKENESS = 0.8;
/** How much more like the profile a character must be than the next best. */
const MARGIN = 0.02;
/** A reading with so wide a margin needs no comparison with others. */
const CLEAR = 0.08;

/** The payloads that the bands of a levelled picture vote for; a payload without all but two of the votes is doubtful. */
export function profileReadings(image: Gray): LookReading[] {
  const votes = new Map<string, number>();
  for (const [tried, middle] of BANDS.entries()) {
    if (tried === 3 && votes.size === 0) break;
    const text = readProfile(profileOf(image, middle - BAND / 2, middle + BAND / 2));
    if (text !== null) votes.set(text, (votes.get(text) ?? 0) + 1);
  }
  const corners = rectangle(image.width, image.height);
  return [...votes].map(([text, bands]) => ({ format: 'Code128', payload: text, doubtful: bands < BANDS.length - 2, corners }));
}

/** The mean of a band of rows. */
function profileOf({ data, width, height }: Gray, from: number, to: number): Float32Array {
  const [top, bottom] = [Math.floor(from * height), Math.max(Math.floor(from * height) + 1, Math.floor(to * height))];
  const profile = new Float32Array(width);
  for (let y = top; y < bottom; y++) for (let x = 0; x < width; x++) profile[x]! += data[y * width + x]!;
  return profile.map((sum) => sum / (bottom - top));
}

function readProfile(profile: Float32Array): string | null {
  let best: ProfileReading | null = null;
  for (const { ruler, characters } of guesses(profile)) {
    const reading = decode(profile, ruler, characters);
    if (reading && reading.margin > (best?.margin ?? MARGIN)) best = reading;
    if (best && best.margin > CLEAR) break;
  }
  return best?.text ?? null;
}

/** Where a symbol may lie, how many characters it may have, and from which side it may be seen. */
function* guesses(profile: Float32Array): Generator<{ ruler: Ruler; characters: number }> {
  for (const { first, last, count } of runsOf(barsOf(profile), profile.length)) {
    // Each character has three bars, the stop four; a blur swallows some.
    const least = Math.max(FEWEST, Math.floor((count - 4) / 3));
    for (let characters = least; characters <= Math.min(MOST, least + LOST); characters++) {
      const modules = 11 * characters + 13;
      if ((last - first) / modules < THINNEST) break;
      for (const skew of SKEWS) yield { ruler: rulerOf(first, last, modules, skew), characters };
    }
  }
}

interface Bar {
  from: number;
  to: number;
}

/** Where the profile is darker than the middle between the light and the dark of its surroundings. */
function barsOf(profile: Float32Array): Bar[] {
  const cell = Math.max(8, Math.round(profile.length / 24));
  const cells = Array.from({ length: Math.ceil(profile.length / cell) }, (_, at) => {
    const part = profile.subarray(Math.max(0, (at - 1) * cell), (at + 2) * cell);
    return { low: part.reduce((a, b) => Math.min(a, b)), high: part.reduce((a, b) => Math.max(a, b)) };
  });
  const faint = (Math.max(...cells.map(({ high }) => high)) - Math.min(...cells.map(({ low }) => low))) / 5;
  const depth = profile.map((value, at) => {
    const { low, high } = cells[Math.floor(at / cell)]!;
    return high - low < faint ? 1 : value - (low + high) / 2;
  });
  const bars: Bar[] = [];
  let from: number | null = null;
  for (let x = 1; x < depth.length; x++) {
    const [before, after] = [depth[x - 1]!, depth[x]!];
    if (before >= 0 === after >= 0) continue;
    const edge = x - 0.5 + before / (before - after);
    if (before >= 0) from = edge;
    else if (from !== null) bars.push({ from, to: edge });
  }
  return bars;
}

/** Stretches of bars between two of the widest gaps, the fullest first. One of them is the symbol between its quiet zones. */
function runsOf(bars: readonly Bar[], width: number): { first: number; last: number; count: number }[] {
  const gap = (at: number) => (bars[at]?.from ?? width) - (bars[at - 1]?.to ?? 0);
  const inner = bars.map((_, at) => at).slice(1);
  const cuts = [0, ...[...inner].sort((a, b) => gap(b) - gap(a)).slice(0, GAPS), bars.length].sort((a, b) => a - b);
  const runs: { first: number; last: number; count: number }[] = [];
  for (const [at, start] of cuts.entries())
    for (const end of cuts.slice(at + 1))
      if (end - start >= 8) runs.push({ first: bars[start]!.from, last: bars[end - 1]!.to, count: end - start });
  return [...runs].sort((one, other) => other.count - one.count).slice(0, RUNS);
}

/** Where in the profile a module lies, counted from the first bar. */
type Ruler = (module: number) => number;

/** @param skew how much wider the modules are at the start than in a view from straight ahead; below zero they are wider at the end. */
function rulerOf(first: number, last: number, modules: number, skew: number): Ruler {
  return (module) => {
    const part = module / modules;
    return first + ((last - first) * part * (1 + skew)) / (1 + skew * part);
  };
}

interface ProfileReading {
  text: string;
  margin: number;
}

/** The characters from the first bar on, by the blur that suits the start best. */
function decode(profile: Float32Array, ruler: Ruler, characters: number): ProfileReading | null {
  const window = windowAt(profile, ruler, 0, 11);
  const start = window && likestStart(window);
  if (!start || start.like < LIKENESS) return null;
  const { templates } = start;
  const values = [start.value];
  let at = 11;
  let margin = 1;
  for (let character = 1; character < characters; character++) {
    const match = likest(profile, ruler, at, templates);
    if (!match || match.like < LIKENESS || match.margin < MARGIN) return null;
    margin = Math.min(margin, match.margin);
    values.push(match.value);
    at += 11 + match.drift;
  }
  const end = windowAt(profile, ruler, at, 13);
  if (!end || likeness(end, templates[stop]!) < LIKENESS) return null;
  const text = code128Text(values);
  return text === null ? null : { text, margin };
}

function likestStart(window: Float32Array): { value: number; like: number; templates: readonly Float32Array[] } {
  let best = { value: -1, like: -1, templates: templatesOf(0) };
  for (const [blur] of BLURS.entries())
    for (let value = firstStart; value < stop; value++) {
      const like = likeness(window, templatesOf(blur)[value]!);
      if (like > best.like) best = { value, like, templates: templatesOf(blur) };
    }
  return best;
}

/** The character that the profile is most like there, give or take a drift; `margin` is how much less like it the next best is. */
function likest(
  profile: Float32Array,
  ruler: Ruler,
  at: number,
  templates: readonly Float32Array[],
): { value: number; drift: number; like: number; margin: number } | null {
  let best = { value: -1, drift: 0, like: -1 };
  const likes = new Float32Array(firstStart).fill(-1);
  for (const drift of DRIFTS) {
    const window = windowAt(profile, ruler, at + drift, 11);
    if (!window) return null;
    for (let value = 0; value < firstStart; value++) {
      const like = likeness(window, templates[value]!);
      if (like > likes[value]!) likes[value] = like;
      if (like > best.like) best = { value, drift, like };
    }
  }
  likes[best.value] = -1;
  return { ...best, margin: best.like - Math.max(...likes) };
}

/** The profile from a module before to a module after, comparable: mean 0, length 1. Null beyond the picture. */
function windowAt(profile: Float32Array, ruler: Ruler, from: number, modules: number): Float32Array | null {
  const out = new Float32Array((modules + 2) * FINE);
  for (let sample = 0; sample < out.length; sample++) {
    const x = ruler(from + (sample + 0.5) / FINE - 1) - 0.5;
    const left = Math.floor(x);
    if (left < 0 || left + 1 >= profile.length) return null;
    out[sample] = profile[left]! + (profile[left + 1]! - profile[left]!) * (x - left);
  }
  return comparable(out);
}

function comparable(values: Float32Array): Float32Array {
  let mean = 0;
  for (let at = 0; at < values.length; at++) mean += values[at]! / values.length;
  let square = 0;
  for (let at = 0; at < values.length; at++) square += (values[at]! - mean) ** 2;
  const length = Math.sqrt(square) || 1;
  for (let at = 0; at < values.length; at++) values[at] = (values[at]! - mean) / length;
  return values;
}

function likeness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

const templateCache = new Map<number, Float32Array[]>();

/** Every character through that blur, between the space before it and the bar after it: no character stands otherwise. */
function templatesOf(blur: number): Float32Array[] {
  const templates =
    templateCache.get(blur) ??
    characterWidths.map((widths, value) => comparable(blurLevels(levelsOf(widths, value === stop), BLURS[blur]!)));
  templateCache.set(blur, templates);
  return templates;
}

/** Light is 1, dark 0; a few modules more on either side than the window has. After the stop comes white. */
function levelsOf(widths: string, last: boolean): Float32Array {
  const levels = [1, 1, 1];
  for (const [at, width] of [...widths].entries()) for (let module = 0; module < Number(width); module++) levels.push(at % 2 === 0 ? 0 : 1);
  levels.push(...(last ? [1, 1, 1] : [0, 0.5, 0.5]));
  return Float32Array.from({ length: levels.length * FINE }, (_, at) => levels[Math.floor(at / FINE)]!);
}

/** The levels through a blur, cut to one module on either side. */
function blurLevels(levels: Float32Array, deviation: number): Float32Array {
  const reach = Math.ceil(2 * FINE);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-(((at - reach) / FINE / deviation) ** 2) / 2));
  const sum = kernel.reduce((so, weight) => so + weight, 0);
  const out = new Float32Array(levels.length - 4 * FINE);
  for (let at = 0; at < out.length; at++)
    for (const [step, weight] of kernel.entries())
      out[at]! += (weight / sum) * levels[Math.min(Math.max(at + 2 * FINE + step - reach, 0), levels.length - 1)]!;
  return out;
}
