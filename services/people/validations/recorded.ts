import type { Credentials, LivenessResults } from './classes/ports.ts';

/** What this build reads of voter credentials: nothing yet. */
export const noCredentials: Credentials = { newestOf: async () => null };

/** What this build keeps of liveness: nothing yet. */
export const noLiveness: LivenessResults = { newestOf: async () => null };
