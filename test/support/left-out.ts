/** Begins a line that `npm test` repeats at its end. */
export const LOUD = '!!! ';

/** Says what does not run here, and why: it is left out rather than failed, and nobody shall overlook it. */
export function sayLeftOut(what: string, why: string): void {
  console.warn(`\n${LOUD}${what.toUpperCase()} IS LEFT OUT: ${why.replaceAll(/\s+/g, ' ').trim()}\n`);
}
