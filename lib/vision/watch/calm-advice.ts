/** Looks that are farther apart, in milliseconds, are of two scenes: the page was hidden between them. A slow phone takes a fifth of it. */
export const APART_MS = 2000;

/** Advice stays for so many milliseconds, and comes when it was right in two looks. */
const ADVICE_MS = 700;
const ADVICE_LOOKS = 2;

/** What is said to a person does not change with each frame. */
export class CalmAdvice<Advice> {
  #advice: Advice | null = null;
  #since = Number.NEGATIVE_INFINITY;
  #candidate: Advice | null = null;
  #looks = 0;

  /** What is said now that this would be right. Milliseconds of one clock. */
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
