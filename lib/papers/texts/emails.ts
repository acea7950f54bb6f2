const LONGEST = 400;
/**
 * Between blanks or signs that end it: where one of its signs was read as none that it may have, the rest is another address. A comma stands
 * in none: it is a point that was read badly.
 */
const EMAIL = /(?<![^\s:;|<([])[\w.+-]{1,64}(?:,[\w.+-]{1,64})?@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}(?=[.,:;|>)\]]{0,3}(?:\s|$))/;
/** In an address of mail there are no blanks: one beside a point or an `@` was seen where none is. A sentence begins behind others. */
const BLANK = /(?<=\S\.|@) (?!\p{Lu}\p{Ll})(?=\S)|(?<=\S) (?=\.\S|@)/gu;

/** The first e-mail address in a text. */
export const emailIn = (text: string): string | null =>
  EMAIL.exec(text.slice(0, LONGEST).replace(BLANK, ''))?.[0].replace(',', '.') ?? null;
