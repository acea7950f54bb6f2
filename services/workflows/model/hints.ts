import { nearestName } from '#mexico/edit-distance.ts';

/** Maximum number of unknown names per request for which the nearest name is searched. */
const MAX_SEARCHES = 10;

/** Returns a function that returns `; did you mean …?` for the first unknown names of a request, and an empty text for the rest. */
export function createHints(): (word: string, names: readonly string[]) => string {
  let searchesLeft = MAX_SEARCHES;
  return (word, names) => {
    const nearest = searchesLeft-- > 0 ? nearestName(word, names) : null;
    return nearest === null || nearest === word ? '' : `; did you mean ${nearest}?`;
  };
}
