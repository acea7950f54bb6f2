import { type PDFDocument, type PDFImage, type PDFPage, popGraphicsState, pushGraphicsState, rgb } from '@cantoo/pdf-lib';
import { shownPage } from './geometry.ts';
import type { ElementBox, Exact, Text, WritingAnswer } from './messages.ts';
import { drawable, isSupported, type Typeface, wrap } from './text.ts';

const INK = rgb(0.07, 0.09, 0.12);
/** The largest font size, in points. A text is tried from the largest size that its box can hold, in steps, down to `MIN_FONT_SIZE`. */
const MAX_FONT_SIZE = 12;
/** Minimum font size, in points. */
const MIN_FONT_SIZE = 5;
/** Difference between two sizes that are tried, in points. */
const FONT_SIZE_STEP = 0.5;
/** The height of a line, as a multiple of the font size. */
const LINE_HEIGHT = 1.25;
/** The share of the font's height between the top of a line and its base line. */
const ASCENT = 0.95;
/** The points between a box's side and its text. */
const INSET = 2;

type TextFault = Extract<WritingAnswer, { fault: unknown }>['fault'];

/** Writes the texts into their boxes. Returns the first fault, and then writes nothing; null if all texts fit. */
export function fillTexts(document: PDFDocument, face: Typeface, texts: readonly Text[]): TextFault | null {
  const layouts = texts.map((text) => ({ ...text, lines: layOut(face, drawable(text.value), text.box) }));
  const fault = layouts.find(({ lines }) => 'code' in lines);
  if (fault && 'code' in fault.lines) return { path: fault.path, code: fault.lines.code };
  for (const { page, box, lines } of layouts) if ('size' in lines) write(pageOf(document, page), face, box, lines);
  return null;
}

/** Returns a fault for the first text with a character that the font lacks; null if the font has all characters. */
export function unwritable(face: Typeface, exact: readonly Exact[]): TextFault | null {
  const first = exact.find(({ value }) => !isSupported(face, drawable(value)));
  return first ? { path: first.path, code: 'unsupported_character' } : null;
}

type TextLayout = { size: number; lines: readonly string[] };

function layOut(face: Typeface, text: string, [, , width, height]: ElementBox): TextLayout | { code: TextFault['code'] } {
  if (!isSupported(face, text)) return { code: 'unsupported_character' };
  for (let size = Math.min(MAX_FONT_SIZE, height / LINE_HEIGHT); size >= MIN_FONT_SIZE; size -= FONT_SIZE_STEP) {
    const lines = wrap(face, text, size, width - 2 * INSET);
    if (lines.length * size * LINE_HEIGHT <= height) return { size, lines };
  }
  return { code: 'too_long' };
}

function write(page: PDFPage, { font }: Typeface, [x, y, , height]: ElementBox, { size, lines }: TextLayout): void {
  drawUpright(page, (pageHeight) => {
    const top = (height - lines.length * size * LINE_HEIGHT) / 2;
    lines.forEach((line, at) => {
      page.drawText(line, { x: x + INSET, y: pageHeight - (y + top + at * size * LINE_HEIGHT + size * ASCENT), size, font, color: INK });
    });
  });
}

/** Draws a picture into a box, as large as its proportions allow: at the left, on the box's lower edge. */
export function drawPicture(page: PDFPage, picture: PDFImage, [x, y, width, height]: ElementBox): void {
  const scale = Math.min(width / picture.width, height / picture.height);
  drawUpright(page, (pageHeight) => {
    page.drawImage(picture, { x, y: pageHeight - (y + height), width: picture.width * scale, height: picture.height * scale });
  });
}

/** Runs `draw` with a matrix that makes its drawings upright on the page as shown. */
function drawUpright(page: PDFPage, draw: (height: number) => void): void {
  const viewport = shownPage(page);
  page.pushOperators(pushGraphicsState(), viewport.upright);
  draw(viewport.height);
  page.pushOperators(popGraphicsState());
}

/** Returns a page by its number, from 1. The operation that created the element has checked that the page exists. */
export function pageOf(document: PDFDocument, page: number): PDFPage {
  return document.getPage(page - 1);
}
