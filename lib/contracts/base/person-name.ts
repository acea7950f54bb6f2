import * as z from 'zod/mini';
import { NAME_LENGTH, namePattern, normalizeName } from '#mexico/names.ts';
import { atMost } from './limits.ts';

export const personName = z
  .string()
  .check(atMost(4 * NAME_LENGTH), z.overwrite(normalizeName), z.minLength(1), z.maxLength(NAME_LENGTH), z.regex(namePattern));
