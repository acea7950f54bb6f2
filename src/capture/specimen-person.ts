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

/** Computes the ICAO 9303 check digit: weights 7, 3, 1. */
function checkDigit(text: string): string {
  const value = (character: string) => {
    if (character === '<') return 0;
    return /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 55;
  };
  const sum = [...text].reduce((total, character, at) => total + value(character) * [7, 3, 1][at % 3]!, 0);
  return String(sum % 10);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^A-Z ]/g, '')
    .replaceAll(' ', '<');
}

/** Returns the three MRZ lines of 30 characters on the back, with Mexico's own H and M for the sex. */
export function mrzOf(person: SpecimenPerson): [string, string, string] {
  const born = person.birthdate.slice(2).replaceAll('-', '');
  const ends = `${person.expires.slice(2)}1231`;
  const first = `IDMEX${person.cic}${checkDigit(person.cic)}<<${person.section}${person.consecutive}`;
  const second = `${born}${checkDigit(born)}${person.sex}${ends}${checkDigit(ends)}MEX<${person.emission}<<${person.fuar}<`;
  const composite = checkDigit(first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29));
  const third = `${plain(person.firstLastname)}<${plain(person.secondLastname)}<<${plain(person.name)}`;
  return [first, second + composite, third.padEnd(30, '<').slice(0, 30)];
}
