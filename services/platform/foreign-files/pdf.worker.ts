import { PDFiumModule } from '@hyzyla/pdfium';
import type { PrintedBox } from '../base/file-readers.ts';
import type { PdfAnswer, PdfRequest } from './pdf-messages.ts';
import { HYPHEN_MARK, type PdfLine } from './pdf-reading-order.ts';
import { WordSplitter } from './pdf-words.ts';
import { serveRequests, WorkerProblem } from './worker-process.ts';

/** Maximum memory of pdfium, in bytes; a file that needs more is unreadable. */
const MAX_MEMORY = 512 * 1024 * 1024;
/** A worker that uses more memory than this (in bytes) is replaced, since WebAssembly never frees memory. */
const RESTART_ABOVE = 256 * 1024 * 1024;
/** Maximum number of pixels of a rendered page. */
const MAX_PIXELS = 12_000_000;
/** Maximum length of a rendered page's side, in pixels. */
const MAX_SIDE = 8000;
/** Maximum number of characters on a page; a page of a law gazette has 12 000. */
const MAX_TEXT = 200_000;

/** Maximum number of words on a page; a statement full of movements has 1500. */
const MAX_WORDS = 6000;
/** pdfium returns positions as whole numbers, in this many units per point. */
const UNITS_PER_POINT = 50;
/** Maximum deviation of an upright letter from its quarter turn, in quarter turns. */
const MAX_OBLIQUE = 0.04;
/** Distance in points of the reference positions from which `placesOnSheet` computes its mapping. */
const SPAN = 1000;

const LINE_FEED = 10;
const PASSWORD_ERROR = 4;
/** Bitmap with one byte per pixel. Flags of pdfium: draw annotations (0x01), in grey (0x08). */
const GRAY = { format: 1, bytes: 1, flags: 0x01 | 0x08 };
/** Bitmap with four bytes per pixel. Flags of pdfium: draw annotations (0x01), red byte first (0x10). */
const COLOUR = { format: 4, bytes: 4, flags: 0x01 | 0x10 };
const WHITE = 0xffffffff;

/** The part of WebAssembly that Node's types lack. */
declare const WebAssembly: { Memory: { prototype: { readonly buffer: ArrayBuffer; grow(pages: number): number } } };

/** Bytes of pdfium's memory. Every growth of a WebAssembly memory in this process is counted here and refused above the limit. */
let memory = 0;
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages: number) {
  if (this.buffer.byteLength + pages * 65_536 > MAX_MEMORY) throw new RangeError('pdfium has all the memory that it may have');
  const before = grow.call(this, pages);
  memory = this.buffer.byteLength;
  return before;
};

const pdfium = PDFiumModule({}).then((module) => {
  module._FPDF_InitLibraryWithConfig({ version: 2, m_pIsolate: null, m_pUserFontPaths: null, m_v8EmbedderSlot: 0, m_pPlatform: null });
  return module;
});
type Pdfium = Awaited<typeof pdfium>;

serveRequests<PdfRequest, PdfAnswer>(async (request) => answer(await pdfium, request), {
  ready: pdfium,
  restartAboveBytes: RESTART_ABOVE,
  memoryUsed: () => memory,
});

function answer(module: Pdfium, request: PdfRequest): PdfAnswer {
  return withBytes(module, request.bytes, (file) =>
    withPassword(module, request.password, (password) => {
      const document = module._FPDF_LoadMemDocument(file, request.bytes.length, password);
      if (!document) throw new WorkerProblem(module._FPDF_GetLastError() === PASSWORD_ERROR ? 'password' : 'unreadable');
      try {
        return read(module, document, request);
      } finally {
        module._FPDF_CloseDocument(document);
      }
    }),
  );
}

function read(module: Pdfium, document: number, request: PdfRequest): PdfAnswer {
  const count = module._FPDF_GetPageCount(document);
  if (count < 1) throw new WorkerProblem('unreadable');
  if (request.what === 'sizes') {
    if (count > request.maxPages) return { count, sizes: [] };
    return { count, sizes: Array.from({ length: count }, (_, at) => withPage(module, document, at, (page) => sizeOf(module, page))) };
  }
  if (request.page >= count) throw new WorkerProblem('no_page');
  return withPage(module, document, request.page, (page): PdfAnswer => {
    if (request.what === 'text') return { lines: linesOf(module, page), upright: functionsOf(module).FPDFPage_GetRotation(page) === 0 };
    if (request.what === 'words') return wordsOf(module, page);
    return draw(module, page, request.width, request.what === 'gray' ? GRAY : COLOUR);
  });
}

