import { curpCheckDigit } from '#mexico/curp.ts';

/** Returns a well-formed CURP (Mexico's personal id) of no real person. */
export function curp(number: number): string {
  const consonants = 'BCDFGHJKLMNPQRSTVWXYZ';
  const two = (value: number) => String(value).padStart(2, '0');
  const born = two(60 + (number % 30)) + two(1 + (Math.floor(number / 30) % 12)) + two(1 + (Math.floor(number / 360) % 28));
  const letter = consonants[Math.floor(number / 10_080) % consonants.length]!;
  const first17 = `PEGL${born}MJCR${letter}S0`;
  return first17 + curpCheckDigit(first17);
}
