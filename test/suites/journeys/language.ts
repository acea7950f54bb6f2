/** The language of the journeys. */
export const language = 'es-MX';

/** Milliseconds to wait until a file is read or an answer is judged: a slow and busy machine needs tens of seconds. */
export const READING = 90_000;
