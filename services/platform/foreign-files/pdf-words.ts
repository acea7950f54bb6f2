import type { PrintedBox, PrintedWord } from '../base/file-readers.ts';

/** Minimum gap between two words, as a share of a letter's height. It separates words also if the file has no blank between them. */
const GAP = 0.28;
/** The same after a word whose letters are close together, as a share of a letter's height: `VERONICA YÁÑEZ` without a blank. */
const NARROW_GAP = 0.09;
/** Letters are close together if no gap is larger than this, as a share of a letter's height. */
const MAX_LETTER_GAP = 0.02;
/** Maximum overlap of letters, as a share of their height. A ligature's letters overlap more, since they begin at the same position. */
const LEANING = 0.15;
/** Minimum number of letters that show whether letters are close together. */
const TELLING = 3;
/** A letter whose middle is farther than this from the word's, as a share of the height, belongs to a different line. */
const OFF_LINE = 0.5;
/** Maximum number of characters of a word. */
const LONGEST_WORD = 400;
const INVISIBLE = /[\p{C}\p{Z}]/u;

/** Splits letters into words at blanks, gaps and new lines. */
export class WordSplitter {
  readonly #most: number;
  readonly #words: PrintedWord[] = [];
  #word: PrintedWord | null = null;
  /** True while all gaps in the word are at most `MAX_LETTER_GAP`. */
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
      this.#isClose &&= gap <= MAX_LETTER_GAP && gap >= -LEANING;
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
