import { waitUntil as wait } from '@open-wc/testing';

/** Milliseconds that a test in the browser waits for what must come: a machine with much else to do draws a picture in seconds. */
const PATIENCE_MS = 15_000;
/** What is on the screen for a few frames is seen too. */
const LOOKS_EACH_MS = 10;

/** @param what Names, in the failure, what did not come. */
export const waitUntil = (condition: () => unknown, what?: string): Promise<void> =>
  wait(() => Boolean(condition()), what, { timeout: PATIENCE_MS, interval: LOOKS_EACH_MS });
