import { degrees, type PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { create } from 'qrcode';

/** What is drawn over every page, and read back by a test. */
export const MARK = 'MUESTRA SIN VALOR';

export const typefaces = ['sans', 'serif', 'mono'] as const;
export type Typeface = (typeof typefaces)[number];

const fonts: Readonly<Record<Typeface, readonly [plain: StandardFonts, bold: StandardFonts]>> = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold],
};

export interface TextStyle {
  size?: number;
  bold?: boolean;
  /** Of grey, 0 black. */
  gray?: number;
  /** In letters that are narrow enough for a table. */
  narrow?: boolean;
  /** In the letters of a machine-readable zone, all of one width. */
  zone?: boolean;
}

/** A page that is drawn from its upper left corner, in points. The mark is part of it. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly #page: PDFPage;
  readonly #fonts: readonly [plain: PDFFont, bold: PDFFont, zone: PDFFont, narrow: PDFFont];

  private constructor(page: PDFPage, letters: readonly [PDFFont, PDFFont, PDFFont, PDFFont]) {
    this.#page = page;
    this.#fonts = letters;
    this.width = page.getWidth();
    this.height = page.getHeight();
    this.#mark();
  }

  static async on(document: PDFDocument, [width, height]: readonly [number, number], typeface: Typeface): Promise<Sheet> {
    const [plain, bold] = fonts[typeface];
    const embed = (font: StandardFonts) => document.embedFont(font);
    return new Sheet(document.addPage([width, height]), [
      await embed(plain),
      await embed(bold),
      await embed(StandardFonts.Courier),
      await embed(StandardFonts.Helvetica),
    ]);
  }

  /** Returns where the text ends. */
  text(text: string, x: number, y: number, { size = 9, bold = false, gray = 0, zone = false, narrow = false }: TextStyle = {}): number {
    const font = this.#fonts[narrow ? 3 : zone ? 2 : bold ? 1 : 0];
    this.#page.drawText(text, { x, y: this.height - y - size, size, font, color: rgb(gray, gray, gray) });
    return x + font.widthOfTextAtSize(text, size);
  }

  widthOf(text: string, { size = 9, bold = false }: TextStyle = {}): number {
    return this.#fonts[bold ? 1 : 0].widthOfTextAtSize(text, size);
  }

  /** Breaks at blanks; returns how many lines it became. */
  wrapped(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const { size = 9 } = style;
    const lines: string[] = [''];
    for (const word of text.split(' ')) {
      const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`;
      if (this.widthOf(longer, style) <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    for (const [at, line] of lines.entries()) this.text(line, x, y + at * size * 1.2, style);
    return lines.length;
  }

  line(x: number, y: number, width: number): void {
    this.#page.drawRectangle({ x, y: this.height - y, width, height: 0.6, color: rgb(0.6, 0.6, 0.6) });
  }

  box(x: number, y: number, width: number, height: number, gray: number): void {
    this.#page.drawRectangle({ x, y: this.height - y - height, width, height, color: rgb(gray, gray, gray) });
  }

  qr(payload: string, x: number, y: number, size: number): void {
    const { modules } = create(payload, { errorCorrectionLevel: 'M' });
    this.box(x - 6, y - 6, size + 12, size + 12, 1);
    const side = size / modules.size;
    for (let row = 0; row < modules.size; row++) {
      for (let column = 0; column < modules.size; column++) {
        if (modules.get(row, column)) this.box(x + column * side, y + row * side, side + 0.05, side + 0.05, 0);
      }
    }
  }

  #mark(): void {
    const size = Math.min(this.width / 11, 44);
    const angle = 24;
    const width = this.widthOf(MARK, { size, bold: true });
    const lean = Math.sin((angle * Math.PI) / 180) * width;
    this.#page.drawText(MARK, {
      x: (this.width - width * 0.92) / 2,
      y: (this.height - lean) / 2,
      size,
      font: this.#fonts[1],
      color: rgb(0.9, 0.9, 0.9),
      rotate: degrees(angle),
    });
  }
}
