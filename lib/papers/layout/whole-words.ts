import { plainText } from '#mexico/plain-text.ts';
import { months } from '../texts/dates.ts';
import { isKnownWord } from '../texts/known-words.ts';
import { around, heightOf, type PaperPage, type Word } from './page.ts';
import { rowsOf } from './rows.ts';

/** Maximum gap between two pieces of a word, in letter heights: spaces are at least 0.2, most of them wider than 0.3. */
const MAX_PIECE_GAP = 0.2;
/** The same if the joined pieces are a known word. */
const MAX_KNOWN_GAP = 0.3;
/** Minimum number of letters of a joined word: a shorter word may be a piece of any other. */
const MIN_LETTERS = 5;
/** Minimum confidence of a printed word that justifies joining two pieces. */
const MIN_PRINT_CONFIDENCE = 0.9;
const LETTERS = /^\p{L}+$/u;
const LAST = /^\p{L}+[.,]?$/u;
/** Matches neighbouring letters that no word has, so a misreading. */
const NO_LETTERS = /UU|JJ|HH|QQ|VV|ÑÑ|NTT/;
const WITH_SLASH = /^\p{Lu}{1,12}\/\p{Lu}{2,12}$/u;
/** Matches a piece that begins as no word does: `RGENTES` after `INSU`. If the whole word is unknown, both pieces are unsure. */
const REST_OF_WORD = /^(?:[JR][^AEIOUY]|L[^AEIOULY]|M[^ACEIOUY]|N[^AEGIOUY])\p{L}{3}/u;

/** Corrects the words of OCR: joins split words (`JAL ISCO`) if a list or the page has the whole word, and mends some single words. */
export function withWholeWords(page: PaperPage): PaperPage {
  if (page.origin !== 'ocr') return page;
  const apart = { ...page, words: page.words.flatMap(splitAfterShortName) };
  return withUnsurePieces(withJoinedPieces(withWords(apart, byNeighbours)));
}

/** Returns the correction of a word, which is at index `at` of its row; null if the word is right. */
type Change = (word: Word, row: readonly Word[], at: number) => Word | null;

/** Corrects a word by its neighbours in the row. */
const byNeighbours: Change = (...place) => asPoint(...place) ?? asNumeral(...place) ?? asDayOfStreet(...place) ?? asSpanOfDays(...place);

function withWords(page: PaperPage, change: Change): PaperPage {
  const others = new Map<Word, Word>();
  for (const { words } of rowsOf(page))
    for (const [at, word] of words.entries()) {
      const other = change(word, words, at);
      if (other) others.set(word, other);
    }
  return others.size === 0 ? page : { ...page, words: page.words.map((word) => others.get(word) ?? word) };
}

const isNoWord = (text: string) => WITH_SLASH.test(text) || (LAST.test(text) && NO_LETTERS.test(text));

function withUnsurePieces(page: PaperPage): PaperPage {
  const isRest = (word: Word | undefined, before: Word | undefined) =>
    word !== undefined &&
    before !== undefined &&
    LETTERS.test(before.text) &&
    LAST.test(word.text) &&
    REST_OF_WORD.test(plainText(word.text));
  return withWords(page, (word, row, at) => {
    const isUnsure = isRest(word, row[at - 1]) || isRest(row[at + 1], word) || isNoWord(word.text);
    return isUnsure || isLostNumeral(word, row[at - 1]) ? { ...word, sure: 0 } : null;
  });
}

/** True for an `I` after a name: probably a `II` that lost a stroke, because streets of a first king or pope are rarer. */
const isLostNumeral = ({ text }: Word, before: Word | undefined) => text === 'I' && NAME.test(before?.text ?? '');

/** Matches abbreviations of street or neighbourhood with a comma, which is a misread point. */
const ABBREVIATION = /^(?:AV|BLVD|CALZ|CDA|PRIV|PROL|COL),$/i;

const asPoint: Change = (word, row, at) =>
  row[at + 1] && ABBREVIATION.test(word.text) ? { ...word, text: `${word.text.slice(0, -1)}.` } : null;

/** True for strokes that are not all ones: OCR counts the strokes of a `II` well, but confuses `I`, `l` and `1`. */
const isStrokes = (text: string) => /^[Il1|]{2,3}$/.test(text) && !/^1+$/.test(text);
/** Share of such numerals whose strokes were all read, measured on drawn pictures. */
const STROKES_READ = 0.94;
/** Matches a name in capitals. */
const NAME = /^\p{Lu}{3,}$/u;
const BEFORE_FIGURES = /^(?:CALLE|AVE|AVENIDA|INT|NUM|KM|MZA|LOTE|PISO|DEPTO|DPTO|LOCAL|EDIF)$/;

