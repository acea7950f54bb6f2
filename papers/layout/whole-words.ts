import { plainText } from '../../mexico/plain-text.ts';
import { isKnownWord } from '../texts/known-words.ts';
import { around, heightOf, type Page, type Word } from './page.ts';
import { rowsOf } from './rows.ts';

/** Pieces of one word stand so near, in heights: blanks are from 0.2 on, and most are wider than 0.3. A list is told from farther. */
const NEAR = 0.2;
const NEAR_OF_KNOWN = 0.3;
/** A shorter word may be a piece of any other. */
const SHORTEST = 5;
/** So surely a word is read that tells what two pieces are. */
const SURE = 0.9;
const LETTERS = /^\p{L}+$/u;
const LAST = /^\p{L}+[.,]?$/u;

/**
 * A page whose words are whole. What a reader of pictures took apart is one word again, `JAL ISCO`, where a list of known words has it, or
 * it stands elsewhere on the page, and there are no words as its pieces are; never guessed.
 */
export function withWholeWords(page: Page): Page {
  if (page.origin !== 'ocr') return page;
  return withJoinedPieces({ ...page, words: page.words.flatMap(partBehindShortName) });
}

/** `J.GUADALUPE` and `MA.LUISA` are two words: names are short for JOSÉ and MARÍA before another one. */
const SHORT_NAME = /^(?:MA|J)\.(?=\p{L}{4,}$)/iu;

function partBehindShortName(word: Word): Word[] {
  const length = SHORT_NAME.exec(word.text)?.[0].length;
  if (length === undefined) return [word];
  const { left, right } = word.box;
  const middle = left + ((right - left) * length) / word.text.length;
  return [
    { ...word, text: word.text.slice(0, length), box: { ...word.box, right: middle } },
    { ...word, text: word.text.slice(length), box: { ...word.box, left: middle } },
  ];
}

function withJoinedPieces(page: Page): Page {
  const sure = new Set(page.words.filter((word) => word.sure >= SURE).flatMap(({ text }) => plainText(text).split(' ')));
  const isPrinted = (text: string) => text.length >= SHORTEST && sure.has(plainText(text));
  // A row has a label and its value as two words where the page has one.
  const own = new Set(page.words);
  const replaced = new Map<Word, Word | null>();
  for (const { words } of rowsOf(page)) {
    for (const [at, right] of words.entries()) {
      const left = words[at - 1];
      if (!left || !own.has(left) || !own.has(right) || replaced.has(left) || !LETTERS.test(left.text) || !LAST.test(right.text)) continue;
      const gap = (right.box.left - left.box.right) / Math.max(heightOf(left.box), heightOf(right.box));
      const whole = left.text + right.text;
      const letters = whole.replace(/[.,]$/, '');
      // Words that stand beside each other elsewhere too, or are known, are none.
      if (isKnownWord(left.text) || isKnownWord(right.text)) continue;
      if (!(gap < NEAR_OF_KNOWN && isKnownWord(letters)) && !(gap < NEAR && isPrinted(letters))) continue;
      replaced.set(left, { text: whole, box: around([left.box, right.box]), sure: Math.min(left.sure, right.sure) });
      replaced.set(right, null);
    }
  }
  if (replaced.size === 0) return page;
  return { ...page, words: page.words.flatMap((word) => (replaced.has(word) ? (replaced.get(word) ?? []) : [word])) };
}
