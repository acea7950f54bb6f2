import type { Mark } from '../terminal/layout.ts';

/** One finding of `zaguan doctor`. `bad`: the server cannot work so. `warn`: may be intended. */
export interface DoctorFinding {
  what: string;
  state: Mark;
  says: string;
}
