import { z } from 'zod';

const words: Readonly<Record<string, boolean>> = { true: true, 1: true, '': true, false: false, 0: false };

/**
 * A boolean in a query string, where every value is text. A bare or empty member (`?all`, `?all=`) is true. Any case is accepted: some
 * clients send `True`.
 */
export const queryFlag = z.preprocess(
  (value) => (typeof value === 'string' ? (words[value.toLowerCase()] ?? value) : value),
  z.boolean('Send true or false'),
);
