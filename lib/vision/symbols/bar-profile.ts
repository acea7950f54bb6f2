import type { Gray } from '../gray.ts';
import { rectangle } from '../warp.ts';
import { characterWidths, code128Text, firstStart, stop } from './code128.ts';
import type { LookReading } from './symbol.ts';

/** Reads a level, blurred Code128: averages rows to a profile (grey values along the symbol) and compares it with blurred characters. */

/** Middles of the bands of rows that are averaged, as shares of the height; the text of each band is one vote. */
const BANDS = [0.5, 0.38, 0.62, 0.26, 0.74] as const;
/** Height of a band, as a share of the picture's. */
const BAND = 0.12;
/** Number of samples per module (the narrowest bar). */
const SAMPLES_PER_MODULE = 4;
/** Blurs to try, as standard deviations in modules. */
const BLURS = [0.3, 0.6, 0.9] as const;
/** Offsets of a character from the end of the previous one, in modules. */
const DRIFTS = [0, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45] as const;
/** Perspectives to try: how much wider the first module is than in a frontal view, as a share. */
const SKEWS = [0, 0.1, -0.1, 0.2, -0.2] as const;
/** Width of a character, in modules. */
const MODULES = 11;
/** Width of the stop character, in modules. */
const MODULES_OF_STOP = 13;
/** Minimum number of characters of a symbol, including start and check. */
const MIN_CHARACTERS = 4;
/** Maximum number of characters in a symbol; longer payloads are printed as PDF417. */
const MAX_CHARACTERS = 36;
/** Minimum number of pixels per module; with fewer, characters look alike. */
const MIN_MODULE_PIXELS = 1.5;
/** Number of the widest gaps that are tried as quiet zones (the empty borders of a symbol). */
const GAPS = 4;
/** Number of stretches between such gaps that are tried. */
const RUNS = 6;
/** Maximum number of characters whose bars a blur may have merged. */
const MAX_LOST_CHARACTERS = 6;
/** Smallest correlation at which a character is accepted, -1 to 1. */
const LIKENESS = 0.8;
/** Minimum difference in correlation between the best and the second-best character. */
const MARGIN = 0.02;
/** With at least this difference, no other guesses are tried. */
const CLEAR_DIFFERENCE = 0.08;

/** Returns the payloads that the bands read; a payload is doubtful if more than two bands did not read it. */
export function profileReadings(image: Gray): LookReading[] {
  const votes = new Map<string, number>();
  for (const [tried, middle] of BANDS.entries()) {
    // Three bands without a text: the others are not tried.
    if (tried === 3 && votes.size === 0) break;
    const text = readProfile(profileOf(image, middle - BAND / 2, middle + BAND / 2));
    if (text !== null) votes.set(text, (votes.get(text) ?? 0) + 1);
  }
  const corners = rectangle(image.width, image.height);
  return [...votes].map(([text, bands]) => ({ format: 'Code128', payload: text, doubtful: bands < BANDS.length - 2, corners }));
}

/** Averages a band of rows to one row of grey values. */
function profileOf({ data, width, height }: Gray, from: number, to: number): Float32Array {
  const [top, bottom] = [Math.floor(from * height), Math.max(Math.floor(from * height) + 1, Math.floor(to * height))];
  const profile = new Float32Array(width);
  for (let y = top; y < bottom; y++) for (let x = 0; x < width; x++) profile[x]! += data[y * width + x]!;
  return profile.map((sum) => sum / (bottom - top));
}

/** Returns the text of the guess with the greatest lead; null if none can be decoded. */
function readProfile(profile: Float32Array): string | null {
  let best: ProfileReading | null = null;
  for (const { ruler, characters } of guesses(profile)) {
    const reading = decode(profile, ruler, characters);
    if (reading && reading.margin > (best?.margin ?? MARGIN)) best = reading;
    if (best && best.margin > CLEAR_DIFFERENCE) break;
  }
  return best?.text ?? null;
}

/** Yields guesses of a symbol's place, number of characters and perspective. */
function* guesses(profile: Float32Array): Generator<{ ruler: Ruler; characters: number }> {
  for (const { first, last, count } of runsOf(barsOf(profile), profile.length)) {
    // Each character has three bars, the stop four; a blur swallows some.
    const least = Math.max(MIN_CHARACTERS, Math.floor((count - 4) / 3));
    for (let characters = least; characters <= Math.min(MAX_CHARACTERS, least + MAX_LOST_CHARACTERS); characters++) {
      const modules = MODULES * characters + MODULES_OF_STOP;
      if ((last - first) / modules < MIN_MODULE_PIXELS) break;
      for (const skew of SKEWS) yield { ruler: rulerOf(first, last, modules, skew), characters };
    }
  }
}

