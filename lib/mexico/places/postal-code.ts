import type { EntityCode } from '../entities.ts';

/** Entities, by ranges of the first two digits of a postal code. */
const ranges: readonly (readonly [first: number, last: number, entity: EntityCode])[] = [
  [1, 16, 'DF'],
  [20, 20, 'AS'],
  [21, 22, 'BC'],
  [23, 23, 'BS'],
  [24, 24, 'CC'],
  [25, 27, 'CL'],
  [28, 28, 'CM'],
  [29, 30, 'CS'],
  [31, 33, 'CH'],
  [34, 35, 'DG'],
  [36, 38, 'GT'],
  [39, 41, 'GR'],
  [42, 43, 'HG'],
  [44, 49, 'JC'],
  [50, 57, 'MC'],
  [58, 61, 'MN'],
  [62, 62, 'MS'],
  [63, 63, 'NT'],
  [64, 67, 'NL'],
  [68, 71, 'OC'],
  [72, 75, 'PL'],
  [76, 76, 'QT'],
  [77, 77, 'QR'],
  [78, 79, 'SP'],
  [80, 82, 'SL'],
  [83, 85, 'SR'],
  [86, 86, 'TC'],
  [87, 89, 'TS'],
  [90, 90, 'TL'],
  [91, 96, 'VZ'],
  [97, 97, 'YN'],
  [98, 99, 'ZS'],
];

/** A postal code: five digits, including a leading zero. */
export const postalCodePattern = /^\d{5}$/;

/** Returns the entity of a postal code's first two digits, for prefilling only. Null if fewer digits, or not assigned. */
export function entityOfPostalCode(code: string): EntityCode | null {
  if (!/^\d{2}/.test(code)) return null;
  const start = Number(code.slice(0, 2));
  return ranges.find(([first, last]) => start >= first && start <= last)?.[2] ?? null;
}
