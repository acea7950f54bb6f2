import { MAX_GLARE } from '../quality/glare.ts';
import type { Quad } from '../warp.ts';
import { APART_MS, CalmAdvice } from './calm-advice.ts';
import { type Demands, demandsOf, type Strictness } from './demands.ts';
import type { DocumentLook } from './look.ts';
import { isSameSide, type Thumbnail } from './thumbnail.ts';

/** Advice for a better picture; the first that applies is shown. */
export type Advice = 'whole' | 'closer' | 'further' | 'turn' | 'still' | 'focus' | 'near' | 'glare';

export interface DocumentVerdict {
  advice: Advice | null;
  /** True if this look is good and the document is still: the picture can be taken. */
  isReady: boolean;
  /** Quality of this look, greater is better; null if the look is not good. */
  worth: number | null;
}

/** A document that the frame cuts is too near if it fills more than this share of the frame. Otherwise it is not well centred. */
const TOO_NEAR_AREA = 0.5;
/** Minimum distance of the corners from the frame's edge, as a share of the frame. */
const BORDER = 0.01;
/** Maximum movement of a corner between two looks, as a share of the diagonal. */
const MAX_STEADY_MOVEMENT = 0.012;
/** A movement of `MAX_STEADY_MOVEMENT` lowers the quality by this share; a smaller movement costs proportionally less. */
const MOVEMENT_COST = 0.2;
/** Number of good looks that are required before the picture is taken; a bad look subtracts one. */
const GOOD_LOOKS = 3;
/** If the document stays out of focus this long (ms), and its longest side is at least `NEAR_LONGEST`, it is too near for the lens. */
const NEAR_MS = 1200;
/** As a share of the frame's width or height. */
const NEAR_LONGEST = 0.7;
/** If more than this share of the document is white, the white is paper, not glare. */
const PAPER = 0.12;
/**
 * After `blurredMs` without a sharp look, a look is accepted that has this share of the best sharpness seen: a document with little print
 * never reaches `demands.sharp`.
 */
const MIN_SHARE_OF_BEST = 0.92;

/**
 * Watches a document in camera frames: gives advice, and says when the picture is good. An instance is for one picture. Times are in ms.
 */
export class DocumentWatch {
  /** Thumbnail of the side that was photographed before. */
  readonly #before: Thumbnail | null;
  readonly #demands: Demands;
  #last: Quad | null = null;
  #lastAt = Number.NEGATIVE_INFINITY;
  #isPlaced = false;
  #good = 0;
  #goodSince = 0;
  #blurredSince: number | null = null;
  #glaringSince: number | null = null;
  #sharpest = 0;
  readonly #calm = new CalmAdvice<Advice>();

  constructor({ before, strictness = 'normal' }: { before: Thumbnail | null; strictness?: Strictness }) {
    this.#before = before;
    this.#demands = demandsOf[strictness];
  }

  /** True once the document is in place, so that focus and glare should be measured, which costs as much as finding corners. */
  get wantsQuality(): boolean {
    return this.#isPlaced;
  }

  /** Judges the next look (measurements of a frame), at `at` milliseconds. */
  see(look: DocumentLook, at: number): DocumentVerdict {
    if (at - this.#lastAt > APART_MS) [this.#last, this.#good] = [null, 0];
    this.#lastAt = at;
    const trouble = this.#troubleOf(look, at);
    const worth = trouble === null ? this.#worthOf(look) : null;
    this.#last = look.quad ?? this.#last;
    if (worth !== null) {
      if (this.#good === 0) this.#goodSince = at;
      this.#good++;
    } else if (trouble !== null || !look.quad) this.#good = Math.max(0, this.#good - 1);
    const isReady = worth !== null && this.#good >= GOOD_LOOKS && at - this.#goodSince >= this.#demands.steadyMs;
    return { advice: this.#calm.after(trouble, at), isReady, worth };
  }

  /** Returns the quality of a look: its focus, reduced by movement and halved by glare. Null without a document or focus. */
  #worthOf({ quad, focus, glare }: DocumentLook): number | null {
    if (!quad || focus === null) return null;
    const shaken = this.#last ? Math.min(1, movedBetween(this.#last, quad) / MAX_STEADY_MOVEMENT) : 1;
    const hides = glare !== null && glare > MAX_GLARE && glare <= PAPER;
    return focus * (1 - MOVEMENT_COST * shaken) * (hides ? 0.5 : 1);
  }

  /** Returns the advice for a look. Null for a good look, and without a document. */
  #troubleOf({ quad, isCut, focus, glare, thumbnail }: DocumentLook, at: number): Advice | null {
    if (!quad) return null;
    this.#isPlaced = false;
    const outside = quad.some(({ x, y }) => Math.min(x, y) < BORDER || Math.max(x, y) > 1 - BORDER);
    if (isCut || outside) return areaOf(quad) > TOO_NEAR_AREA ? 'further' : 'whole';
    if (longestOf(quad) < this.#demands.longest) return 'closer';
    this.#isPlaced = true;
    if (thumbnail && this.#before && isSameSide(thumbnail, this.#before)) return 'turn';
    if (!this.#last || movedBetween(this.#last, quad) > MAX_STEADY_MOVEMENT) return 'still';
    if (focus !== null && this.#isBlurred(focus, at)) return this.#isTooNear(quad, at) ? 'near' : 'focus';
    if (glare !== null && this.#isGlaring(glare, at)) return 'glare';
    return null;
  }

  #isBlurred(focus: number, at: number): boolean {
    this.#sharpest = Math.max(this.#sharpest, focus);
    if (focus >= this.#demands.sharp) return false;
    this.#blurredSince ??= at;
    return at - this.#blurredSince < this.#demands.blurredMs || focus < MIN_SHARE_OF_BEST * this.#sharpest;
  }

  #isTooNear(quad: Quad, at: number): boolean {
    return this.#blurredSince !== null && at - this.#blurredSince >= NEAR_MS && longestOf(quad) >= NEAR_LONGEST;
  }

  #isGlaring(glare: number, at: number): boolean {
    if (glare <= MAX_GLARE || glare > PAPER) return false;
    this.#glaringSince ??= at;
    return at - this.#glaringSince < this.#demands.glaringMs;
  }
}

function areaOf(quad: Quad): number {
  const twice = quad.reduce((sum, { x, y }, at) => sum + x * quad[(at + 1) % 4]!.y - quad[(at + 1) % 4]!.x * y, 0);
  return Math.abs(twice) / 2;
}

/** Returns the longest extent of a side, as a share of the frame's width or height. */
function longestOf(quad: Quad): number {
  const ends = quad.map((_, at) => quad[(at + 1) % 4]!);
  return Math.max(...quad.flatMap(({ x, y }, at) => [Math.abs(ends[at]!.x - x), Math.abs(ends[at]!.y - y)]));
}

/** Returns the greatest movement of a corner, for the best match of corners, since a rotated document has two possible first corners. */
function movedBetween(one: Quad, other: Quad): number {
  const from = (first: number) =>
    Math.max(...one.map(({ x, y }, at) => Math.hypot(other[(first + at) % 4]!.x - x, other[(first + at) % 4]!.y - y)));
  return Math.min(...one.map((_, first) => from(first))) / Math.SQRT2;
}
