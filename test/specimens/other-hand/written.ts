/** Formats days and amounts as documents print them. Days are passed as ISO dates. */

const MONTHS = [
  'ENERO',
  'FEBRERO',
  'MARZO',
  'ABRIL',
  'MAYO',
  'JUNIO',
  'JULIO',
  'AGOSTO',
  'SEPTIEMBRE',
  'OCTUBRE',
  'NOVIEMBRE',
  'DICIEMBRE',
] as const;

export const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1]!;

/** 25/11/2026 */
export const inDigits = (day: string, separator = '/') => day.split('-').reverse().join(separator);

/** 25 NOV 26 */
export const shortDay = (day: string, separator = ' ') => withMonth(day, separator, day.slice(2, 4));

/** 25 NOV 2026 */
export const mediumDay = (day: string, separator = ' ') => withMonth(day, separator, day.slice(0, 4));

const withMonth = (day: string, separator: string, year: string) => [day.slice(8), monthOf(day).slice(0, 3), year].join(separator);

/** 25 de noviembre de 2026 */
export const longDay = (day: string) => `${day.slice(8)} de ${monthOf(day).toLowerCase()} de ${day.slice(0, 4)}`;

/** 25 DE NOVIEMBRE DE 2026 */
export const loudDay = (day: string) => longDay(day).toUpperCase();

export const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** 1,234.50 */
export const money = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Returns the text with a capital at the start of every word. */
export const titled = (text: string) =>
  text.toLowerCase().replace(/(^|[\s.(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Returns the text without accents, as some offices print it; Ñ stays. */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC')
    .replace(/Ü/g, 'U');

/** Returns a name as written in a machine-readable zone. */
export const inZone = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .replace(/[^A-Z ]/g, '')
    .replace(/ +/g, '<');
