/**
 * Returns the function that reads a model's distance on another scale: equal levels have equal places, between two levels the scale is
 * straight, and beyond the farthest it goes on as from 0 to there.
 * @param own The model's distances, from the farthest level to the nearest.
 * @param common As many distances of the scale.
 */
export function scaleOf(own: readonly number[], common: readonly number[]): (distance: number) => number {
  const from = [...own, 0].toReversed();
  const to = [...common, 0].toReversed();
  return (distance) => {
    const above = from.findIndex((place) => distance <= place);
    if (above === 0) return 0;
    if (above < 0) return (distance / from.at(-1)!) * to.at(-1)!;
    // The level itself has exactly its place, so that a distance at a limit stays at the limit.
    if (distance === from[above]) return to[above]!;
    const [low, high] = [from[above - 1]!, from[above]!];
    return to[above - 1]! + ((distance - low) / (high - low)) * (to[above]! - to[above - 1]!);
  };
}
