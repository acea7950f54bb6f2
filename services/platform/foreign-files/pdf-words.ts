import type { PrintedBox, PrintedWord } from '../base/file-readers.ts';

/** Gap from which two words are separate, as a share of a letter's height, also if the file has no blank between them. */
const GAP = 0.28;
/** Narrower gap that separates words without a blank (`VERONICA YÁÑEZ`), if all gaps of the word so far were at most `CLOSE`. */
const NARROW_GAP = 0.09;
const CLOSE = 0.02;
/** Largest overlap of letters, as a share of their height. A ligature's letters overlap more, since they begin at the same position. */
const LEANING = 0.15;
const TELLING = 3;
/** Vertical distance of a letter's middle from the word's, as a share of the height, above which the letter is of a different line. */
const OFF_LINE = 0.5;
const LONGEST_WORD = 400;
const INVISIBLE = /[\p{C}\p{Z}]/u;

/** Splits letters into words at blanks, gaps and new lines. */
export class WordSplitter {
  readonly #most: number;
  readonly #words: PrintedWord[] = [];
  #word: PrintedWord | null = null;
  /** True while all gaps in the word are at most `CLOSE`. */
  #isClose = true;

  constructor(most: number) {
    this.#most = most;
  }

  /** Adds a letter (a Unicode code point). `box` is null if the file has no position for the letter, as for line feeds. */
  add(unit: number, box: PrintedBox | null): void {
    const letter = unit > 0 && unit <= 0x10ffff ? String.fromCodePoint(unit) : ' ';
    if (box === null || INVISIBLE.test(letter)) {
      this.#close();
      return;
    }
    if (this.#word && !goesOn(this.#word, box, this.#isClose)) this.#close();
    const word = this.#word;
    if (!word) {
      this.#word = { text: letter, box: { ...box } };
      this.#isClose = true;
    } else {
      const gap = gapBetween(word.box, box) / heightOf(word.box, box);
      this.#isClose &&= gap <= CLOSE && gap >= -LEANING;
      word.text += letter;
      word.box = {
        left: Math.min(word.box.left, box.left),
        right: Math.max(word.box.right, box.right),
        top: Math.min(word.box.top, box.top),
        bottom: Math.max(word.box.bottom, box.bottom),
      };
    }
  }

  end(): PrintedWord[] {
    this.#close();
    return this.#words;
  }

  #close(): void {
    const word = this.#word;
    this.#word = null;
    const text = word?.text.normalize('NFKC').replace(/\p{C}/gu, '') ?? '';
    if (word && text !== '' && this.#words.length < this.#most) this.#words.push({ text: text.slice(0, LONGEST_WORD), box: word.box });
  }
}

const heightOf = (word: PrintedBox, letter: PrintedBox) => Math.max(word.bottom - word.top, letter.bottom - letter.top);
const gapBetween = (word: PrintedBox, letter: PrintedBox) => letter.left - word.right;

function goesOn({ text, box: word }: PrintedWord, letter: PrintedBox, isClose: boolean): boolean {
  const height = heightOf(word, letter);
  const offLine = Math.abs((word.top + word.bottom - letter.top - letter.bottom) / 2);
  const gap = gapBetween(word, letter);
  const widest = isClose && text.length >= TELLING ? NARROW_GAP : GAP;
  return offLine <= OFF_LINE * height && gap <= widest * height && gap > -height;
}