function sizeOf(module: Pdfium, page: number): { width: number; height: number } {
  const [width, height] = [module._FPDF_GetPageWidth(page), module._FPDF_GetPageHeight(page)];
  if (!(width > 0 && height > 0 && Number.isFinite(width * height))) throw new WorkerProblem('unreadable');
  return { width, height };
}

function draw(module: Pdfium, page: number, maxWidth: number, { format, bytes, flags }: typeof GRAY): PdfAnswer {
  const size = sizeOf(module, page);
  const scale = Math.min(
    maxWidth / size.width,
    Math.sqrt(MAX_PIXELS / (size.width * size.height)),
    MAX_SIDE / Math.max(size.width, size.height),
  );
  const [width, height] = [Math.max(1, Math.floor(size.width * scale)), Math.max(1, Math.floor(size.height * scale))];
  const length = width * height * bytes;
  return withMemory(module, length, (pixels) => {
    const bitmap = module._FPDFBitmap_CreateEx(width, height, format, pixels, width * bytes);
    if (!bitmap) throw new WorkerProblem('unreadable');
    try {
      module._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      module._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
      return { width, height, pixels: module.HEAPU8.slice(pixels, pixels + length) };
    } finally {
      module._FPDFBitmap_Destroy(bitmap);
    }
  });
}

interface LetterTraits {
  /** True for a hyphen at a line's end that divides a word. */
  isHyphen: boolean;
  /** Clockwise quarter turns of the letter in the file; null if it is oblique. Turning the page back by as many makes it upright. */
  quarter: number | null;
}

/** Calls `each` with every letter of a page (`unit`: its code point), in the file's order, with the letter's box (null if none). */
function readLetters(module: Pdfium, page: number, each: (unit: number, box: Sides | null, letter: LetterTraits) => void): void {
  const letters = functionsOf(module);
  const text = module._FPDFText_LoadPage(page);
  if (!text) throw new WorkerProblem('unreadable');
  try {
    const count = Math.min(module._FPDFText_CountChars(text), MAX_TEXT);
    withMemory(module, 16, (place) => {
      for (let at = 0; at < count; at++) {
        const unit = letters.FPDFText_GetUnicode(text, at);
        const hasBox = letters.FPDFText_GetLooseCharBox(text, at, place);
        const sides = hasBox ? (new Float32Array(module.HEAPU8.slice(place, place + 16).buffer) as Iterable<number> as Sides) : null;
        const box = sides && sides[2] > sides[0] && sides[1] > sides[3] ? sides : null;
        const quarters = letters.FPDFText_GetCharAngle(text, at) / (Math.PI / 2);
        const quarter = Math.abs(quarters - Math.round(quarters)) > MAX_OBLIQUE ? null : Math.round(quarters) & 3;
        each(unit, box, { isHyphen: letters.FPDFText_IsHyphen(text, at) === 1, quarter });
      }
    });
  } finally {
    module._FPDFText_ClosePage(text);
  }
}

/** Returns a page's lines in the file's order, each with the box around its letters. */
function linesOf(module: Pdfium, page: number): PdfLine[] {
  const lines: PdfLine[] = [];
  let line = emptyLine();
  readLetters(module, page, (unit, box, { isHyphen }) => {
    if (unit === LINE_FEED) {
      lines.push(line);
      line = emptyLine();
      return;
    }
    line.text += isHyphen ? HYPHEN_MARK : String.fromCodePoint(unit);
    if (box) widen(line, { left: box[0], top: box[1], right: box[2], bottom: box[3] });
  });
  return [...lines, line];
}

/** Returns a page's words, and its size after a turn with which most letters are upright. */
function wordsOf(module: Pdfium, page: number): PdfAnswer {
  const letters: { unit: number; box: Sides | null }[] = [];
  const countByQuarter = [0, 0, 0, 0];
  readLetters(module, page, (unit, box, { quarter }) => {
    // Oblique letters are a watermark.
    letters.push({ unit, box: quarter === null ? null : box });
    if (box && quarter !== null) countByQuarter[quarter]!++;
  });
  const { width, height } = sizeOf(module, page);
  // 8 is added so that the number of quarter turns is not negative.
  const turn = (8 - countByQuarter.indexOf(Math.max(...countByQuarter)) - functionsOf(module).FPDFPage_GetRotation(page)) % 4;
  const sheet = turn % 2 === 0 ? { width, height } : { width: height, height: width };
  const place = placesOnSheet(module, page, sheet, turn);
  const splitter = new WordSplitter(MAX_WORDS);
  for (const { unit, box } of letters) {
    const spot = box && place(box);
    // Letters beside the sheet are invisible.
    splitter.add(unit, spot && isOn(sheet, spot) ? spot : null);
  }
  return { ...sheet, words: splitter.end() };
}

