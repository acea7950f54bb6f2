import { nearestName } from '#mexico/edit-distance.ts';

/** Unknown names of one request whose nearest name is searched for. */
const MOST_LOOKS = 10;

/** Makes a function that returns `; did you mean …?` for the first unknown names of a request, and an empty text for the others. */
export function createHints(): (word: string, names: readonly string[]) => string {
  let looks = MOST_LOOKS;
  return (word, names) => {
    const nearest = looks-- > 0 ? nearestName(word, names) : null;
    return nearest === null || nearest === word ? '' : `; did you mean ${nearest}?`;
  };
}
