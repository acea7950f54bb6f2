import { withoutMarks } from '#mexico/letters.ts';
import { mrzCheckDigit } from '#mexico/mrz.ts';

/** The data of an invented person, as on an INE credential. Every number is made up; check digits are consistent. */
export interface SpecimenPerson {
  name: string;
  firstLastname: string;
  secondLastname: string;
  /** Three lines, as printed. */
  address: readonly [string, string, string];
  electorKey: string;
  curp: string;
  /** yyyy-mm-dd */
  birthdate: string;
  /** The sex as INE prints it: H for a man, M for a woman. */
  sex: 'H' | 'M';
  registration: string;
  section: string;
  issueYear: string;
  expires: string;
  /** Nine digits. */
  cic: string;
  /** Nine digits that follow the section in the MRZ. */
  consecutive: string;
  emission: string;
  fuar: string;
}

export const luisa: SpecimenPerson = {
  name: 'LUISA',
  firstLastname: 'PÉREZ',
  secondLastname: 'GÓMEZ',
  address: ['C DEL ZAGUÁN 12', 'COL CENTRO 44100', 'GUADALAJARA, JAL.'],
  electorKey: 'PRGMLS89090914M100',
  curp: 'PEGL890909MJCRMS08',
  birthdate: '1989-09-09',
  sex: 'M',
  registration: '2007 01',
  section: '0000',
  issueYear: '2024',
  expires: '2034',
  cic: '000123456',
  consecutive: '000000012',
  emission: '01',
  fuar: '00123',
};

const plain = (text: string) => withoutMarks(text).replaceAll(' ', '<');

/** Returns the three MRZ lines of 30 characters on the back, with Mexico's own H and M for the sex. */
export function mrzOf(person: SpecimenPerson): [string, string, string] {
  const born = person.birthdate.slice(2).replaceAll('-', '');
  const ends = `${person.expires.slice(2)}1231`;
  const first = `IDMEX${person.cic}${mrzCheckDigit(person.cic)}<<${person.section}${person.consecutive}`;
  const second = `${born}${mrzCheckDigit(born)}${person.sex}${ends}${mrzCheckDigit(ends)}MEX<${person.emission}<<${person.fuar}<`;
  const composite = mrzCheckDigit(first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29));
  const third = `${plain(person.firstLastname)}<${plain(person.secondLastname)}<<${plain(person.name)}`;
  return [first, second + composite, third.padEnd(30, '<').slice(0, 30)];
}
