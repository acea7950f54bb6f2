import * as z from 'zod/mini';

/**
 * What a request may hold, said in its schema before anything reads it: a pattern or a transform costs as much as the text is long, and
 * some cost its square. `test/suites/trust/every-text-has-a-maximum.test.ts` asks every schema.
 */

/** A text's maximum. It stands first, and nothing looks at a longer text. */
export const atMost = (characters: number) => z.maxLength(characters, { abort: true });

/** How much a rule or transform reads, for those that bound it themselves. */
export interface Reads {
  characters?: number;
  members?: number;
}

const reading = <Rule extends (value: never) => unknown>(reads: Reads, rule: Rule): Rule & Reads => Object.assign(rule, reads);

/** A maximum for the members of an object whose names are the caller's. */
export const membersAtMost = (members: number) =>
  z.refine(
    reading({ members }, (value: unknown) => Object.keys(value as object).length <= members),
    { error: `At most ${members} members` },
  );

/** A maximum for an object of anything, as JSON. */
export const jsonAtMost = (characters: number) =>
  z.refine(
    reading({ characters }, (value: unknown) => JSON.stringify(value).length <= characters),
    { error: `At most ${characters} characters as JSON` },
  );

/** Cuts a text that is too long for what it names. Cut, it names nothing. */
export const cutAt = (characters: number) => z.overwrite(reading({ characters }, (text: string) => text.slice(0, characters)));

/** Characters of a condition in the Common Expression Language. */
export const LONGEST_EXPRESSION = 1_000;
