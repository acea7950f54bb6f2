import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder in which test runs keep files for later runs, named after their inputs. Outside the checkout, which tests leave unchanged. */
export const CACHE = join(process.env.XDG_CACHE_HOME || tmpdir(), 'zaguan-tests');

const checkout = createHash('sha256')
  .update(join(import.meta.dirname, '../..'))
  .digest('hex')
  .slice(0, 16);

/** Returns a path in the cache folder that only this checkout uses. */
export const cacheOfCheckout = (name: string): string => join(CACHE, `${name}-${checkout}`);
