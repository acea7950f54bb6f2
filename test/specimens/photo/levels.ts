/** How hard a picture is. `clean` is no photo: the page alone, flat, filling the picture. */
export const levels = ['clean', 'moderate', 'hard'] as const;
export type Level = (typeof levels)[number];

type Range = readonly [least: number, most: number];

/** What a level does to a picture. Shares are of 1; pixels are the picture's. */
export interface Hardship {
  /** Longer side of the picture for cards, and for papers. */
  card: number;
  paper: number;
  /** How much of the picture's side the document fills. */
  fill: Range;
  /** How far a corner may leave its place, of the document's side. */
  perspective: number;
  /** Degrees, either way. */
  tilt: number;
  /** Sigma in pixels. */
  blur: Range;
  motion: { chance: number; length: Range };
  /** Deviation, of 255. */
  noise: number;
  /** How much light is lost at the darkest end. */
  falloff: number;
  /** How probable each is. */
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

/** Of a flat picture, in pixels. */
const FLAT = 1700;

/** How wide a page is drawn for a picture, in pixels. */
export const widthOf = (level: Level) => (level === 'clean' ? FLAT : hardships[level].card);