/** True for an unsure `11` after `JUAN PABLO`: nearly every such street has the numeral `II`. */
const isOfPope = (row: readonly Word[], at: number) =>
  row[at]!.text === '11' && row[at]!.sure < MIN_PRINT_CONFIDENCE && row[at - 1]?.text === 'PABLO' && row[at - 2]?.text === 'JUAN';

/** Corrects a Roman numeral: `JUAN PABLO Il` to `JUAN PABLO II`. */
const asNumeral: Change = (word, row, at) => {
  const before = row[at - 1]?.text ?? '';
  const isNumeral = isStrokes(word.text) && NAME.test(before) && !BEFORE_FIGURES.test(before);
  if (!isNumeral && !isOfPope(row, at)) return null;
  return { ...word, text: 'I'.repeat(word.text.length), sure: Math.max(word.sure, STROKES_READ) };
};

/** Matches a round day with a misread zero, `CALLE 2O DE NOVIEMBRE`; not `1O DE MAYO`, which may be the first of May. */
const ROUND_DAY = /^[23]O$/;

const asDayOfStreet: Change = (word, row, at) =>
  ROUND_DAY.test(word.text) && /^DE$/i.test(row[at + 1]?.text ?? '') && months.includes(plainText(row[at + 2]?.text ?? ''))
    ? { ...word, text: word.text.replace('O', '0'), sure: Math.max(word.sure, STROKES_READ) }
    : null;

const DAY = /^\d{1,2}[-/.](?:\d{2}|\p{L}{3})[-/.]\d{2,4}$/u;

/** Gives an `AL` between two days their confidence: `DEL 29/07/2026 AL. 28/08/2026`. */
const asSpanOfDays: Change = (word, row, at) => {
  const [before, behind] = [row[at - 1], row[at + 1]];
  const isBetween = before && behind && DAY.test(before.text) && DAY.test(behind.text);
  return isBetween && /^al[.,:]?$/i.test(word.text) ? { ...word, sure: Math.max(word.sure, Math.min(before.sure, behind.sure)) } : null;
};

/** Matches `J.GUADALUPE`, `MA.LUISA`, `COLJIQUILPAN` and `CJUAN`; the group is the abbreviation, with which no word begins. */
const SHORT_NAME = /^(?:((?:MA|J)\.)\p{L}{4,}|(COL)[BFHJKNÑPQRSVXZ]\p{L}{2,}|(C)[BDFGJMNPQSVXZ][AEIOUÁÉÍÓÚ]\p{L}{2,})$/iu;

function splitAfterShortName(word: Word): Word[] {
  const [, initial, colonia, calle] = SHORT_NAME.exec(word.text) ?? [];
  const length = (initial ?? colonia ?? calle)?.length;
  if (length === undefined) return [word];
  const { left, right } = word.box;
  const middle = left + ((right - left) * length) / word.text.length;
  return [
    { ...word, text: word.text.slice(0, length), box: { ...word.box, right: middle } },
    { ...word, text: word.text.slice(length), box: { ...word.box, left: middle } },
  ];
}

function withJoinedPieces(page: PaperPage): PaperPage {
  const sure = new Set(page.words.filter((word) => word.sure >= MIN_PRINT_CONFIDENCE).flatMap(({ text }) => plainText(text).split(' ')));
  const isPrinted = (text: string) => text.length >= MIN_LETTERS && sure.has(plainText(text));
  // Rows split `RFC:VALUE` into two words; such parts are not words of the page, and are not joined.
  const own = new Set(page.words);
  const replacementByWord = new Map<Word, Word | null>();
  for (const { words } of rowsOf(page)) {
    for (const [at, right] of words.entries()) {
      const left = words[at - 1];
      if (!left || !own.has(left) || !own.has(right) || replacementByWord.has(left) || !LETTERS.test(left.text) || !LAST.test(right.text))
        continue;
      const gap = (right.box.left - left.box.right) / Math.max(heightOf(left.box), heightOf(right.box));
      const whole = left.text + right.text;
      const letters = whole.replace(/[.,]$/, '');
      // Known words are not pieces.
      if (isKnownWord(left.text) || isKnownWord(right.text)) continue;
      if (!(gap < MAX_KNOWN_GAP && isKnownWord(letters)) && !(gap < MAX_PIECE_GAP && isPrinted(letters))) continue;
      replacementByWord.set(left, { text: whole, box: around([left.box, right.box]), sure: Math.min(left.sure, right.sure) });
      replacementByWord.set(right, null);
    }
  }
  if (replacementByWord.size === 0) return page;
  return { ...page, words: page.words.flatMap((word) => (replacementByWord.has(word) ? (replacementByWord.get(word) ?? []) : [word])) };
}
