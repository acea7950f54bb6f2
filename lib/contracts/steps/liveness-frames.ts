/** Collection name of a challenge's frames. Its own file, because screens do not need the schemas of `liveness-step.ts`. */
export const FRAMES = 'liveness';
