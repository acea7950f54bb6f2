import { nearestName } from '#mexico/edit-distance.ts';

/** The unknown names of one request for which the nearest is looked for. */
const MOST_LOOKS = 10;

/** Makes what says `; did you mean …?` of the first unknown names of a request, and nothing of the others. */
export function createHints(): (word: string, names: readonly string[]) => string {
  let looks = MOST_LOOKS;
  return (word, names) => {
    const nearest = looks-- > 0 ? nearestName(word, names) : null;
    return nearest === null || nearest === word ? '' : `; did you mean ${nearest}?`;
  };
}