interface Bar {
  from: number;
  to: number;
}

/** Finds bars: stretches that are darker than the middle of the local range. */
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

/** Returns stretches between two of the widest gaps, most bars first; one of them is the symbol. */
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

/** Maps a distance from the symbol's start, in modules, to a place in the profile. */
type Ruler = (module: number) => number;

/** @param skew how much wider the first modules are; if negative, the last. */
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

/** Decodes the characters with the blur that fits the start best. */
function decode(profile: Float32Array, ruler: Ruler, characters: number): ProfileReading | null {
  const window = windowAt(profile, ruler, 0, MODULES);
  const start = window && likestStart(window);
  if (!start || start.like < LIKENESS) return null;
  const { templates } = start;
  const values = [start.value];
  let at = MODULES;
  let margin = 1;
  for (let character = 1; character < characters; character++) {
    const match = likest(profile, ruler, at, templates);
    if (!match || match.like < LIKENESS || match.margin < MARGIN) return null;
    margin = Math.min(margin, match.margin);
    values.push(match.value);
    at += MODULES + match.drift;
  }
  const end = windowAt(profile, ruler, at, MODULES_OF_STOP);
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

/** Finds the most similar character, at any of the offsets; `margin`: its lead over the next best. Null beyond the picture. */
function likest(
  profile: Float32Array,
  ruler: Ruler,
  at: number,
  templates: readonly Float32Array[],
): { value: number; drift: number; like: number; margin: number } | null {
  let best = { value: -1, drift: 0, like: -1 };
  const likes = new Float32Array(firstStart).fill(-1);
  for (const drift of DRIFTS) {
    const window = windowAt(profile, ruler, at + drift, MODULES);
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

/** Cuts out a window with a module on either side, normalized to mean 0 and length 1. Null beyond the picture. */
function windowAt(profile: Float32Array, ruler: Ruler, from: number, modules: number): Float32Array | null {
  const out = new Float32Array((modules + 2) * SAMPLES_PER_MODULE);
  for (let sample = 0; sample < out.length; sample++) {
    const x = ruler(from + (sample + 0.5) / SAMPLES_PER_MODULE - 1) - 0.5;
    const left = Math.floor(x);
    if (left < 0 || left + 1 >= profile.length) return null;
    out[sample] = profile[left]! + (profile[left + 1]! - profile[left]!) * (x - left);
  }
  return comparable(out);
}

/** Normalizes values in place, so that the product of two windows is their correlation. */
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

/** Returns the templates of all characters, blurred with `BLURS[blur]`; cached. Each is between a space and the next bar. */
function templatesOf(blur: number): Float32Array[] {
  const templates =
    templateCache.get(blur) ??
    characterWidths.map((widths, value) => comparable(blurLevels(levelsOf(widths, value === stop), BLURS[blur]!)));
  templateCache.set(blur, templates);
  return templates;
}

/** Levels of a character (1 light, 0 dark) with a few modules on either side, white after the stop. */
function levelsOf(widths: string, last: boolean): Float32Array {
  const levels = [1, 1, 1];
  for (const [at, width] of [...widths].entries()) for (let module = 0; module < Number(width); module++) levels.push(at % 2 === 0 ? 0 : 1);
  levels.push(...(last ? [1, 1, 1] : [0, 0.5, 0.5]));
  return Float32Array.from({ length: levels.length * SAMPLES_PER_MODULE }, (_, at) => levels[Math.floor(at / SAMPLES_PER_MODULE)]!);
}

/** Blurs levels, cut to one module on either side. */
function blurLevels(levels: Float32Array, deviation: number): Float32Array {
  const reach = Math.ceil(2 * SAMPLES_PER_MODULE);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-(((at - reach) / SAMPLES_PER_MODULE / deviation) ** 2) / 2));
  const sum = kernel.reduce((so, weight) => so + weight, 0);
  const out = new Float32Array(levels.length - 4 * SAMPLES_PER_MODULE);
  for (let at = 0; at < out.length; at++)
    for (const [step, weight] of kernel.entries())
      out[at]! += (weight / sum) * levels[Math.min(Math.max(at + 2 * SAMPLES_PER_MODULE + step - reach, 0), levels.length - 1)]!;
  return out;
}
