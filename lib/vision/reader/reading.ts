/** A rectangle in a picture; pixels from its top left corner, fractions allowed. */
export interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is known of a line before it is read. Signs that the reader does not know (`Reader.signs`) are left out of both. */
export interface Expectation {
  /** The signs that may occur; all where absent. */
  readonly alphabet?: string;
  /** For each position of the text the signs that may stand there: a CURP is 18 strings. The reading has exactly this length. */
  readonly template?: readonly string[];
  /**
   * With a template: how much oftener a text stands on paper than others of its template do, where a check digit or a calendar tells.
   * 1 in the mean of all texts.
   */
  readonly odds?: (text: string) => number;
}

export interface Letter {
  /** One sign; a space is one too. */
  readonly text: string;
  /** Calibrated: of letters with 0.9, nine in ten are right. 0 to 1. */
  readonly probability: number;
  /** Where it stands in the picture (not in the box), from left to right, pixels. Good to about half a letter. */
  readonly x0: number;
  readonly x1: number;
}

export interface LineReading {
  /** Empty where nothing is written, or where no text fits the template. */
  readonly text: string;
  readonly letters: readonly Letter[];
  /** That every sign is right, calibrated, given that the expectation holds. 0 to 1; 0 for an empty text. */
  readonly probability: number;
  /**
   * How far the picture agrees with the expectation, 0 to 1: the geometric mean, over the letters, of the belief in the signs
   * that were allowed. Below about 0.1 the line says something else. 1 where everything is allowed.
   */
  readonly fit: number;
}
