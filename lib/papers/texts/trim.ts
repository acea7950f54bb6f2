/** Removes these characters and spaces from both ends of a text. */
export function trimSigns(text: string, signs: string): string {
  const isDropped = (sign: string | undefined) => sign !== undefined && (sign === ' ' || signs.includes(sign));
  let [start, end] = [0, text.length];
  while (start < end && isDropped(text[start])) start++;
  while (end > start && isDropped(text[end - 1])) end--;
  return text.slice(start, end);
}
