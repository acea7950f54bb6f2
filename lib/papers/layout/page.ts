/** Box in units of the page, from its upper left corner. */
export interface PageBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A word on an upright page. */
export interface Word {
  text: string;
  box: PageBox;
  /** Probability that every letter is right, 0 to 1. */
  sure: number;
}

/** A page, from a PDF's text layer (`text`) or read from a picture (`ocr`). */
export interface PaperPage {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  words: readonly Word[];
  origin: 'text' | 'ocr';
}

/** A document as parsers receive it. */
export interface Paper {
  pages: readonly PaperPage[];
  /** Texts of the symbols (QR codes, barcodes) on it; null if there was no time to look for them. */
  symbols: readonly string[] | null;
}

export const heightOf = ({ top, bottom }: PageBox) => bottom - top;
export const middleOf = ({ top, bottom }: PageBox) => (top + bottom) / 2;

/** Returns the box around some words. */
export const boxOf = (words: readonly Word[]) => around(words.map(({ box }) => box));

export function around(boxes: readonly PageBox[]): PageBox {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
