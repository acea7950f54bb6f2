import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fontkit from '@cantoo/fontkit';
import { degrees, type PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { create } from 'qrcode';
import { cardArt, type Stroke, scrawl } from './art.ts';

/** The words that mark every page as a specimen. A test checks that each page contains them. */
export const MARK = 'MUESTRA SIN VALOR';

export const typefaces = ['sans', 'serif', 'mono', 'humanist', 'light'] as const;
export type Typeface = (typeof typefaces)[number];

/** A font that every PDF reader has, or the path of a Noto Sans file. */
type Face = StandardFonts | `${string}/NotoSans_${string}`;

const fonts: Readonly<Record<Typeface, readonly [plain: Face, bold: Face]>> = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold],
  humanist: ['400Regular/NotoSans_400Regular', '700Bold/NotoSans_700Bold'],
  light: ['300Light/NotoSans_300Light', '600SemiBold/NotoSans_600SemiBold'],
};

async function embed(document: PDFDocument, face: Face): Promise<PDFFont> {
  if (!face.includes('/')) return document.embedFont(face);
  document.registerFontkit(fontkit);
  const file = await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${face}.ttf`)));
  return document.embedFont(file, { subset: true });
}

export interface TextStyle {
  size?: number;
  bold?: boolean;
  /** The grey level: 0 is black, 1 is white. */
  gray?: number;
  /** Draws in a typeface that is narrow enough for tables. */
  narrow?: boolean;
  /** Draws in the typeface of machine-readable zones, in which all letters have one width. */
  zone?: boolean;
}

/** A page with coordinates in points from its upper left corner. The constructor draws the mark of a specimen. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly #page: PDFPage;
  readonly #fonts: readonly [plain: PDFFont, bold: PDFFont, zone: PDFFont, narrow: PDFFont];
  readonly #seed: number;

  private constructor(page: PDFPage, letters: readonly [PDFFont, PDFFont, PDFFont, PDFFont], seed: number) {
    this.#page = page;
    this.#fonts = letters;
    this.#seed = seed;
    this.width = page.getWidth();
    this.height = page.getHeight();
    const isCard = this.width > this.height;
    if (isCard) this.#paint();
    this.#mark(isCard ? 0.8 : 0.9);
  }

  /** Adds a page to a document. A page wider than high is a card, and the seed draws its background. */
  static async on(document: PDFDocument, [width, height]: readonly [number, number], typeface: Typeface, seed: number): Promise<Sheet> {
    const [plain, bold] = fonts[typeface];
    const letters = [
      await embed(document, plain),
      await embed(document, bold),
      await embed(document, StandardFonts.Courier),
      await embed(document, StandardFonts.Helvetica),
    ] as const;
    return new Sheet(document.addPage([width, height]), letters, seed);
  }

  /** Draws a text, and returns the x at which it ends. */
  text(text: string, x: number, y: number, { size = 9, bold = false, gray = 0, zone = false, narrow = false }: TextStyle = {}): number {
    const font = this.#fonts[narrow ? 3 : zone ? 2 : bold ? 1 : 0];
    this.#page.drawText(text, { x, y: this.height - y - size, size, font, color: rgb(gray, gray, gray) });
    return x + font.widthOfTextAtSize(text, size);
  }

  widthOf(text: string, { size = 9, bold = false }: TextStyle = {}): number {
    return this.#fonts[bold ? 1 : 0].widthOfTextAtSize(text, size);
  }

  /** Draws a text in lines broken at blanks; returns the number of lines. */
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

  /** Draws the head and shoulders of a fictitious person. */
  portrait(x: number, y: number, width: number, height: number): void {
    this.box(x, y, width, height, 0.82);
    const ellipse = (cx: number, cy: number, rx: number, ry: number, gray: number) =>
      this.#page.drawEllipse({
        x: x + cx * width,
        y: this.height - y - cy * height,
        xScale: rx * width,
        yScale: ry * height,
        color: rgb(gray, gray, gray),
      });
    ellipse(0.5, 0.4, 0.25, 0.27, 0.3);
    ellipse(0.5, 0.44, 0.2, 0.24, 0.62);
    this.box(x + 0.43 * width, y + 0.62 * height, 0.14 * width, 0.14 * height, 0.58);
    for (const side of [0.42, 0.58]) ellipse(side, 0.41, 0.03, 0.015, 0.2);
    ellipse(0.5, 0.56, 0.06, 0.012, 0.4);
    ellipse(0.5, 0.86, 0.36, 0.13, 0.36);
  }

  /** Draws a signature, a third as high as wide. */
  signature(x: number, y: number, width: number): void {
    this.#stroke(scrawl(this.#seed, x, y, width));
  }

  #paint(): void {
    const { tint, strokes } = cardArt(this.#seed, this.width, this.height);
    this.#page.drawRectangle({ x: 0, y: 0, width: this.width, height: this.height, color: rgb(...tint) });
    for (const stroke of strokes) this.#stroke(stroke);
  }

  #stroke({ path, colour, thickness }: Stroke): void {
    this.#page.drawSvgPath(path, { x: 0, y: this.height, borderColor: rgb(...colour), borderWidth: thickness });
  }

  #mark(gray: number): void {
    const size = Math.min(this.width / 11, 44);
    const angle = 24;
    const width = this.widthOf(MARK, { size, bold: true });
    const lean = Math.sin((angle * Math.PI) / 180) * width;
    this.#page.drawText(MARK, {
      x: (this.width - width * 0.92) / 2,
      y: (this.height - lean) / 2,
      size,
      font: this.#fonts[1],
      color: rgb(gray, gray, gray),
      rotate: degrees(angle),
    });
  }
}
