const LONGEST = 400;
/** A comma stands in none: it is a point that was read badly. */
const EMAIL = /[\w.+-]{1,64}(?:,[\w.+-]{1,64})?@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;
/** In an address of mail there are no blanks: one beside a point or an `@` was seen where none is. */
const BLANK = /(?<=\S[.,]|@) (?=\S)|(?<=\S) (?=\.\S|@)/g;

/** The first e-mail address in a text. */
export const emailIn = (text: string): string | null =>
  EMAIL.exec(text.slice(0, LONGEST).replace(BLANK, ''))?.[0].replace(',', '.') ?? null;
