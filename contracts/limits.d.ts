import * as z from 'zod/mini';
/**
 * What a request may hold, said in its schema before anything reads it: a pattern or a transform costs as much as the text is long, and
 * some cost its square. `test/suites/trust/every-text-has-a-maximum.test.ts` asks every schema.
 */
/** A text's maximum. It stands first, and nothing looks at a longer text. */
export declare const atMost: (characters: number) => z.core.$ZodCheckMaxLength<z.util.HasLength>;
/** How much a rule or transform reads, for those that bound it themselves. */
export interface Reads {
    characters?: number;
    members?: number;
}
/** A maximum for the members of an object whose names are the caller's. */
export declare const membersAtMost: (members: number) => z.core.$ZodCheck<unknown>;
/** A maximum for an object of anything, as JSON. */
export declare const jsonAtMost: (characters: number) => z.core.$ZodCheck<unknown>;
/** Cuts a text that is too long for what it names. Cut, it names nothing. */
export declare const cutAt: (characters: number) => z.core.$ZodCheckOverwrite<string>;
/** Characters of a condition in the Common Expression Language. */
export declare const LONGEST_EXPRESSION = 1000;
