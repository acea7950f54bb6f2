import * as z from 'zod/mini';

/** Maximums that schemas check before any pattern or transform, whose cost may grow with the square of a text. */

/** A text's maximum. It stands first and ends the check. */
export const atMost = (characters: number) => z.maxLength(characters, { abort: true });

/** Bound that a rule or transform sets for itself. */
export interface Reads {
  characters?: number;
  members?: number;
}

const reading = <Rule extends (value: never) => unknown>(reads: Reads, rule: Rule): Rule & Reads => Object.assign(rule, reads);

/** Limits the members of an object whose names are the caller's. */
export const membersAtMost = (members: number) =>
  z.refine(
    reading({ members }, (value: unknown) => Object.keys(value as object).length <= members),
    { error: `At most ${members} members` },
  );

/** Limits an object of any form, as JSON. */
export const jsonAtMost = (characters: number) =>
  z.refine(
    reading({ characters }, (value: unknown) => JSON.stringify(value).length <= characters),
    { error: `At most ${characters} characters as JSON` },
  );

/** Cuts a text that is longer than any name; cut, it names nothing. */
export const cutAt = (characters: number) => z.overwrite(reading({ characters }, (text: string) => text.slice(0, characters)));

/** Characters of a condition in the Common Expression Language. */
export const LONGEST_EXPRESSION = 1_000;
