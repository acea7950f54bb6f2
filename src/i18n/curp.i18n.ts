import { defineWords } from './words.ts';

/** Words about a CURP while it is typed. */
export const curpWords = defineWords({
  'es-MX': {
    curp: 'CURP',
    curpHelp: 'Son 18 letras y números',
    missing: (count: number) => (count === 1 ? 'Te falta 1 carácter' : `Te faltan ${count} caracteres`),
    complete: 'Está completa',
    empty: 'Escribe tu CURP.',
    incomplete: (count: number) =>
      count === 1 ? 'Te falta 1 carácter: son 18 en total.' : `Te faltan ${count} caracteres: son 18 en total.`,
    wrongLetters: 'Las primeras cuatro son letras de tu nombre. Compáralas con tu INE.',
    wrongBirth: 'Esa fecha no existe. Va en seis números: año, mes y día.',
    wrongFuture: 'Esa fecha todavía no llega. Revisa el penúltimo carácter: ¿cero o letra O?',
    wrongSex: 'Después de la fecha va una letra: H, M o X.',
    wrongEntity: 'Esas dos letras no son de un estado. Compáralas con tu INE.',
    wrongConsonants: 'Aquí van tres consonantes. Compáralas con tu INE.',
    wrongEnding: 'El último carácter es un número.',
    wrongCheck: 'Hay un carácter que no coincide. Compárala letra por letra con tu INE.',
    suggestion: (curp: string) => `¿Es ${curp}?`,
    read: 'Leído de tu CURP',
    born: 'Naciste',
    sex: 'Sexo',
    entity: 'Estado de nacimiento',
    abroad: 'Fuera de México',
    female: 'Mujer',
    male: 'Hombre',
    nonBinary: 'No binario',
  },
  en: {
    curp: 'CURP',
    curpHelp: 'It has 18 letters and digits',
    missing: (count: number) => (count === 1 ? '1 character to go' : `${count} characters to go`),
    complete: 'It’s complete',
    empty: 'Type your CURP.',
    incomplete: (count: number) =>
      count === 1 ? '1 character is missing: it has 18 in all.' : `${count} characters are missing: it has 18 in all.`,
    wrongLetters: 'The first four are letters of your name. Compare them with your INE.',
    wrongBirth: 'That date does not exist. It is six digits: year, month and day.',
    wrongFuture: 'That date has not come yet. Check the second to last character: zero or the letter O?',
    wrongSex: 'After the date comes one letter: H, M or X.',
    wrongEntity: 'Those two letters are not a state’s. Compare them with your INE.',
    wrongConsonants: 'Three consonants go here. Compare them with your INE.',
    wrongEnding: 'The last character is a digit.',
    wrongCheck: 'One character does not fit. Compare it letter by letter with your INE.',
    suggestion: (curp: string) => `Is it ${curp}?`,
    read: 'Read from your CURP',
    born: 'You were born on',
    sex: 'Sex',
    entity: 'State of birth',
    abroad: 'Outside Mexico',
    female: 'Female',
    male: 'Male',
    nonBinary: 'Non-binary',
  },
});

export type CurpWords = (typeof curpWords)['es-MX'];
