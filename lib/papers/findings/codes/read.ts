import { parseCurp } from '#mexico/curp.ts';
import { editDistance } from '#mexico/edit-distance.ts';
import { CLABE, CURP, ELECTOR_KEY, NSS, RFC_OF_PERSON } from '#mexico/positions.ts';
import { clabeIn, curpIn, electorKeyIn, figuresIn, nssIn, rfcIn } from '../../texts/identifiers.ts';
import { codeLikeIn } from '../../texts/look-alikes.ts';
import { confirmedBy, contradictedBy, corroborate, isSure, MIN_CERTAIN_CONFIDENCE, mapField, type PaperField } from '../findings.ts';
import type { LabelReader, Search } from '../label-reader.ts';
import { correctCode } from './correct-code.ts';
import { clabeForm, curpForm, electorKeyForm, nssForm, rfcForm } from './forms.ts';
import { curpHints, electorKeyHints, type KnownOfPerson, rfcHints } from './hints.ts';

/** `read…` finds a printed code, perhaps misread; `correct…` corrects it by its form and other facts, and is null if that is uncertain. */

const curpLikeIn = (text: string) => curpIn(text) ?? codeLikeIn(text, CURP);
const keyLikeIn = (text: string) => electorKeyIn(text) ?? codeLikeIn(text, ELECTOR_KEY);
export const rfcLikeIn = (text: string) => rfcIn(text) ?? codeLikeIn(text, RFC_OF_PERSON);
const clabeLikeIn = (text: string) => figuresIn(text, 18) ?? codeLikeIn(text, CLABE);

export function readCurp<Name extends string>(reader: LabelReader<Name>, label: Name, search?: Search): PaperField | null {
  return reader.value(label, curpLikeIn, search) ?? reader.anywhere(curpIn);
}

export function readElectorKey<Name extends string>(reader: LabelReader<Name>, label: Name): PaperField | null {
  return reader.value(label, keyLikeIn) ?? reader.anywhere(electorKeyIn);
}

export function readRfc<Name extends string>(reader: LabelReader<Name>, label: Name, search?: Search): PaperField | null {
  return reader.value(label, rfcIn, search) ?? reader.anywhere(rfcIn) ?? reader.value(label, rfcLikeIn, search);
}

export const readNss = <Name extends string>(reader: LabelReader<Name>, label: Name): PaperField | null =>
  reader.value(label, nssIn) ?? reader.value(label, (text) => codeLikeIn(text, NSS));

export const readClabe = <Name extends string>(reader: LabelReader<Name>, label: Name): PaperField | null =>
  reader.value(label, clabeLikeIn) ?? reader.anywhere(clabeIn);

export const correctCurp = (read: PaperField | null, person: KnownOfPerson, today: string) =>
  read && correctCode(read, curpForm(read.value, person.birthDate ?? null, today), curpHints(person));

export const correctElectorKey = (read: PaperField | null, person: KnownOfPerson) =>
  read && correctCode(read, electorKeyForm, electorKeyHints(person));

export const correctRfc = (read: PaperField | null, person: KnownOfPerson, today: string) =>
  read && correctCode(read, rfcForm(read.value.length, today), read.value.length >= RFC_OF_PERSON.length ? rfcHints(person) : []);

export const correctNss = (read: PaperField | null) => read && correctCode(read, nssForm, []);
export const correctClabe = (read: PaperField | null) => read && correctCode(read, clabeForm, []);

/** Returns the date of birth in a CURP; null if the CURP is missing, unsure or invalid. */
export function birthOf(curp: PaperField | null, today: string): PaperField | null {
  return mapField(isSure(curp) ? curp : null, (code) => {
    const verdict = parseCurp(code, today);
    return verdict.ok ? verdict.value.birthDate : null;
  });
}

/** One wrong value in this many would equal a symbol (QR code or barcode): a symbol corrects its own errors. */
const SYMBOL_ONE_IN = 1_000_000;

/** Combines a printed value with a second source. If they differ, returns the surer value if it is clearly surer, else null. */
export function reconcile(print: PaperField | null, second: PaperField | null): PaperField | null {
  if (!print || !second) return print ?? second;
  if (print.value === second.value) return confirmedBy(print, second);
  if (print.source.confidence >= MIN_CERTAIN_CONFIDENCE) return print;
  return second.source.confidence > print.source.confidence ? contradictedBy(second, print) : contradictedBy(print, second);
}

/** Maximum number of characters in which a misread print may differ from the same code in a symbol. */
const MAX_APART = 4;

/** Returns the printed code, or the symbol's if the print is unsure and nearly equal. A very different symbol is another person's. */
export function combineWithSymbol(print: PaperField | null, symbol: PaperField | null): PaperField | null {
  if (!print || !symbol || print.value === symbol.value) return symbol && print ? corroborate(print, SYMBOL_ONE_IN) : (print ?? symbol);
  if (print.source.confidence >= MIN_CERTAIN_CONFIDENCE) return print;
  return Number.isFinite(editDistance(print.value, symbol.value, MAX_APART)) ? symbol : print;
}
