import { fileURLToPath } from 'node:url';

/** What runs of the tests keep for the next one. */
export const CACHE = fileURLToPath(new URL('../../node_modules/.cache/zaguan/', import.meta.url));
