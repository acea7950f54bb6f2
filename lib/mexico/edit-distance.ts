/**
 * Counts insertions, deletions and substitutions between two texts (Levenshtein 1966, by the table of Wagner and Fischer, JACM 21, 1974).
 * @param most Limit: larger distances return `Infinity`. A small limit is faster, because only a band of the table is computed.
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

/** The longest word that is compared, in characters: the cost grows with the product of both lengths. */
const LONGEST_WORD = 130;

/** Returns the name with the smallest edit distance. Null if it differs in more than a third of the word's letters (at least 2). */
export function nearestName(word: string, names: Iterable<string>): string | null {
  if (word.length > LONGEST_WORD) return null;
  const candidates = Array.from(names, (name) => ({ name, distance: editDistance(word, name) }));
  const [nearest] = candidates.sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= Math.max(2, Math.floor(word.length / 3)) ? nearest.name : null;
}
