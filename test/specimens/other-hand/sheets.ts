import type { KindName } from '#contracts/extraction/extraction.ts';
import type { Random } from '../random.ts';
import { MARK } from '../sheet.ts';
import { html } from './html.ts';

/** A document as HTML, with the answers that should be read from it. */
export interface Drawing {
  kind: KindName;
  html: string;
  width: number;
  height: number;
  answers: Record<string, unknown>;
}

export type Draw = (random: Random, turn: number) => Drawing | Promise<Drawing>;

// Typefaces. One that is not installed is replaced by another; Arimo, Fira Sans and Source Sans 3 were missing when the figures were
// measured.
export const CARD_FACES = [
  'Open Sans',
  'Roboto',
  'Lato',
  'Carlito',
  'Nimbus Sans',
  'TeX Gyre Heros',
  'Noto Sans',
  'PT Sans',
  'Clear Sans',
  'Fira Sans',
  'Gillius ADF',
  'Cantarell',
  'Arimo',
];
const PAGE_SANS = [
  'Open Sans',
  'Roboto',
  'Lato',
  'Carlito',
  'Nimbus Sans',
  'TeX Gyre Heros',
  'Noto Sans',
  'PT Sans',
  'Clear Sans',
  'Cabin',
];
export const PAGE_FACES = [...PAGE_SANS, 'Source Sans 3', 'TeX Gyre Termes', 'Nimbus Roman', 'Noto Serif'];
export const MONEY_FACES = [...PAGE_SANS, 'TeX Gyre Termes', 'Noto Serif'];

/** The day on which all documents are read, so that a recent document stays recent. */
export const TODAY = '2026-11-25';

/** Returns a page of letter size. */
export function pageOf(
  kind: KindName,
  face: string,
  content: string,
  answers: Drawing['answers'],
  { size = 11, padding = '44px 54px', markAt = 16 } = {},
): Drawing {
  const [width, height] = [816, 1056];
  return {
    kind,
    width,
    height,
    answers,
    html: html`
      <div style="position:relative;width:${width}px;height:${height}px;box-sizing:border-box;padding:${padding};font-family:'${face}',sans-serif;
      font-size:${size}px;color:#111;background:#fff;line-height:1.35;overflow:hidden">
        ${content}
        <div style="position:absolute;right:54px;bottom:${markAt}px;color:#b33;font-size:12px;letter-spacing:2px">${MARK}</div>
      </div>`,
  };
}

/** Returns a page with slightly smaller margins, for documents about money. */
export const moneyPage = (kind: KindName, face: string, content: string, answers: Drawing['answers']) =>
  pageOf(kind, face, content, answers, { padding: '40px 50px', markAt: 14 });

/** The size of a card in pixels. */
export const CARD = { width: 860, height: 542 };

interface CardLook {
  face: string;
  background: string;
  width: number;
  height: number;
  /** The place and size of the words that mark a specimen. */
  mark: { x: number; y: number; size: number };
}

export function cardOf(
  kind: KindName,
  { face, background, width, height, mark }: CardLook,
  content: string,
  answers: Drawing['answers'],
): Drawing {
  return {
    kind,
    width,
    height,
    answers,
    html: html`
      <div style="position:relative;width:${width}px;height:${height}px;overflow:hidden;font-family:'${face}',sans-serif;color:#1b1b1b;
      background:${background}">
        ${content}
        ${at(mark.x, mark.y, mark.size, MARK, 'color:#b02a2a;opacity:.75;letter-spacing:2px')}
      </div>`,
  };
}

/** Returns a line of text at a place. */
export const at = (x: number, y: number, size: number, text: string, style = '') =>
  html`<div style="position:absolute;left:${x}px;top:${y}px;font-size:${size}px;white-space:nowrap;line-height:1.1;${style}">${text}</div>`;

/** Returns a placeholder for a photo: a head and shoulders. */
export const portrait = (x: number, y: number, width: number, height: number) => html`
  <div style="position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;background:linear-gradient(#e6e2da,#cfc9bd)">
    <div style="position:absolute;left:${width * 0.25}px;top:${height * 0.15}px;width:${width * 0.5}px;height:${height * 0.5}px;
    border-radius:50%;background:#b9b4ac"></div>
    <div style="position:absolute;left:${width * 0.1}px;bottom:0;width:${width * 0.8}px;height:${height * 0.32}px;border-radius:50% 50% 0 0;
    background:#777"></div>
  </div>`;

/** Returns waves for the background. */
export function waves(random: Random, odd: string, even: string): string {
  const lines = Array.from({ length: 26 }, (_, line) => {
    const [start, top] = [line * 24 + random.between(0, 8), line * 24];
    return html`
      <path d="M0 ${start} Q 200 ${top - 60} 430 ${top + 20} T 1260 ${top}" fill="none" stroke="${line % 2 ? odd : even}" stroke-width="1" opacity=".35"/>`;
  });
  return html`<svg style="position:absolute;inset:0" width="100%" height="100%">${lines.join('')}</svg>`;
}

/** Returns a line of a machine-readable zone, in OCR B or another typeface of equal widths. */
export const zoneLine = (x: number, y: number, size: number, spacing: number, line: string, face: string) =>
  at(x, y, size, `<span style="letter-spacing:${spacing}px">${line.replace(/</g, '&lt;')}</span>`, `font-family:'${face}'`);
