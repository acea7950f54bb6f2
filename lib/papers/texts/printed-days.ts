import { asFigures } from './look-alikes.ts';

const MONTH = '(?:\\p{L}{3,10}|\\d{1,2})';
const PARTS = new RegExp(`^(\\d{1,2})([-/.: ]{1,3})(${MONTH})([-/.: ]{1,3})(\\d{4}|\\d{2})$`, 'u');
/** Matches a day with a digit misread as a letter: `IO-JUL-2023`. Not an `I` before a digit, which may be a line of the table. */
const DAY = /^(?:[1-3Il]O|O[1-9]|[1-3][Il])(?=[-/.])/;
const OTHERS = [
  /^\d{4}[-/.]\d{2}(?:[-/.]\d{2})?$/,
  new RegExp(`^${MONTH}[-/. ](?:\\d{4}|\\d{2})$`, 'u'),
  /^\d{4}$/,
  /^\d{1,2} de \p{L}{4,10} (?:de |del )?\d{4}$/iu,
];

/** Returns a text that is only a day, month or year; else null. If its two separators differ, the hyphen or slash counts. */
export function printedDay(text: string): string | null {
  const [, day, first = '', month, second = '', year] = PARTS.exec(text.slice(0, 40).trim().replace(DAY, asFigures)) ?? [];
  if (day === undefined) return OTHERS.some((shape) => shape.test(text.trim())) ? text.trim() : null;
  const signs = [first.trim(), second.trim()];
  // A point after a month belongs to its abbreviation.
  if (signs[0] === '' && signs[1] === '.') return [day, `${month}.`, year].join(' ');
  const sign = signs[0] === signs[1] ? signs[0] : signs.find((one) => one === '-' || one === '/');
  return sign === undefined || sign === ':' ? null : [day, month, year].join(sign || ' ');
}
