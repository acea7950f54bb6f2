import * as z from 'zod/mini';

/** Maximums that schemas check before any pattern or transform, because their cost may grow with the square of a text's length. */

/** Limits a text's length. Use it as the first check: a longer text ends the validation. */
export const atMost = (characters: number) => z.maxLength(characters, { abort: true });

/** The maximum input that a rule or transform reads. It is attached to the function of the rule. */
export interface Reads {
  characters?: number;
  members?: number;
}

const reading = <Rule extends (value: never) => unknown>(reads: Reads, rule: Rule): Rule & Reads => Object.assign(rule, reads);

/** Limits the number of members of an object whose names the caller chooses. */
export const membersAtMost = (members: number) =>
  z.refine(
    reading({ members }, (value: unknown) => Object.keys(value as object).length <= members),
    { error: `At most ${members} members` },
  );

/** Limits the length of an object of any form, as JSON. */
export const jsonAtMost = (characters: number) =>
  z.refine(
    reading({ characters }, (value: unknown) => JSON.stringify(value).length <= characters),
    { error: `At most ${characters} characters as JSON` },
  );

/** Cuts a text that is longer than any existing name, so that a lookup finds nothing. */
export const cutAt = (characters: number) => z.overwrite(reading({ characters }, (text: string) => text.slice(0, characters)));

/** Maximum number of characters in a condition in the Common Expression Language. */
export const LONGEST_EXPRESSION = 1_000;
