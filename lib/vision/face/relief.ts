import type { Gray } from '../gray.ts';
import {
  axesOf,
  columnOf,
  type FaceAxes,
  inAxes,
  type Landmark,
  levelsOf,
  lipsBelowEyes,
  PATCH_HEIGHT,
  PATCH_WIDTH,
  patchOf,
  rowOf,
  turnedAxesOf,
} from './face-patch.ts';
import { quadric, reliefOfPatch } from './face-relief.ts';
import { leastSquares } from './least-squares.ts';
import { medianOf } from './median.ts';
import type { FramePair } from './relief-pairs.ts';
import { hasStreak } from './streak.ts';
import { fitMovement } from './surface-fit.ts';

/** A frame with iBUG's 68 points of its face, in pixels of the frame. */
export interface FaceFrame {
  readonly gray: Gray;
  readonly landmarks: readonly Landmark[];
}

/** Brows, eyes and lips: points that lie on no nose and do not slide along the jaw. */
const STABLE_POINTS = [...range(17, 27), ...range(36, 68)];
/** Reliefs with which the search begins: one alone may end at a movement that is merely like the right one. */
const GUESSES = [0, 0.2, 0.4, 0.6];
/** Keeps the first guess smooth, in distances of the eyes. */
const RIDGE = 0.02;

/**
 * Returns the relief that a face showed in each pair of frames, by the pixels alone: its share of the average face's, times the sine of the
 * turn. A head shows 0.1 to 0.4, a print 0, however it is bent. `side` is 1 if the head turned to the picture's right, -1 to its left. Null
 * if a streak of light runs over one of the frames: it moves otherwise than the face, as relief does.
 */
export function reliefsOf(frames: readonly FaceFrame[], pairs: readonly FramePair[]): (number | null)[] {
  const lips = medianOf(pairs.map((pair) => lipsBelowEyes(frames[pair.ahead]!.landmarks)));
  const ahead = onceEach((at) => {
    const { gray, landmarks } = frames[at]!;
    const axes = axesOf(landmarks);
    return { ...viewOf(gray, landmarks, axes), shape: reliefOfPatch(landmarks, axes) };
  });
  const aside = onceEach((at) => {
    const { gray, landmarks } = frames[at]!;
    return viewOf(gray, landmarks, turnedAxesOf(landmarks, lips));
  });
  return pairs.map((pair) => reliefBetween(ahead(pair.ahead), aside(pair.aside), pair.side));
}

/** A frame's patch from coarse to fine, and where the stable points lie in the face's axes. */
interface View {
  readonly hasStreak: boolean;
  readonly levels: readonly Float32Array[];
  readonly places: readonly Landmark[];
}

function viewOf(gray: Gray, landmarks: readonly Landmark[], axes: FaceAxes): View {
  const patch = patchOf(gray, axes);
  return { hasStreak: hasStreak(patch), levels: levelsOf(patch), places: STABLE_POINTS.map((at) => inAxes(axes, landmarks[at]!)) };
}

/** Wraps a function of a number so that it works once for each. */
function onceEach<Result>(make: (at: number) => Result): (at: number) => Result {
  const made = new Map<number, Result>();
  return (at) => {
    const result = made.get(at) ?? make(at);
    made.set(at, result);
    return result;
  };
}

function reliefBetween(ahead: View & { shape: Float32Array }, aside: View, side: 1 | -1): number | null {
  if (ahead.hasStreak || aside.hasStreak) return null;
  const { places, shape } = ahead;
  const depths = places.map(([x, y]) => shape[pixelAt(x, y)]!);
  const fits = GUESSES.map((guess) => {
    const relief = guess * side;
    const movedAcross = aside.places.map(([x], at) => x - relief * depths[at]!);
    const first = {
      across: leastSquares(
        places.map((place) => quadric(...place)),
        movedAcross,
        RIDGE,
      ),
      down: leastSquares(
        places.map(([x, y]) => [1, x, y]),
        aside.places.map(([, y]) => y),
      ),
      relief,
    };
    return fitMovement(ahead.levels, aside.levels, first, shape);
  });
  return side * fits.reduce((best, fit) => (fit.likeness > best.likeness ? fit : best)).relief;
}

function pixelAt(x: number, y: number): number {
  const clampPixel = (value: number, size: number) => Math.max(0, Math.min(size - 1, Math.round(value)));
  return clampPixel(rowOf(y), PATCH_HEIGHT) * PATCH_WIDTH + clampPixel(columnOf(x), PATCH_WIDTH);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
