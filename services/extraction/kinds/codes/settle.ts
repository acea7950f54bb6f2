import type { Positions } from '../../../../mexico/positions.ts';
import { lookAlikes, withoutOne } from '../../texts/look-alikes.ts';
import { corroborated, type Found } from '../findings.ts';

/** A code by its form, and by what tells a right one. */
export interface CodeForm {
  positions: Positions;
  /** Whether it can be one: calendar, check digit. */
  holds(code: string): boolean;
  /** A wrong one holds once in so many times. */
  oneIn: number;
}

/** What something else on the paper says of a code, sign by sign; `?` where it says nothing. */
export type Hint = string;

/** So surely read, a code is what is printed, whether it holds or not. */
const PRINTED_SO = 0.99;
/** How probable a code is that was mended, before anything else agrees. */
const MENDED = 0.7;
/** Signs that hints may replace. */
const MOST_REPLACED = 2;
/** Codes that are tried. */
const MOST_TRIED = 3000;
/** Signs that have to agree with hints before they count. */
const ENOUGH = 6;
/** What a hint takes away that says otherwise. */
const DOUBT = 0.5;

interface Option {
  sign: string;
  /** In place of one that could stand there. */
  replaces: boolean;
}

/**
 * The code that was read. A sign that cannot stand there is taken for what looks like it and can. Another is replaced where a hint says
 * what it is, and the whole code holds only then. Null where that leads to no code, or to several.
 */
export function settled(read: Found, { positions, holds, oneIn }: CodeForm, hints: readonly Hint[]): Found | null {
  const { confidence } = read.source;
  if (confidence >= PRINTED_SO) return read;
  if (read.value.length > positions.length) return withOneLess(read, { positions, holds, oneIn }, hints);
  const options = positions.map((allowed, at) => optionsAt(read.value.charAt(at), allowed, saidAt(hints, at)));
  for (let replaced = 0; replaced <= MOST_REPLACED; replaced++) {
    // Without a check digit every text of the form holds: then it is what hints say as far as they go.
    const codes = codesOf(options, replaced).filter((code) => holds(code) && (oneIn > 1 || !differs(code, hints)));
    if (codes.length > 1) return null;
    const [code] = codes;
    if (code === undefined) continue;
    const base = code === read.value ? confidence : Math.max(MENDED, confidence);
    return weighed({ value: code, source: { ...read.source, confidence: base } }, oneIn, hints);
  }
  return oneIn === 1 && holds(read.value) ? weighed(read, oneIn, hints) : null;
}

/** The one code that is left without one of the signs. */
function withOneLess(read: Found, form: CodeForm, hints: readonly Hint[]): Found | null {
  const found = withoutOne(read.value).flatMap((text) => {
    const options = form.positions.map((allowed, at) => optionsAt(text.charAt(at), allowed, []));
    return codesOf(options, 0).filter((code) => form.holds(code) && !differs(code, hints));
  });
  const [code, ...others] = new Set(found);
  if (code === undefined || others.length > 0) return null;
  return weighed({ value: code, source: { ...read.source, confidence: MENDED } }, form.oneIn, hints);
}

const differs = (code: string, hints: readonly Hint[]) =>
  [...code].some((sign, at) => saidAt(hints, at).length > 0 && !saidAt(hints, at).includes(sign));

const saidAt = (hints: readonly Hint[], at: number): string[] =>
  hints.map((hint) => hint.charAt(at)).filter((sign) => sign !== '?' && sign !== '');

function optionsAt(sign: string, allowed: string, hints: readonly string[]): Option[] {
  const hinted = [...new Set(hints)].filter((other) => other !== sign && allowed.includes(other));
  if (allowed.includes(sign)) return [{ sign, replaces: false }, ...hinted.map((other) => ({ sign: other, replaces: true }))];
  const alike = [...lookAlikes(sign)].filter((other) => allowed.includes(other));
  const meant = alike.filter((other) => hinted.includes(other));
  return (meant.length > 0 ? meant : alike).map((other) => ({ sign: other, replaces: false }));
}

/** Every code with exactly so many signs replaced. */
function codesOf(options: readonly (readonly Option[])[], replaced: number): string[] {
  let codes: { text: string; left: number }[] = [{ text: '', left: replaced }];
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

/** Signs that hints confirm are no longer in doubt: what is left is the doubt of the others. */
function weighed(code: Found, oneIn: number, hints: readonly Hint[]): Found {
  const isContested = differs(code.value, hints);
  const confirmed = [...code.value].filter((_, at) => saidAt(hints, at).length > 0).length;
  const share = confirmed >= ENOUGH && !isContested ? 1 - confirmed / code.value.length : 1;
  const confidence = code.source.confidence ** share * (isContested ? DOUBT : 1);
  return corroborated({ ...code, source: { ...code.source, confidence } }, oneIn);
}
