import { parseCurp } from '../../../../mexico/curp.ts';
import { CLABE, CURP, ELECTOR_KEY, NSS, RFC_OF_PERSON } from '../../../../mexico/positions.ts';
import { editDistance } from '../../../platform/edit-distance.ts';
import { clabeIn, curpIn, electorKeyIn, figuresIn, nssIn, rfcIn } from '../../texts/identifiers.ts';
import { codeReadIn } from '../../texts/look-alikes.ts';
import { corroborated, type Found, mapFound } from '../findings.ts';
import type { LabelReader, Search } from '../label-reader.ts';
import { clabeForm, curpForm, electorKeyForm, nssForm, rfcForm } from './forms.ts';
import { curpHints, electorKeyHints, type KnownOfPerson, rfcHints } from './hints.ts';
import { settled } from './settle.ts';

/** Codes as they stand by their labels, or anywhere; some signs may be read as others that look like them. */

const curpReadIn = (text: string) => curpIn(text) ?? codeReadIn(text, CURP);
const keyReadIn = (text: string) => electorKeyIn(text) ?? codeReadIn(text, ELECTOR_KEY);
const rfcReadIn = (text: string) => rfcIn(text) ?? codeReadIn(text, RFC_OF_PERSON);
const clabeReadIn = (text: string) => figuresIn(text, 18) ?? codeReadIn(text, CLABE);

export function curpRead<Name extends string>(reader: LabelReader<Name>, label: Name, search?: Search): Found | null {
  return reader.value(label, curpReadIn, search) ?? reader.anywhere(curpIn);
}

export function electorKeyRead<Name extends string>(reader: LabelReader<Name>, label: Name): Found | null {
  return reader.value(label, keyReadIn) ?? reader.anywhere(electorKeyIn);
}

export function rfcRead<Name extends string>(reader: LabelReader<Name>, label: Name, search?: Search): Found | null {
  return reader.value(label, rfcIn, search) ?? reader.anywhere(rfcIn) ?? reader.value(label, rfcReadIn, search);
}

export const nssRead = <Name extends string>(reader: LabelReader<Name>, label: Name): Found | null =>
  reader.value(label, nssIn) ?? reader.value(label, (text) => codeReadIn(text, NSS));

export const clabeRead = <Name extends string>(reader: LabelReader<Name>, label: Name): Found | null =>
  reader.value(label, clabeReadIn) ?? reader.anywhere(clabeIn);

export const curpOf = (read: Found | null, person: KnownOfPerson, today: string) =>
  read && settled(read, curpForm(read.value, person.birthDate ?? null, today), curpHints(person));

export const electorKeyOf = (read: Found | null, person: KnownOfPerson) => read && settled(read, electorKeyForm, electorKeyHints(person));

export const rfcOf = (read: Found | null, person: KnownOfPerson, today: string) =>
  read && settled(read, rfcForm(read.value.length, today), read.value.length === RFC_OF_PERSON.length ? rfcHints(person) : []);

export const nssOf = (read: Found | null) => read && settled(read, nssForm, []);
export const clabeOf = (read: Found | null) => read && settled(read, clabeForm, []);

/** The day of birth that a CURP says; null for none, or where it does not hold. */
export function birthOf(curp: Found | null, today: string): Found | null {
  return mapFound(curp, (code) => {
    const verdict = parseCurp(code, today);
    return verdict.ok ? verdict.value.birthDate : null;
  });
}

/** So surely read, a value is what is printed, whatever else says. */
const PRINTED_SO = 0.99;
const SAME = 100;
/** A symbol has check digits of its own: what it says as well is right. */
const CODED = 1_000_000;

/** One value that is printed, and told by something else too. Where they differ one is wrong: the surer is taken, as far as it is surer. */
export function agreed(printed: Found | null, second: Found | null): Found | null {
  if (!printed || !second) return printed ?? second;
  if (printed.value === second.value) return corroborated(printed, SAME);
  const [one, other] = [printed.source.confidence, second.source.confidence];
  if (one >= PRINTED_SO) return printed;
  const [surer, high, low] = other > one ? [second, other, one] : [printed, one, other];
  const right = high * (1 - low);
  return { ...surer, source: { ...surer.source, confidence: right / (right + low * (1 - high)) } };
}

/** Signs that a reader may have wrong of a code that a symbol says. */
const MOST_APART = 4;

/** The print's code, unless it was read badly and a symbol says nearly the same. A symbol that says another tells of somebody else. */
export function sameAsCode(printed: Found | null, coded: Found | null): Found | null {
  if (!printed || !coded || printed.value === coded.value) return coded && printed ? corroborated(printed, CODED) : (printed ?? coded);
  if (printed.source.confidence >= PRINTED_SO) return printed;
  return Number.isFinite(editDistance(printed.value, coded.value, MOST_APART)) ? coded : printed;
}
