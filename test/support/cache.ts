import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What runs of the tests keep for the next one, under names that say what it was made of. Outside of the checkout, which tests leave as it is. */
export const CACHE = join(process.env.XDG_CACHE_HOME || tmpdir(), 'zaguan-tests');
