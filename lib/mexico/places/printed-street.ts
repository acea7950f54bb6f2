/** A printed street, its number and its inner number (`S/N`: no number). */
const NUMBER = /^(.{2,}?) (?:NUM\.? |NO\.? |# ?)?(\d{1,6}(?:[- ]?[A-Z])?|S\/N)(?: (?:INT\.?|DEPTO\.?) ?(\w{1,10}))?$/i;

/** Splits the first 200 characters of a printed street into name and numbers. Missing parts are empty; an unclear text stays whole. */
export function streetParts(text: string): { street: string; ext_num: string; int_num: string } {
  const line = text.slice(0, 200).replace(/\s+/g, ' ').trim();
  const [, street = line, ext_num = '', int_num = ''] = NUMBER.exec(line) ?? [];
  return { street, ext_num: ext_num.toUpperCase(), int_num };
}
