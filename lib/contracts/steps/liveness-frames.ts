/** Collection of a challenge's frames, apart because screens do not need the schemas of `liveness-step.ts`. */
export const FRAMES = 'liveness';
