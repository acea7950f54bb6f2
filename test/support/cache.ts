import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What runs of the tests keep for the next one, under names that say what it was made of. Outside of the checkout, which tests leave as it is. */
export const CACHE = join(process.env.XDG_CACHE_HOME || tmpdir(), 'zaguan-tests');

const checkout = createHash('sha256')
  .update(join(import.meta.dirname, '../..'))
  .digest('hex')
  .slice(0, 16);

/** A folder of it that is this checkout's own. */
export const cacheOfCheckout = (name: string): string => join(CACHE, `${name}-${checkout}`);
