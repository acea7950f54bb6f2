/** A rectangle in pixels from the top left, fractions allowed. */
export interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Constraints on the text of a line. Signs that the reader does not know (`LineReader.signs`) are ignored. */
export interface Expectation {
  /** Allowed signs; all if absent. */
  readonly alphabet?: string;
  /** Allowed signs by position: a CURP is 18 strings. The reading has exactly this length. */
  readonly template?: readonly string[];
  /** With a template: odds of a text against others, by check digit or calendar; mean 1. */
  readonly odds?: (text: string) => number;
}

export interface Letter {
  /** One sign, or a space. */
  readonly text: string;
  /** Calibrated, 0 to 1. */
  readonly probability: number;
  /** Position in the picture (not the box) in pixels, good to about half a letter. */
  readonly x0: number;
  readonly x1: number;
}

export interface LineReading {
  /** Empty for an empty line, or if no text fits the template. */
  readonly text: string;
  readonly letters: readonly Letter[];
  /** Calibrated probability that every sign is right, given the expectation; 0 for an empty text. */
  readonly probability: number;
  /** Agreement with the expectation, 0 to 1: geometric mean of the allowed signs' probability. Below about 0.1 another text is printed. */
  readonly fit: number;
}
