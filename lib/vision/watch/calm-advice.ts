/**
 * If two looks are farther apart than this (ms), the page was hidden and the scene counts as new. A slow phone needs a fifth of it per
 * look.
 */
export const APART_MS = 2000;

/** Minimum time for which an advice stays, in ms. */
const ADVICE_MS = 700;
/** Number of consecutive looks that must agree before the advice changes. */
const ADVICE_LOOKS = 2;

/** Filters the advice of consecutive looks, so that the shown advice does not change with each frame. */
export class CalmAdvice<Advice> {
  #advice: Advice | null = null;
  #since = Number.NEGATIVE_INFINITY;
  #candidate: Advice | null = null;
  #looks = 0;

  /** Returns the advice to show after a look whose advice is `advice`, at `at` milliseconds. */
  after(advice: Advice | null, at: number): Advice | null {
    this.#looks = advice === this.#candidate ? this.#looks + 1 : 1;
    this.#candidate = advice;
    if (advice !== this.#advice && this.#looks >= ADVICE_LOOKS && at - this.#since >= ADVICE_MS) {
      this.#advice = advice;
      this.#since = at;
    }
    return this.#advice;
  }
}
