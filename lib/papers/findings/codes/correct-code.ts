import type { Positions } from '#mexico/positions.ts';
import { lookAlikes, withoutOne } from '../../texts/look-alikes.ts';
import { corroborate, MIN_CERTAIN_CONFIDENCE, type PaperField } from '../findings.ts';

/** Form of a code, and the check for a right code. */
export interface CodeForm {
  positions: Positions;
  /** Checks the calendar and the check digit. */
  isValid(code: string): boolean;
  /** One wrong code in this many passes `isValid`. */
  oneIn: number;
}

/** Characters of a code that follow from another text on the paper, place by place; `?` for unknown ones, and none at the end. */
export type CodeHint = string;

/** Maximum confidence of a repaired code that nothing confirms. It is too low for the code to be returned. */
const AFTER_REPAIR = 0.5;
/** Maximum number of characters that hints may replace. */
const MAX_REPLACED = 2;
/** Maximum number of codes that are tried. If there are more, the code is not corrected. */
const MAX_TRIED_CODES = 3000;
/** Minimum number of characters that must agree with hints before the agreement counts. */
const MIN_AGREEMENT = 6;
/** Factor for the confidence of a code that a hint contradicts. */
const DOUBT = 0.5;

interface Option {
  sign: string;
  /** True if it replaces a character that is allowed there too. */
  replaces: boolean;
}

/**
 * Corrects a code: replaces forbidden characters by look-alikes and, if the code is still invalid, other characters by hints. Null if no
 * code is valid, or if several are.
 */
export function correctCode(read: PaperField, { positions, isValid, oneIn }: CodeForm, hints: readonly CodeHint[]): PaperField | null {
  const { confidence } = read.source;
  if (confidence >= MIN_CERTAIN_CONFIDENCE) return read;
  if (read.value.length > positions.length) return withOneLess(read, { positions, isValid, oneIn }, hints);
  const options = positions.map((allowed, at) => optionsAt(read.value.charAt(at), allowed, hintsAt(hints, at)));
  let candidateCount = 0;
  for (let replacements = 0; replacements <= MAX_REPLACED; replacements++) {
    // Without a check digit every text of the form passes, so candidates must agree with the hints.
    const candidates = codesOf(options, replacements).filter((code) => oneIn > 1 || !contradicts(code, hints));
    candidateCount += candidates.length;
    const [code, ...others] = candidates.filter(isValid);
    if (others.length > 0) return null;
    if (code !== undefined) return weigh({ read, from: read.value, code }, oneIn / candidateCount, hints);
  }
  return oneIn === 1 && isValid(read.value) ? weigh({ read, from: read.value, code: read.value }, oneIn, hints) : null;
}

/** Corrects a code with one character too many: returns the only valid code without one of them, else null. */
function withOneLess(read: PaperField, form: CodeForm, hints: readonly CodeHint[]): PaperField | null {
  const candidates = new Map<string, string>();
  if (read.value.length > form.positions.length + 1) return null;
  for (const from of withoutOne(read.value)) {
    const options = form.positions.map((allowed, at) => optionsAt(from.charAt(at), allowed, []));
    for (const code of codesOf(options, 0)) if (!contradicts(code, hints)) candidates.set(code, from);
  }
  const [candidate, ...others] = [...candidates].filter(([code]) => form.isValid(code));
  if (candidate === undefined || others.length > 0) return null;
  const [code, from] = candidate;
  return weigh({ read, from, code }, form.oneIn / candidates.size, hints);
}

/** True if a character differs from every hint for its place. */
const contradicts = (code: string, hints: readonly CodeHint[]) =>
  [...code].some((sign, at) => hintsAt(hints, at).length > 0 && !hintsAt(hints, at).includes(sign));

const hintsAt = (hints: readonly CodeHint[], at: number): string[] =>
  hints.map((hint) => hint.charAt(at)).filter((sign) => sign !== '?' && sign !== '');

/** Returns the characters that may be at a place where `sign` was read. */
function optionsAt(sign: string, allowed: string, hints: readonly string[]): Option[] {
  const hintSigns = [...new Set(hints)].filter((other) => other !== sign && allowed.includes(other));
  if (allowed.includes(sign)) return [{ sign, replaces: false }, ...hintSigns.map((other) => ({ sign: other, replaces: true }))];
  const lookAlikesOfSign = [...lookAlikes(sign)].filter((other) => allowed.includes(other));
  const matches = lookAlikesOfSign.filter((other) => hintSigns.includes(other));
  return (matches.length > 0 ? matches : lookAlikesOfSign).map((other) => ({ sign: other, replaces: false }));
}

/** Returns every code with exactly this many characters replaced. */
function codesOf(options: readonly (readonly Option[])[], replacements: number): string[] {
  // `left`: replacements that are still to be made.
  let codes: { text: string; left: number }[] = [{ text: '', left: replacements }];
  for (const [at, some] of options.entries()) {
    const rest = options.length - at - 1;
    codes = codes.flatMap(({ text, left }) =>
      some.flatMap(({ sign, replaces }) => {
        const now = left - (replaces ? 1 : 0);
        return now < 0 || now > rest ? [] : [{ text: text + sign, left: now }];
      }),
    );
    if (codes.length > MAX_TRIED_CODES) return [];
  }
  return codes.filter(({ left }) => left === 0).map(({ text }) => text);
}

/** Returns the code, made of the reading `from`, with its confidence: hints confirm characters, a replacement without a hint is a guess. */
function weigh(
  { read, from, code }: { read: PaperField; from: string; code: string },
  oneIn: number,
  hints: readonly CodeHint[],
): PaperField {
  const isHinted = (at: number) => hintsAt(hints, at).length > 0;
  const isContested = contradicts(code, hints);
  const signs = [...code];
  const hintCount = signs.filter((_, at) => isHinted(at)).length;
  const isGuess = signs.some((sign, at) => sign !== from.charAt(at) && !isHinted(at));
  // The share of the code that no hint confirms; only its misreading remains possible.
  const share = hintCount >= MIN_AGREEMENT && !isContested && !isGuess ? 1 - hintCount / code.length : 1;
  const base = Math.min(read.source.confidence, code === read.value ? 1 : AFTER_REPAIR);
  const confidence = base ** share * (isContested ? DOUBT : 1);
  return corroborate({ value: code, source: { ...read.source, confidence } }, Math.max(1, oneIn));
}