/** Returns true if a box's middle is on the sheet; false for NaN. */
function isOn({ width, height }: { width: number; height: number }, { left, top, right, bottom }: PrintedBox): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

type SheetPoint = readonly [x: number, y: number];

/** Returns a mapping from boxes of the file to boxes measured from the sheet's upper left corner, for `turn` clockwise quarter turns. */
function placesOnSheet(
  module: Pdfium,
  page: number,
  { width, height }: { width: number; height: number },
  turn: number,
): (box: Sides) => PrintedBox {
  const { FPDF_PageToDevice: toDevice } = functionsOf(module);
  const [across, down] = [Math.round(width * UNITS_PER_POINT), Math.round(height * UNITS_PER_POINT)];
  const [origin, right, up] = withMemory(module, 8, (spot) =>
    [0, 1, 2].map((corner): SheetPoint => {
      toDevice(page, 0, 0, across, down, turn, corner === 1 ? SPAN : 0, corner === 2 ? SPAN : 0, spot, spot + 4);
      const [left, top] = new Int32Array(module.HEAPU8.slice(spot, spot + 8).buffer) as Iterable<number> as [number, number];
      return [left / UNITS_PER_POINT, top / UNITS_PER_POINT];
    }),
  ) as [SheetPoint, SheetPoint, SheetPoint];
  const along = (axis: 0 | 1, x: number, y: number) =>
    origin[axis] + ((right[axis] - origin[axis]) * x + (up[axis] - origin[axis]) * y) / SPAN;
  return ([left, top, rightSide, bottom]) => {
    const [xs, ys] = ([0, 1] as const).map((axis) => [along(axis, left, top), along(axis, rightSide, bottom)]) as [number[], number[]];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
}

/** Functions of pdfium that the package's types lack. A box is four floats: left, top, right, bottom. */
interface PdfiumFunctions {
  FPDFPage_GetRotation(page: number): number;
  FPDFText_GetUnicode(text: number, at: number): number;
  FPDFText_IsHyphen(text: number, at: number): number;
  FPDFText_GetLooseCharBox(text: number, at: number, box: number): number;
  FPDFText_GetCharAngle(text: number, at: number): number;
  FPDF_PageToDevice(...values: number[]): number;
}
const functionsOf = (module: Pdfium) => module.wasmExports as unknown as PdfiumFunctions;

type Sides = [left: number, top: number, right: number, bottom: number];

const emptyLine = (): PdfLine => ({
  text: '',
  left: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
});

function widen(line: PdfLine, { left, right, bottom, top }: Omit<PdfLine, 'text'>): void {
  line.left = Math.min(line.left, left);
  line.right = Math.max(line.right, right);
  line.bottom = Math.min(line.bottom, bottom);
  line.top = Math.max(line.top, top);
}

function withPage<Result>(module: Pdfium, document: number, at: number, use: (page: number) => Result): Result {
  const page = module._FPDF_LoadPage(document, at);
  if (!page) throw new WorkerProblem('unreadable');
  try {
    return use(page);
  } finally {
    module._FPDF_ClosePage(page);
  }
}

function withMemory<Result>(module: Pdfium, size: number, use: (pointer: number) => Result): Result {
  const pointer = module.wasmExports.malloc(size);
  if (!pointer) throw new WorkerProblem('unreadable');
  try {
    return use(pointer);
  } finally {
    module.wasmExports.free(pointer);
  }
}

function withBytes<Result>(module: Pdfium, bytes: Uint8Array, use: (pointer: number) => Result): Result {
  return withMemory(module, bytes.length, (pointer) => {
    module.HEAPU8.set(bytes, pointer);
    return use(pointer);
  });
}

/** Calls `use` with a pointer to the password, or a null pointer for none, since pdfium would try an empty text. */
function withPassword<Result>(module: Pdfium, password: string | null, use: (pointer: number) => Result): Result {
  if (password === null) return use(0);
  return withBytes(module, new TextEncoder().encode(`${password}\0`), use);
}
