/** Milliseconds between two looks. */
const LOOK_EVERY = 15_000;
/** Looks after each step that opens: a page that nobody uses asks no more. */
const MOST_LOOKS = 40;

/** Looks now and then, while the page is seen, so that whoever does nothing hears that somebody opened their link elsewhere. */
export class Lookout {
  readonly #look: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looks = 0;

  constructor(look: () => Promise<void>) {
    this.#look = look;
  }

  /** The person went on. */
  begin(): void {
    this.#looks = 0;
  }

  /** Counts from the last word of the server. */
  watch(): void {
    this.rest();
    if (this.#looks >= MOST_LOOKS) return;
    this.#timer = setTimeout(() => {
      const goOn = () => this.watch();
      if (globalThis.document?.hidden !== false) return goOn();
      this.#looks++;
      this.#look().then(goOn, goOn);
    }, LOOK_EVERY);
  }

  rest(): void {
    clearTimeout(this.#timer);
  }
}
