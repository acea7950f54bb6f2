import type { Positions } from '#mexico/positions.ts';
import { lookAlikes, withoutOne } from '../../texts/look-alikes.ts';
import { corroborate, type PaperField, PRINTED_SO } from '../findings.ts';

/** Form of a code, and the check for a right code. */
export interface CodeForm {
  positions: Positions;
  /** Checks the calendar and the check digit. */
  holds(code: string): boolean;
  /** One wrong code in this many passes `holds`. */
  oneIn: number;
}

/** Characters of a code that follow from another text on the paper, place by place; `?` for unknown ones, and none at the end. */
export type CodeHint = string;

/** Highest confidence of a repaired code before something confirms it: too low to be returned. */
const AFTER_REPAIR = 0.5;
/** Most characters that hints may replace. */
const MOST_REPLACED = 2;
/** Most codes that are tried. */
const MOST_TRIED = 3000;
/** Fewest characters that must agree with hints before the agreement counts. */
const ENOUGH = 6;
/** Factor for a code that a hint contradicts. */
const DOUBT = 0.5;

interface Option {
  sign: string;
  /** True if it replaces a character that is allowed there too. */
  replaces: boolean;
}

/** Corrects a code: look-alikes by place, other characters by hints if the code is valid only so. Null for no valid code or several. */
export function settle(read: PaperField, { positions, holds, oneIn }: CodeForm, hints: readonly CodeHint[]): PaperField | null {
  const { confidence } = read.source;
  if (confidence >= PRINTED_SO) return read;
  if (read.value.length > positions.length) return withOneLess(read, { positions, holds, oneIn }, hints);
  const options = positions.map((allowed, at) => optionsAt(read.value.charAt(at), allowed, saidAt(hints, at)));
  let candidateCount = 0;
  for (let replacements = 0; replacements <= MOST_REPLACED; replacements++) {
    // Without a check digit every text of the form passes, so candidates must agree with the hints.
    const candidates = codesOf(options, replacements).filter((code) => oneIn > 1 || !differs(code, hints));
    candidateCount += candidates.length;
    const [code, ...others] = candidates.filter(holds);
    if (others.length > 0) return null;
    if (code !== undefined) return weigh({ read, from: read.value, code }, oneIn / candidateCount, hints);
  }
  return oneIn === 1 && holds(read.value) ? weigh({ read, from: read.value, code: read.value }, oneIn, hints) : null;
}

/** Corrects a code with one character too many: returns the only valid code without one of them, else null. */
function withOneLess(read: PaperField, form: CodeForm, hints: readonly CodeHint[]): PaperField | null {
  const candidates = new Map<string, string>();
  if (read.value.length > form.positions.length + 1) return null;
  for (const from of withoutOne(read.value)) {
    const options = form.positions.map((allowed, at) => optionsAt(from.charAt(at), allowed, []));
    for (const code of codesOf(options, 0)) if (!differs(code, hints)) candidates.set(code, from);
  }
  const [found, ...others] = [...candidates].filter(([code]) => form.holds(code));
  if (found === undefined || others.length > 0) return null;
  const [code, from] = found;
  return weigh({ read, from, code }, form.oneIn / candidates.size, hints);
}

const differs = (code: string, hints: readonly CodeHint[]) =>
  [...code].some((sign, at) => saidAt(hints, at).length > 0 && !saidAt(hints, at).includes(sign));

const saidAt = (hints: readonly CodeHint[], at: number): string[] =>
  hints.map((hint) => hint.charAt(at)).filter((sign) => sign !== '?' && sign !== '');

function optionsAt(sign: string, allowed: string, hints: readonly string[]): Option[] {
  const hintSigns = [...new Set(hints)].filter((other) => other !== sign && allowed.includes(other));
  if (allowed.includes(sign)) return [{ sign, replaces: false }, ...hintSigns.map((other) => ({ sign: other, replaces: true }))];
  const alike = [...lookAlikes(sign)].filter((other) => allowed.includes(other));
  const matches = alike.filter((other) => hintSigns.includes(other));
  return (matches.length > 0 ? matches : alike).map((other) => ({ sign: other, replaces: false }));
}

/** Returns every code with exactly this many characters replaced. */
function codesOf(options: readonly (readonly Option[])[], replacements: number): string[] {
  let codes: { text: string; left: number }[] = [{ text: '', left: replacements }];
  for (const [at, some] of options.entries()) {
    const rest = options.length - at - 1;
    codes = codes.flatMap(({ text, left }) =>
      some.flatMap(({ sign, replaces }) => {
        const now = left - (replaces ? 1 : 0);
        return now < 0 || now > rest ? [] : [{ text: text + sign, left: now }];
      }),
    );
    if (codes.length > MOST_TRIED) return [];
  }
  return codes.filter(({ left }) => left === 0).map(({ text }) => text);
}

/** Computes the confidence of a code. Hints confirm characters; a replacement without a hint is a guess. `oneIn` is for all candidates. */
function weigh(
  { read, from, code }: { read: PaperField; from: string; code: string },
  oneIn: number,
  hints: readonly CodeHint[],
): PaperField {
  const isSaid = (at: number) => saidAt(hints, at).length > 0;
  const isContested = differs(code, hints);
  const signs = [...code];
  const hintCount = signs.filter((_, at) => isSaid(at)).length;
  const isGuess = signs.some((sign, at) => sign !== from.charAt(at) && !isSaid(at));
  const share = hintCount >= ENOUGH && !isContested && !isGuess ? 1 - hintCount / code.length : 1;
  const base = Math.min(read.source.confidence, code === read.value ? 1 : AFTER_REPAIR);
  const confidence = base ** share * (isContested ? DOUBT : 1);
  return corroborate({ value: code, source: { ...read.source, confidence } }, Math.max(1, oneIn));
}
