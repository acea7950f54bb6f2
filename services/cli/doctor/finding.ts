import type { Mark } from '../terminal/layout.ts';

/** A finding. `bad` prevents work, `warn` may be intended. */
export interface DoctorFinding {
  what: string;
  state: Mark;
  says: string;
}
