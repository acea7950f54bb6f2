import type { Mark } from '../terminal/layout.ts';

/** One thing that was looked at. `bad` keeps something from working, `warn` may be meant. */
export interface DoctorFinding {
  what: string;
  state: Mark;
  says: string;
}
