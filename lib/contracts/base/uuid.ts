import * as z from 'zod/mini';

/** A uuid in lower case, because code compares it, sorts it before locking, and names files and log streams with it. */
export const uuid = z.uuid().check(z.toLowerCase());
