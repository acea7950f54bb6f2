/** The language of the journeys. */
export const language = 'es-MX';

/** Milliseconds to wait until a file is read. */
export const READING = 45_000;
