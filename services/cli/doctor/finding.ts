import type { Mark } from '../terminal/layout.ts';

/** One finding of `zaguan doctor`. `bad`: the server cannot work so. `warn`: may be intended. */
export interface DoctorFinding {
  what: string;
  state: Mark;
  says: string;
}

/** Returns the finding of a check: `says` if it is good, else `trouble`. */
export const finding = (what: string, good: boolean, says: string, trouble: string, otherwise: Mark = 'bad'): DoctorFinding => ({
  what,
  ...(good ? { state: 'good', says } : { state: otherwise, says: trouble }),
});
