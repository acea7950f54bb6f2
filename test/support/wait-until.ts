import { waitUntil as wait } from '@open-wc/testing';

/** Milliseconds that a test in the browser waits for what must come: a machine with much else to do draws a picture in seconds. */
const PATIENCE_MS = 15_000;

/** @param what Names, in the failure, what did not come. */
export const waitUntil = (condition: () => unknown, what?: string): Promise<void> =>
  wait(() => Boolean(condition()), what, { timeout: PATIENCE_MS });
