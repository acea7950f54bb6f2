import { APART_MS, CalmAdvice } from '../watch/calm-advice.ts';
import type { Face } from './face.ts';

/** Faces and light in a frame. */
export interface FaceLook {
  readonly faces: readonly Face[];
  /** Mean brightness (0 to 255) of the nearest face and of the frame; null without a face. */
  readonly light: { readonly face: number; readonly frame: number } | null;
}

export const NOBODY: FaceLook = { faces: [], light: null };

/** Advice for a better picture, by priority. `hold`: just wait. */
export type FaceAdvice = 'alone' | 'closer' | 'further' | 'centre' | 'facing' | 'dark' | 'bright' | 'eyes' | 'hold';

export interface FaceVerdict {
  /** Null for none. */
  advice: FaceAdvice | null;
  /** Progress towards a good picture, 0 to 1; null without a face. */
  steady: number | null;
  isReady: boolean;
}

/** The guide's place, as shares of the frame. */
export interface GuideBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Limits of the face's height as a share of the guide's. A head that fills the guide has about 0.7. */
const LEAST_HEIGHT = 0.5;
const MOST_HEIGHT = 0.92;
/** Greatest offset of the face from the guide's middle, as a share of the guide. */
const OFF_CENTRE = 0.16;
/** Smaller faces, as a share of the nearest one's height, are in the background. */
const BEHIND = 0.4;
/** Limits of the head's pose in degrees. Many people hold the phone below their face. */
const MOST_YAW = 18;
const MOST_PITCH = 25;
const MOST_ROLL = 20;
/** Brightness limits of a face; below this share of the frame's it is backlit. */
const DARK = 45;
const BRIGHT = 228;
const AGAINST_LIGHT = 0.45;
/** Eyes less open than this share of their widest are closed. */
const CLOSED = 0.6;
/** Greatest movement between looks, as a share of the guide's height. */
const STEADY = 0.04;
/** Consecutive good looks, and milliseconds from the first to the last. */
const GOOD_LOOKS = 4;
const GOOD_MS = 800;
/** Milliseconds after which an unavoidable fault is accepted; a person without it for `GOOD_MS` can avoid it. */
const PATIENCE_MS = 4000;

/** Follows a face through camera frames: advises, and tells when the picture is good. One instance a picture, milliseconds of one clock. */
export class FaceWatch {
  #last: Face | null = null;
  #lastAt = Number.NEGATIVE_INFINITY;
  #widest = 0;
  #good = 0;
  #goodSince = 0;
  /** Start and end of each fault; null while it lasts. */
  readonly #troubles = new Map<FaceAdvice, { since: number; goneSince: number | null }>();
  readonly #calm = new CalmAdvice<FaceAdvice>();

  see(look: FaceLook, guide: GuideBox, at: number): FaceVerdict {
    const face = nearestOf(look.faces);
    const trouble = face && this.#troubleOf(face, look, guide, at);
    const moves = !face || !this.#last || at - this.#lastAt > APART_MS || movedBetween(this.#last, face, guide) > STEADY;
    [this.#last, this.#lastAt] = [face, at];
    if (trouble !== null || moves) this.#good = 0;
    else if (this.#good++ === 0) this.#goodSince = at;
    const steady = this.#good === 0 ? 0 : Math.min(1, (at - this.#goodSince) / GOOD_MS, this.#good / GOOD_LOOKS);
    const advice = this.#calm.after(trouble ?? (face ? 'hold' : null), at);
    return { advice, steady: face ? steady : null, isReady: steady === 1 };
  }

  /** Returns null for a good look. */
  #troubleOf(face: Face, { faces, light }: FaceLook, guide: GuideBox, at: number): FaceAdvice | null {
    if (isAccompanied(face, faces)) return 'alone';
    const height = face.box.height / guide.height;
    if (height < LEAST_HEIGHT) return 'closer';
    if (height > MOST_HEIGHT) return 'further';
    const [x, y] = offCentre(face, guide);
    if (Math.max(Math.abs(x), Math.abs(y)) > OFF_CENTRE) return 'centre';
    this.#widest = Math.max(this.#widest, face.eyes);
    const troubles: readonly (readonly [FaceAdvice, boolean])[] = [
      ['facing', Math.abs(face.yaw) > MOST_YAW || Math.abs(face.pitch) > MOST_PITCH || Math.abs(face.roll) > MOST_ROLL],
      ['dark', light !== null && (light.face < DARK || light.face < AGAINST_LIGHT * light.frame)],
      ['bright', light !== null && light.face > BRIGHT],
      ['eyes', face.eyes < CLOSED * this.#widest],
    ];
    return troubles.find(([advice, holds]) => (holds ? this.#isNew(advice, at) : this.#passes(advice, at)))?.[0] ?? null;
  }

  #isNew(advice: FaceAdvice, at: number): boolean {
    const { since } = this.#troubles.get(advice) ?? { since: at };
    this.#troubles.set(advice, { since, goneSince: null });
    return at - since < PATIENCE_MS;
  }

  /** Ends a fault; always false. */
  #passes(advice: FaceAdvice, at: number): false {
    const trouble = this.#troubles.get(advice);
    if (!trouble) return false;
    trouble.goneSince ??= at;
    if (at - trouble.goneSince >= GOOD_MS) this.#troubles.delete(advice);
    return false;
  }
}

export function nearestOf(faces: readonly Face[]): Face | null {
  return [...faces].sort((one, other) => other.box.height - one.box.height)[0] ?? null;
}

/** Tells whether another person is in the frame. */
export function isAccompanied(face: Face, faces: readonly Face[]): boolean {
  return faces.some((other) => isSomebodyElse(other, face));
}

/** Excludes the background, and the same face found twice. */
function isSomebodyElse(other: Face, { box }: Face): boolean {
  const { x, y } = centreOf(other);
  const isWithin = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  return other.box.height > BEHIND * box.height && !isWithin;
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
