/** The levels of difficulty. `clean` is not a photo: the flat page alone fills the picture. */
export const levels = ['clean', 'moderate', 'hard'] as const;
export type Level = (typeof levels)[number];

type Range = readonly [least: number, most: number];

/** The effects of a level on a picture. Shares are from 0 to 1; pixels are the picture's. */
export interface Hardship {
  /** The longer side of the picture in pixels, for cards and for pages. */
  card: number;
  paper: number;
  /** The share of the picture's side that the document fills. */
  fill: Range;
  /** Maximum shift of a corner, as a share of the document's longer side. */
  perspective: number;
  /** Maximum rotation in degrees, in both directions. */
  tilt: number;
  /** Sigma of the blur, in pixels. */
  blur: Range;
  motion: { chance: number; length: Range };
  /** Maximum standard deviation of the noise, of 255. */
  noise: number;
  /** Maximum share of light lost at the darkest end. */
  falloff: number;
  /** The probability of each effect. */
  chances: Readonly<Record<'shadow' | 'glare' | 'finger' | 'fold' | 'turn' | 'screen' | 'scan' | 'wear', number>>;
  quality: number;
}

export const hardships: Readonly<Record<Exclude<Level, 'clean'>, Hardship>> = {
  moderate: {
    ...{ card: 2000, paper: 2200, fill: [0.8, 0.9], perspective: 0.025, tilt: 8 },
    ...{ blur: [0.6, 1], motion: { chance: 0.2, length: [2, 3.5] }, noise: 6, falloff: 0.35, quality: 60 },
    chances: { shadow: 0.4, glare: 0.2, finger: 0.15, fold: 0.3, turn: 0.12, screen: 0.06, scan: 0.1, wear: 0.3 },
  },
  hard: {
    ...{ card: 1600, paper: 1800, fill: [0.72, 0.82], perspective: 0.05, tilt: 8 },
    ...{ blur: [1.1, 1.6], motion: { chance: 0.3, length: [2.5, 5] }, noise: 11, falloff: 0.55, quality: 60 },
    chances: { shadow: 0.7, glare: 0.4, finger: 0.3, fold: 0.55, turn: 0.25, screen: 0.12, scan: 0.1, wear: 0.6 },
  },
};

/** The width of a flat picture, in pixels. */
const FLAT = 1700;

/** Returns the width in pixels in which a page is drawn for a picture. */
export const widthOf = (level: Level) => (level === 'clean' ? FLAT : hardships[level].card);
