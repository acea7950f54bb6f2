/** The collection of the frames of a challenge. Apart from the schemas of `liveness-step.ts`: a screen needs none of them. */
export const FRAMES = 'liveness';
