/**
 * How alike two texts are, 0 to 1: one less the edits that make one of the other, over the length of the longer one. The edits are those of
 * V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions, and reversals", Soviet Physics Doklady 10 (1966), 707–710;
 * the way to count them is that of R. A. Wagner and M. J. Fischer, "The string-to-string correction problem", JACM 21 (1974), 168–173.
 * Two empty texts are the same.
 *
 * @param least What is less alike than this may be answered as 0, and is found out sooner.
 */
export function similarity(one: string, other: string, least = 0): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0 || one === other) return 1;
  const most = Math.floor((1 - least) * longest);
  if (Math.abs(one.length - other.length) > most) return 0;
  const edits = editsBetween(one, other, most);
  return edits === null ? 0 : 1 - edits / longest;
}

/** Null for more than so many. Only the band of the table is filled that so few edits can reach. */
function editsBetween(one: string, other: string, most: number): number | null {
  const beyond = most + 1;
  let above = Array.from({ length: other.length + 1 }, (_, column) => Math.min(column, beyond));
  for (let row = 1; row <= one.length; row++) {
    const first = Math.max(1, row - most);
    const last = Math.min(other.length, row + most);
    const current = new Array<number>(other.length + 1).fill(beyond);
    if (first === 1) current[0] = Math.min(row, beyond);
    let least = current[0]!;
    for (let column = first; column <= last; column++) {
      const replaced = above[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      const edits = Math.min(replaced, above[column]! + 1, current[column - 1]! + 1, beyond);
      current[column] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return null;
    above = current;
  }
  const edits = above[other.length]!;
  return edits > most ? null : edits;
}
