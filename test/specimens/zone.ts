import { mrzCheckDigit } from '#mexico/mrz.ts';
import type { Person } from './people.ts';

/** Machine-readable zones (MRZ) of fictitious people. */

const letters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]+/g, '<');
const compact = (iso: string) => iso.slice(2).replaceAll('-', '');
const checked = (text: string) => text + mrzCheckDigit(text);
const namesOf = ({ first, second, name }: Person, length: number) =>
  `${letters([first, second].filter(Boolean).join(' '))}<<${letters(name)}`.replace(/<+$/, '').slice(0, length).padEnd(length, '<');

/** The zone's lines and the numbers in them; `cic` is the credential's own number. */
export interface Back {
  lines: [string, string, string];
  cic: string;
  sectionAndConsecutive: string;
  expiry: string;
  emission: string;
  fuar: string;
}

/** Returns the zone on the back of a voter credential, from model D on. */
export function ineZone(person: Person, numbers: Omit<Back, 'lines'>): Back {
  const { cic, sectionAndConsecutive, expiry, emission, fuar } = numbers;
  const one = `IDMEX${checked(cic)}<<${sectionAndConsecutive}`;
  const head = `${checked(compact(person.birth))}${person.sex}${checked(compact(expiry))}MEX<${emission}<<${fuar}<`;
  const composite = mrzCheckDigit(one.slice(5, 30) + head.slice(0, 7) + head.slice(8, 15) + head.slice(18, 29));
  return { ...numbers, lines: [one, head + composite, namesOf(person, 30)] };
}

export function passportZone(person: Person, { number, expiry }: { number: string; expiry: string }): [string, string] {
  const sex = person.sex === 'M' ? 'F' : 'M';
  const two = `${checked(number.padEnd(9, '<'))}MEX${checked(compact(person.birth))}${sex}${checked(compact(expiry))}${'<'.repeat(14)}0`;
  const composite = mrzCheckDigit(two.slice(0, 10) + two.slice(13, 20) + two.slice(21, 43));
  return [`P<MEX${namesOf(person, 39)}`, two + composite];
}
