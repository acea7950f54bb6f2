import type { PrintedBox, PrintedWord } from '../file-readers.ts';

/** A gap wider than this share of a letter's height parts two words, also where the file has no blank between them. */
const GAP = 0.28;
/** A letter whose middle stands farther from the word's than this share of its height is of another line. */
const OFF_LINE = 0.5;
const LONGEST_WORD = 400;
/** Form feeds and whatever else nobody sees; ligatures and compatibility forms are written out. */
const INVISIBLE = /[\p{C}\p{Z}]/u;

/** Makes words of letters as they come: a blank, a gap, or another line ends one. */
export class WordSplitter {
  readonly #most: number;
  readonly #words: PrintedWord[] = [];
  #word: PrintedWord | null = null;

  constructor(most: number) {
    this.#most = most;
  }

  /** `box` null: the file has no place for it, as for line feeds. */
  add(unit: number, box: PrintedBox | null): void {
    const letter = unit > 0 && unit <= 0x10ffff ? String.fromCodePoint(unit) : ' ';
    if (box === null || INVISIBLE.test(letter)) {
      this.#close();
      return;
    }
    if (this.#word && !goesOn(this.#word, box)) this.#close();
    const word = this.#word;
    if (!word) this.#word = { text: letter, box: { ...box } };
    else {
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

function goesOn({ box: word }: PrintedWord, letter: PrintedBox): boolean {
  const height = Math.max(word.bottom - word.top, letter.bottom - letter.top);
  const offLine = Math.abs((word.top + word.bottom - letter.top - letter.bottom) / 2);
  const gap = letter.left - word.right;
  return offLine <= OFF_LINE * height && gap <= GAP * height && gap > -height;
}
