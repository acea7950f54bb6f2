/** Begins a line that `npm test` repeats at its end. */
export const LOUD = '!!! ';

/** Warns that a part of the tests does not run here, and why. `npm test` repeats the warning, so that the gap is noticed. */
export function sayLeftOut(what: string, why: string): void {
  console.warn(`\n${LOUD}${what.toUpperCase()} IS LEFT OUT: ${why.replaceAll(/\s+/g, ' ').trim()}\n`);
}
