import { waitUntil as wait } from '@open-wc/testing';

/** Maximum time that a browser test waits, in ms: a busy machine takes seconds to draw a picture, and more to start what reads one. */
const PATIENCE_MS = 40_000;
/** Milliseconds between checks, short enough to notice a state that lasts a few frames. */
const LOOKS_EACH_MS = 10;

/** @param what The name of the awaited thing, for the failure's message. */
export const waitUntil = (condition: () => unknown, what?: string): Promise<void> =>
  wait(() => Boolean(condition()), what, { timeout: PATIENCE_MS, interval: LOOKS_EACH_MS });
