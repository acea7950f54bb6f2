import { type PDFDocument, type PDFImage, type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { Bilingual, EvidenceRow, PageOfEvidence } from './evidence.ts';
import { drawable, replaceUnsupported, type Typeface, wrap } from './text.ts';

interface Typefaces {
  regular: Typeface;
  semibold: Typeface;
}

/** The page in points: US Letter, the usual paper size in Mexico. */
const PAGE = { width: 612, height: 792, margin: 54, foot: 60 };
const COLUMN = { label: 118, gap: 14 };
const VALUE = PAGE.width - 2 * PAGE.margin - COLUMN.label - COLUMN.gap;
const INK = rgb(0.1, 0.12, 0.15);
const GRAY = rgb(0.38, 0.41, 0.46);
const RULE = rgb(0.85, 0.87, 0.89);
const ACCENT = rgb(0.12, 0.29, 0.56);
/** The height of a line, as a multiple of the font size. */
const LINE_HEIGHT = 1.34;
const PICTURE = { width: 190, height: 56 };
/** Height in points that must be left on a page: for a heading with its first row, a row, or a row with a picture. */
const MIN_HEIGHT = { heading: 64, row: 24, picture: PICTURE.height + 50 };

/** Appends the page of evidence, and further pages if one is too small. */
export function drawEvidence(document: PDFDocument, faces: Typefaces, evidence: PageOfEvidence, picture: PDFImage): void {
  const sheet = new EvidenceSheet(document, faces);
  sheet.text(evidence.company, { size: 8, face: 'semibold', color: ACCENT });
  sheet.space(4);
  sheet.text(evidence.title.es, { size: 17, face: 'semibold' });
  sheet.text(evidence.title.en, { size: 10, color: GRAY });
  sheet.space(6);
  sheet.text(evidence.lead.es, { size: 8.5 });
  sheet.text(evidence.lead.en, { size: 7.5, color: GRAY });
  for (const { heading, rows } of evidence.sections) {
    sheet.heading(heading);
    for (const row of rows) sheet.row(row, picture);
  }
  sheet.number(evidence.footer);
}

interface Style {
  size: number;
  face?: keyof Typefaces;
  color?: typeof INK;
  x?: number;
  width?: number;
}

/** A cursor that writes rows from the top down and starts a new page when the current page is full. */
class EvidenceSheet {
  readonly #document: PDFDocument;
  readonly #faces: Typefaces;
  readonly #pages: PDFPage[] = [];
  #page: PDFPage;
  /** The cursor's height above the page's lower edge, in points. */
  #y = 0;

  constructor(document: PDFDocument, faces: Typefaces) {
    this.#document = document;
    this.#faces = faces;
    this.#page = this.#addPage();
  }

  #addPage(): PDFPage {
    this.#page = this.#document.addPage([PAGE.width, PAGE.height]);
    this.#pages.push(this.#page);
    this.#y = PAGE.height - PAGE.margin;
    return this.#page;
  }

  /** Starts a new page if less than this height is left. */
  #reserve(height: number): void {
    if (this.#y - height < PAGE.foot) this.#addPage();
  }

  space(points: number): void {
    this.#y -= points;
  }

  text(text: string, { size, face = 'regular', color = INK, x = PAGE.margin, width = PAGE.width - 2 * PAGE.margin }: Style): void {
    const typeface = this.#faces[face];
    for (const line of wrap(typeface, replaceUnsupported(typeface, drawable(text)), size, width)) {
      this.#reserve(size * LINE_HEIGHT);
      this.#page.drawText(line, { x, y: this.#y - size, size, font: typeface.font, color });
      this.#y -= size * LINE_HEIGHT;
    }
  }

  /** Writes a heading, on the same page as its first row. */
  heading({ es, en }: Bilingual): void {
    this.#reserve(MIN_HEIGHT.heading);
    this.space(11);
    const { font } = this.#faces.semibold;
    this.#page.drawText(es, { x: PAGE.margin, y: this.#y - 9.5, size: 9.5, font, color: ACCENT });
    const after = PAGE.margin + font.widthOfTextAtSize(es, 9.5) + 6;
    this.#page.drawText(en, { x: after, y: this.#y - 9.5, size: 7.5, font: this.#faces.regular.font, color: GRAY });
    this.space(14);
    this.#page.drawLine({
      start: { x: PAGE.margin, y: this.#y },
      end: { x: PAGE.width - PAGE.margin, y: this.#y },
      thickness: 0.6,
      color: RULE,
    });
    this.space(4);
  }

  /** Writes a row: the label at the left, its lines at the right. */
  row({ label, lines, picture }: EvidenceRow, signature: PDFImage): void {
    this.#reserve(picture ? MIN_HEIGHT.picture : MIN_HEIGHT.row);
    const [page, top] = [this.#page, this.#y];
    this.text(label.es, { size: 8, face: 'semibold', width: COLUMN.label });
    if (label.en && label.en !== label.es) this.text(label.en, { size: 6.5, color: GRAY, width: COLUMN.label });
    // Labels are short and their space is reserved, so a label rarely starts a new page; if it does, the row goes on there.
    const underLabel = page === this.#page ? this.#y : top;
    this.#y = page === this.#page ? top : this.#y;
    const x = PAGE.margin + COLUMN.label + COLUMN.gap;
    for (const line of lines) this.text(line, { size: line.startsWith('SHA-256 ') ? 7 : 8, x, width: VALUE });
    if (picture) this.#picture(signature, x);
    if (page === this.#page) this.#y = Math.min(this.#y, underLabel);
    this.space(3);
  }

  #picture(signature: PDFImage, x: number): void {
    const scale = Math.min(PICTURE.width / signature.width, PICTURE.height / signature.height);
    const [width, height] = [signature.width * scale, signature.height * scale];
    this.space(4);
    this.#page.drawRectangle({
      x,
      y: this.#y - PICTURE.height - 8,
      width: PICTURE.width + 8,
      height: PICTURE.height + 8,
      borderColor: RULE,
      borderWidth: 0.6,
    });
    this.#page.drawImage(signature, { x: x + 4, y: this.#y - 4 - PICTURE.height + (PICTURE.height - height) / 2, width, height });
    this.space(PICTURE.height + 12);
  }

  /** Writes the footer and the page's number on every page; called last. */
  number(footer: string): void {
    const { font } = this.#faces.regular;
    this.#pages.forEach((page, at) => {
      const text = `${footer} · ${at + 1}/${this.#pages.length}`;
      page.drawText(text, { x: PAGE.margin, y: PAGE.margin / 2 + 6, size: 6.5, font, color: GRAY });
    });
  }
}
