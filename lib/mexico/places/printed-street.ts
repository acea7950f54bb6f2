/** At the end of a street as cards print it: the number, and one inside where there is one. */
const NUMBER = /^(.{2,}?) (?:NUM\.? |NO\.? |# ?)?(\d{1,6}(?:[- ]?[A-Z])?|S\/N)(?: (?:INT\.?|DEPTO\.?) ?(\w{1,10}))?$/i;

/** A street of at most 200 characters in its parts, empty for one that it does not have. What cannot be told apart stays together. */
export function streetParts(text: string): { street: string; ext_num: string; int_num: string } {
  const line = text.slice(0, 200).replace(/\s+/g, ' ').trim();
  const [, street = line, ext_num = '', int_num = ''] = NUMBER.exec(line) ?? [];
  return { street, ext_num: ext_num.toUpperCase(), int_num };
}
