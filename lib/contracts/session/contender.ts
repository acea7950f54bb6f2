/** Milliseconds. The device that made a link has this long to answer before a second one that opened it may ask for a link of its own. */
export const ANSWER_MS = 60_000;
