// Split when used, because bundlers keep calls at the top level.
const SMALL =
  'CERO UNO DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE DIEZ ONCE DOCE TRECE CATORCE QUINCE DIECISEIS DIECISIETE DIECIOCHO DIECINUEVE VEINTE VEINTIUNO VEINTIDOS VEINTITRES VEINTICUATRO VEINTICINCO VEINTISEIS VEINTISIETE VEINTIOCHO VEINTINUEVE';
const TENS = ['', '', '', 'TREINTA', 'CUARENTA', 'CINCUENTA', 'SESENTA', 'SETENTA', 'OCHENTA', 'NOVENTA'];
const HUNDREDS = ' CIENTO DOSCIENTOS TRESCIENTOS CUATROCIENTOS QUINIENTOS SEISCIENTOS SETECIENTOS OCHOCIENTOS NOVECIENTOS';

/** Spells a whole number up to 999,999 in Spanish: upper case, without accents. */
export function spanishNumber(value: number): string {
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  if (thousands === 0) return belowThousand(rest);
  const head = thousands === 1 ? 'MIL' : `${belowThousand(thousands)} MIL`;
  return rest === 0 ? head : `${head} ${belowThousand(rest)}`;
}

function belowThousand(value: number): string {
  if (value === 100) return 'CIEN';
  if (value > 100) return `${HUNDREDS.split(' ')[Math.floor(value / 100)]}${value % 100 ? ` ${belowThousand(value % 100)}` : ''}`;
  const small = SMALL.split(' ');
  return small[value] ?? `${TENS[Math.floor(value / 10)]}${value % 10 ? ` Y ${small[value % 10]}` : ''}`;
}

const ROMAN = /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** Returns the value of a roman numeral up to 3,999. Null if the word is no numeral. */
export function romanNumeral(word: string): number | null {
  if (word === '' || !ROMAN.test(word)) return null;
  const values = [...word].map((letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce((sum, value, place) => sum + (value < (values[place + 1] ?? 0) ? -value : value), 0);
}
