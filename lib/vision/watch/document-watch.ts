import { GLARING } from '../quality/glare.ts';
import type { Quad } from '../warp.ts';
import { APART_MS, CalmAdvice } from './calm-advice.ts';
import { type Demands, demandsOf, type Strictness } from './demands.ts';
import type { DocumentLook } from './look.ts';
import { isSameSide, type Thumbnail } from './thumbnail.ts';

/** What the person can do for a better picture. In this order: one thing at a time. */
export type Advice = 'whole' | 'closer' | 'further' | 'turn' | 'still' | 'focus' | 'near' | 'glare';

export interface DocumentVerdict {
  /** Null where nothing is to be said. */
  advice: Advice | null;
  /** What was looked at is good, and the document lies still. */
  isReady: boolean;
  /** How good this look is, to tell the best one; null for what is no good picture. */
  worth: number | null;
}

/** A document that is cut and covers more of the frame than this is too near; one that covers less lies beside it. */
const NEAR = 0.5;
/** A frame's border that stays free, as a share. */
const BORDER = 0.01;
/** How far the corners may go from one look to the next, as a share of the frame's diagonal. */
const STEADY = 0.012;
/** What a hand that moved so much takes from the worth of a look. */
const SHAKEN = 0.2;
/** Looks that are good, nearly one after the other. */
const GOOD_LOOKS = 3;
/** A lens that has not focused for so many milliseconds on what fills so much of the frame is nearer to it than it can. */
const [NEAR_MS, NEAR_LONGEST] = [1200, 0.7];
/** Light that is thrown back is told for a while, then the picture is taken all the same. A larger white share is paper. */
const PAPER = 0.12;
/** A document with little print is never as sharp as others. After a while it is sharp where it is nearly as sharp as it ever was. */
const NEARLY = 0.92;

/**
 * Follows a document through the frames of a camera: says what to do for a good picture, and when it is good. Times are milliseconds of
 * one clock. It holds figures only, and starts anew for each picture.
 */
export class DocumentWatch {
  /** The side that was photographed before; this picture is to be of the other one. */
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

  /** Whether the next look should say focus and glare, which cost as much as the corners: once the document lies as it should. */
  get wantsQuality(): boolean {
    return this.#isPlaced;
  }

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

  /** The sharpest; of two that are nearly as sharp the one in which the hand was steadier. Light that hides something halves it. */
  #worthOf({ quad, focus, glare }: DocumentLook): number | null {
    if (!quad || focus === null) return null;
    const shaken = this.#last ? Math.min(1, movedBetween(this.#last, quad) / STEADY) : 1;
    const hides = glare !== null && glare > GLARING && glare <= PAPER;
    return focus * (1 - SHAKEN * shaken) * (hides ? 0.5 : 1);
  }

  /** Null for a good look, and where no document is seen. */
  #troubleOf({ quad, isCut, focus, glare, thumbnail }: DocumentLook, at: number): Advice | null {
    if (!quad) return null;
    this.#isPlaced = false;
    const outside = quad.some(({ x, y }) => Math.min(x, y) < BORDER || Math.max(x, y) > 1 - BORDER);
    if (isCut || outside) return areaOf(quad) > NEAR ? 'further' : 'whole';
    if (longestOf(quad) < this.#demands.longest) return 'closer';
    this.#isPlaced = true;
    if (thumbnail && this.#before && isSameSide(thumbnail, this.#before)) return 'turn';
    if (!this.#last || movedBetween(this.#last, quad) > STEADY) return 'still';
    if (focus !== null && this.#isBlurred(focus, at)) return this.#isTooNear(quad, at) ? 'near' : 'focus';
    if (glare !== null && this.#isGlaring(glare, at)) return 'glare';
    return null;
  }

  #isBlurred(focus: number, at: number): boolean {
    this.#sharpest = Math.max(this.#sharpest, focus);
    if (focus >= this.#demands.sharp) return false;
    this.#blurredSince ??= at;
    return at - this.#blurredSince < this.#demands.blurredMs || focus < NEARLY * this.#sharpest;
  }

  #isTooNear(quad: Quad, at: number): boolean {
    return this.#blurredSince !== null && at - this.#blurredSince >= NEAR_MS && longestOf(quad) >= NEAR_LONGEST;
  }

  #isGlaring(glare: number, at: number): boolean {
    if (glare <= GLARING || glare > PAPER) return false;
    this.#glaringSince ??= at;
    return at - this.#glaringSince < this.#demands.glaringMs;
  }
}

function areaOf(quad: Quad): number {
  const twice = quad.reduce((sum, { x, y }, at) => sum + x * quad[(at + 1) % 4]!.y - quad[(at + 1) % 4]!.x * y, 0);
  return Math.abs(twice) / 2;
}

/** The longest side, as a share of the frame's width or height, whichever way it lies. */
function longestOf(quad: Quad): number {
  return Math.max(
    ...quad.map((from, at) => {
      const to = quad[(at + 1) % 4]!;
      return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
    }),
  );
}

/** The farthest that a corner went, whichever is the first of each: of a document on its corner two lie nearly as far to the upper left. */
function movedBetween(one: Quad, other: Quad): number {
  const from = (first: number) =>
    Math.max(...one.map(({ x, y }, at) => Math.hypot(other[(first + at) % 4]!.x - x, other[(first + at) % 4]!.y - y)));
  return Math.min(...one.map((_, first) => from(first))) / Math.SQRT2;
}
