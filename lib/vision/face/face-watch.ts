import { APART_MS, CalmAdvice } from '../watch/calm-advice.ts';
import type { Face } from './face.ts';

/** Measurements of one frame: its faces and its light. */
export interface FaceLook {
  readonly faces: readonly Face[];
  /** Mean brightness (0 to 255) of the nearest face and of the frame; null without a face. */
  readonly light: { readonly face: number; readonly frame: number } | null;
}

export const NOBODY: FaceLook = { faces: [], light: null };

/** Advice for a better picture, most important first. `hold`: keep still. */
export type FaceAdvice = 'alone' | 'closer' | 'further' | 'centre' | 'facing' | 'dark' | 'bright' | 'eyes' | 'hold';

export interface FaceVerdict {
  /** Null if no advice is needed. */
  advice: FaceAdvice | null;
  /** Progress towards a good picture, 0 to 1; null without a face. */
  steady: number | null;
  isReady: boolean;
}

/** Position of the guide (the outline on the screen that the face should fill), as shares of the frame. */
export interface GuideBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Limits of the face's height, as a share of the guide's. A face whose head fills the guide has about 0.7. */
const MIN_HEIGHT = 0.5;
const MAX_HEIGHT = 0.92;
/** Largest offset of the face from the guide's middle, as a share of the guide. */
const OFF_CENTRE = 0.16;
/** Faces below this share of the nearest face's height are background. */
const BACKGROUND_SHARE = 0.4;
/** Limits of the head's pose in degrees. Many people hold the phone below their face. */
const MAX_YAW = 18;
const MAX_PITCH = 25;
const MAX_ROLL = 20;
/** Limits of a face's brightness (0 to 255); a face below the share `AGAINST_LIGHT` of the frame's brightness is backlit. */
const MIN_BRIGHTNESS = 45;
const MAX_BRIGHTNESS = 228;
const AGAINST_LIGHT = 0.45;
/** Eyes less open than this share of their widest are closed. */
const CLOSED = 0.6;
/** Largest movement of a steady face between two frames, as a share of the guide's height. */
const MAX_STEADY_MOVEMENT = 0.04;
/** A picture is ready after this many good frames in a row, and this many milliseconds from the first to the last. */
const GOOD_LOOKS = 4;
const GOOD_MS = 800;
/** Milliseconds after which a lasting fault is accepted as unavoidable. The count starts again once the fault was absent for `GOOD_MS`. */
const ACCEPTED_AFTER_MS = 4000;

/** Follows a face through camera frames: gives advice, and reports when the picture is good. Use one instance per picture and one clock. */
export class FaceWatch {
  #last: Face | null = null;
  #lastAt = Number.NEGATIVE_INFINITY;
  #widest = 0;
  #good = 0;
  #goodSince = 0;
  /** Start and end of each fault, by the advice against it, in milliseconds; the end is null while the fault lasts. */
  readonly #faults = new Map<FaceAdvice, { since: number; goneSince: number | null }>();
  readonly #calm = new CalmAdvice<FaceAdvice>();

  /** Judges the next frame, at `at` milliseconds. */
  see(look: FaceLook, guide: GuideBox, at: number): FaceVerdict {
    const face = nearestOf(look.faces);
    const fault = face && this.#faultOf(face, look, guide, at);
    const moves = !face || !this.#last || at - this.#lastAt > APART_MS || movedBetween(this.#last, face, guide) > MAX_STEADY_MOVEMENT;
    [this.#last, this.#lastAt] = [face, at];
    if (fault !== null || moves) this.#good = 0;
    else if (this.#good++ === 0) this.#goodSince = at;
    const steady = this.#good === 0 ? 0 : Math.min(1, (at - this.#goodSince) / GOOD_MS, this.#good / GOOD_LOOKS);
    const advice = this.#calm.after(fault ?? (face ? 'hold' : null), at);
    return { advice, steady: face ? steady : null, isReady: steady === 1 };
  }

  /** Returns the advice against the frame's first fault. Null for a good frame. */
  #faultOf(face: Face, { faces, light }: FaceLook, guide: GuideBox, at: number): FaceAdvice | null {
    if (isAccompanied(face, faces)) return 'alone';
    const height = face.box.height / guide.height;
    if (height < MIN_HEIGHT) return 'closer';
    if (height > MAX_HEIGHT) return 'further';
    const [x, y] = offCentre(face, guide);
    if (Math.max(Math.abs(x), Math.abs(y)) > OFF_CENTRE) return 'centre';
    this.#widest = Math.max(this.#widest, face.eyes);
    const faults: readonly (readonly [FaceAdvice, boolean])[] = [
      ['facing', Math.abs(face.yaw) > MAX_YAW || Math.abs(face.pitch) > MAX_PITCH || Math.abs(face.roll) > MAX_ROLL],
      ['dark', light !== null && (light.face < MIN_BRIGHTNESS || light.face < AGAINST_LIGHT * light.frame)],
      ['bright', light !== null && light.face > MAX_BRIGHTNESS],
      ['eyes', face.eyes < CLOSED * this.#widest],
    ];
    return faults.find(([advice, isPresent]) => (isPresent ? this.#isNew(advice, at) : this.#noteAbsent(advice, at)))?.[0] ?? null;
  }

  /** Records that a fault is present. Returns false once it has lasted so long that it is accepted. */
  #isNew(advice: FaceAdvice, at: number): boolean {
    const { since } = this.#faults.get(advice) ?? { since: at };
    this.#faults.set(advice, { since, goneSince: null });
    return at - since < ACCEPTED_AFTER_MS;
  }

  /** Records that a fault is absent. Returns false always. */
  #noteAbsent(advice: FaceAdvice, at: number): false {
    const fault = this.#faults.get(advice);
    if (!fault) return false;
    fault.goneSince ??= at;
    if (at - fault.goneSince >= GOOD_MS) this.#faults.delete(advice);
    return false;
  }
}

export function nearestOf(faces: readonly Face[]): Face | null {
  return [...faces].sort((one, other) => other.box.height - one.box.height)[0] ?? null;
}

/** Returns true if another person is in the frame. */
export function isAccompanied(face: Face, faces: readonly Face[]): boolean {
  return faces.some((other) => isSomebodyElse(other, face));
}

/** Returns false for faces in the background, and for the same face found twice. */
function isSomebodyElse(other: Face, { box }: Face): boolean {
  const { x, y } = centreOf(other);
  const isWithin = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  return other.box.height > BACKGROUND_SHARE * box.height && !isWithin;
}

function centreOf({ box }: Face) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function offCentre(face: Face, guide: GuideBox): readonly [x: number, y: number] {
  const { x, y } = centreOf(face);
  return [(x - guide.x - guide.width / 2) / guide.width, (y - guide.y - guide.height / 2) / guide.height];
}

function movedBetween(one: Face, other: Face, guide: GuideBox): number {
  const [from, to] = [centreOf(one), centreOf(other)];
  const growth = Math.abs(other.box.height - one.box.height) / guide.height;
  return Math.max(Math.abs(to.x - from.x) / guide.width, Math.abs(to.y - from.y) / guide.height, growth);
}
