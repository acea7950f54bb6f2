/**
 * How many letters have to be typed, dropped or changed to make one text of the other. The edits are those of V. I. Levenshtein, "Binary
 * codes capable of correcting deletions, insertions, and reversals", Soviet Physics Doklady 10 (1966), 707–710; the way to count them is
 * that of R. A. Wagner and M. J. Fischer, "The string-to-string correction problem", JACM 21 (1974), 168–173.
 *
 * @param most More than so many are `Infinity`, and are found out sooner: only the band of the table is filled that so few edits can reach.
 */
export function editDistance(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  const beyond = most + 1;
  let above = Array.from({ length: other.length + 1 }, (_, column) => Math.min(column, beyond));
  for (let row = 1; row <= one.length; row++) {
    const first = Math.max(1, row - most);
    const last = Math.min(other.length, row + most);
    const current = new Array<number>(other.length + 1).fill(beyond);
    if (first === 1) current[0] = Math.min(row, beyond);
    let least = current[0]!;
    for (let column = first; column <= last; column++) {
      const substitution = above[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      const edits = Math.min(substitution, above[column]! + 1, current[column - 1]! + 1, beyond);
      current[column] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    above = current;
  }
  const edits = above[other.length]!;
  return edits > most ? Number.POSITIVE_INFINITY : edits;
}

/** A distance takes as many turns as the product of both lengths, so longer words are compared with nothing. */
const LONGEST_WORD = 130;

/** Returns the name that a slip of the hand made this word of; null where none is so near. */
export function nearestName(word: string, names: Iterable<string>): string | null {
  if (word.length > LONGEST_WORD) return null;
  const [nearest] = Array.from(names, (name) => ({ name, distance: editDistance(word, name) })).sort(
    (one, other) => one.distance - other.distance,
  );
  return nearest && nearest.distance <= Math.max(2, Math.floor(word.length / 3)) ? nearest.name : null;
}
