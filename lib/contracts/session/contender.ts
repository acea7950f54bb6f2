/** Milliseconds that the first device has to answer before a second one may ask for its own link. */
export const ANSWER_MS = 60_000;
