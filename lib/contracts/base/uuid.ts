import * as z from 'zod/mini';

/** A uuid. It becomes small letters, for its text is compared, sorted before locks, and names files, log streams and turns. */
export const uuid = z.uuid().check(z.toLowerCase());
