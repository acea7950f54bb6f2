import { parseCurp } from '#mexico/curp.ts';
import { editDistance } from '#mexico/edit-distance.ts';
import { CLABE, CURP, ELECTOR_KEY, NSS, RFC_OF_PERSON } from '#mexico/positions.ts';
import { clabeIn, curpIn, electorKeyIn, figuresIn, nssIn, rfcIn } from '../../texts/identifiers.ts';
import { codeLikeIn } from '../../texts/look-alikes.ts';
import { againstSecond, corroborate, isSure, mapField, type PaperField, PRINTED_SO, withSecond } from '../findings.ts';
import type { LabelReader, Search } from '../label-reader.ts';
import { clabeForm, curpForm, electorKeyForm, nssForm, rfcForm } from './forms.ts';
import { curpHints, electorKeyHints, type KnownOfPerson, rfcHints } from './hints.ts';
import { settle } from './settle.ts';

/** Codes as they stand by their labels, or anywhere; some signs may be read as others that look like them. */

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

export const curpOf = (read: PaperField | null, person: KnownOfPerson, today: string) =>
  read && settle(read, curpForm(read.value, person.birthDate ?? null, today), curpHints(person));

export const electorKeyOf = (read: PaperField | null, person: KnownOfPerson) =>
  read && settle(read, electorKeyForm, electorKeyHints(person));

export const rfcOf = (read: PaperField | null, person: KnownOfPerson, today: string) =>
  read && settle(read, rfcForm(read.value.length, today), read.value.length >= RFC_OF_PERSON.length ? rfcHints(person) : []);

export const nssOf = (read: PaperField | null) => read && settle(read, nssForm, []);
export const clabeOf = (read: PaperField | null) => read && settle(read, clabeForm, []);

/** The day of birth that a CURP says; null for none, for one that is not sure, and where it does not hold. */
export function birthOf(curp: PaperField | null, today: string): PaperField | null {
  return mapField(isSure(curp) ? curp : null, (code) => {
    const verdict = parseCurp(code, today);
    return verdict.ok ? verdict.value.birthDate : null;
  });
}

/** A symbol has check digits of its own: what it says as well is right. */
const SYMBOL_ONE_IN = 1_000_000;

/** Combines a printed value with a second source. Where they differ, the surer one is kept if it is clearly surer. */
export function agree(print: PaperField | null, second: PaperField | null): PaperField | null {
  if (!print || !second) return print ?? second;
  if (print.value === second.value) return withSecond(print, second);
  if (print.source.confidence >= PRINTED_SO) return print;
  return second.source.confidence > print.source.confidence ? againstSecond(second, print) : againstSecond(print, second);
}

/** Signs that a reader may have wrong of a code that a symbol says. */
const MOST_APART = 4;

/** The print's code, unless it was read badly and a symbol says nearly the same. A symbol that says another tells of somebody else. */
export function sameAsCode(print: PaperField | null, symbol: PaperField | null): PaperField | null {
  if (!print || !symbol || print.value === symbol.value) return symbol && print ? corroborate(print, SYMBOL_ONE_IN) : (print ?? symbol);
  if (print.source.confidence >= PRINTED_SO) return print;
  return Number.isFinite(editDistance(print.value, symbol.value, MOST_APART)) ? symbol : print;
}
