import * as z from 'zod/mini';

/** A uuid in lower case, because it is compared, sorted before locks, and names files and log streams. */
export const uuid = z.uuid().check(z.toLowerCase());
