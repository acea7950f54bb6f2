/** Journeys speak Spanish. */
export const language = 'es-MX';

/** For what waits until a file is read. */
export const READING = 45_000;
