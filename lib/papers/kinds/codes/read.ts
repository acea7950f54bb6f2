import { parseCurp } from '#mexico/curp.ts';
import { editDistance } from '#mexico/edit-distance.ts';
import { CLABE, CURP, ELECTOR_KEY, NSS, RFC_OF_PERSON } from '#mexico/positions.ts';
import { clabeIn, curpIn, electorKeyIn, figuresIn, nssIn, rfcIn } from '../../texts/identifiers.ts';
import { codeLikeIn } from '../../texts/look-alikes.ts';
import { againstSecond, corroborate, type Found, isSure, mapFound, PRINTED_SO, withSecond } from '../findings.ts';
import type { LabelReader, Search } from '../label-reader.ts';
import { clabeForm, curpForm, electorKeyForm, nssForm, rfcForm } from './forms.ts';
import { curpHints, electorKeyHints, type KnownOfPerson, rfcHints } from './hints.ts';
import { settle } from './settle.ts';

/** Codes as they stand by their labels, or anywhere; some signs may be read as others that look like them. */

const curpLikeIn = (text: string) => curpIn(text) ?? codeLikeIn(text, CURP);
const keyLikeIn = (text: string) => electorKeyIn(text) ?? codeLikeIn(text, ELECTOR_KEY);
export const rfcLikeIn = (text: string) => rfcIn(text) ?? codeLikeIn(text, RFC_OF_PERSON);
const clabeLikeIn = (text: string) => figuresIn(text, 18) ?? codeLikeIn(text, CLABE);

export function readCurp<Name extends string>(reader: LabelReader<Name>, label: Name, search?: Search): Found | null {
  return reader.value(label, curpLikeIn, search) ?? reader.anywhere(curpIn);
}

export function readElectorKey<Name extends string>(reader: LabelReader<Name>, label: Name): Found | null {
  return reader.value(label, keyLikeIn) ?? reader.anywhere(electorKeyIn);
}

export function readRfc<Name extends string>(reader: LabelReader<Name>, label: Name, search?: Search): Found | null {
  return reader.value(label, rfcIn, search) ?? reader.anywhere(rfcIn) ?? reader.value(label, rfcLikeIn, search);
}

export const readNss = <Name extends string>(reader: LabelReader<Name>, label: Name): Found | null =>
  reader.value(label, nssIn) ?? reader.value(label, (text) => codeLikeIn(text, NSS));

export const readClabe = <Name extends string>(reader: LabelReader<Name>, label: Name): Found | null =>
  reader.value(label, clabeLikeIn) ?? reader.anywhere(clabeIn);

export const curpOf = (read: Found | null, person: KnownOfPerson, today: string) =>
  read && settle(read, curpForm(read.value, person.birthDate ?? null, today), curpHints(person));

export const electorKeyOf = (read: Found | null, person: KnownOfPerson) => read && settle(read, electorKeyForm, electorKeyHints(person));

export const rfcOf = (read: Found | null, person: KnownOfPerson, today: string) =>
  read && settle(read, rfcForm(read.value.length, today), read.value.length >= RFC_OF_PERSON.length ? rfcHints(person) : []);

export const nssOf = (read: Found | null) => read && settle(read, nssForm, []);
export const clabeOf = (read: Found | null) => read && settle(read, clabeForm, []);

/** The day of birth that a CURP says; null for none, for one that is not sure, and where it does not hold. */
export function birthOf(curp: Found | null, today: string): Found | null {
  return mapFound(isSure(curp) ? curp : null, (code) => {
    const verdict = parseCurp(code, today);
    return verdict.ok ? verdict.value.birthDate : null;
  });
}

/** A symbol has check digits of its own: what it says as well is right. */
const CODED = 1_000_000;

/** One value that is printed, and told by something else too. Where they differ one is wrong: the surer is taken, where it is clearly that. */
export function agree(printed: Found | null, second: Found | null): Found | null {
  if (!printed || !second) return printed ?? second;
  if (printed.value === second.value) return withSecond(printed, second);
  if (printed.source.confidence >= PRINTED_SO) return printed;
  return second.source.confidence > printed.source.confidence ? againstSecond(second, printed) : againstSecond(printed, second);
}

/** Signs that a reader may have wrong of a code that a symbol says. */
const MOST_APART = 4;

/** The print's code, unless it was read badly and a symbol says nearly the same. A symbol that says another tells of somebody else. */
export function sameAsCode(printed: Found | null, coded: Found | null): Found | null {
  if (!printed || !coded || printed.value === coded.value) return coded && printed ? corroborate(printed, CODED) : (printed ?? coded);
  if (printed.source.confidence >= PRINTED_SO) return printed;
  return Number.isFinite(editDistance(printed.value, coded.value, MOST_APART)) ? coded : printed;
}
