/** Maximum number of a text's characters that are searched. */
const MAX_CHARACTERS = 400;
/** Matches a whole e-mail: a part of one would be another address. A comma is a misread point. */
const EMAIL = /(?<![^\s:;|<([])[\w.+-]{1,64}(?:,[\w.+-]{1,64})?@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}(?=[.,:;|>)\]]{0,3}(?:\s|$))/;
/** Matches a space inside an e-mail, next to a point or an `@`. Other spaces may begin a sentence. */
const BLANK = /(?<=\S\.|@) (?!\p{Lu}\p{Ll})(?=\S)|(?<=\S) (?=\.\S|@)/gu;

/** Returns the first e-mail address in a text; null if there is none. */
export const emailIn = (text: string): string | null =>
  EMAIL.exec(text.slice(0, MAX_CHARACTERS).replace(BLANK, ''))?.[0].replace(',', '.') ?? null;
