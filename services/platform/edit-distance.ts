/** How many letters have to be typed, dropped or changed to make one word of the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (let column = 1; column <= other.length; column++) {
      const changed = row[column - 1]! + (letter === other[column - 1] ? 0 : 1);
      next.push(Math.min(changed, row[column]! + 1, next[column - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
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
