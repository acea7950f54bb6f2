/** Number, and inner number, at the end of a printed street. */
const NUMBER = /^(.{2,}?) (?:NUM\.? |NO\.? |# ?)?(\d{1,6}(?:[- ]?[A-Z])?|S\/N)(?: (?:INT\.?|DEPTO\.?) ?(\w{1,10}))?$/i;

/** Splits a street of at most 200 characters; missing parts are empty, unclear ones stay together. */
export function streetParts(text: string): { street: string; ext_num: string; int_num: string } {
  const line = text.slice(0, 200).replace(/\s+/g, ' ').trim();
  const [, street = line, ext_num = '', int_num = ''] = NUMBER.exec(line) ?? [];
  return { street, ext_num: ext_num.toUpperCase(), int_num };
}
