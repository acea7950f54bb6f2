import { LARGEST_PDF, LARGEST_PICTURE, MB } from '#contracts/base/file-limits.ts';
import { fileTypeOf, mimeOf } from '#contracts/base/file-type.ts';
import type { KindDeclaration } from '#kinds/base/declaration.ts';
import { MAX_PAGES } from '#kinds/base/max-pages.ts';
import type { Paper, PaperPage } from '#papers/layout/page.ts';
import { withWholeWords } from '#papers/layout/whole-words.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { SymbolSearch } from '#platform/base/file-readers.ts';
import type { Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { asExtractionProblem, emptyFile, illegible, notADocument, tooLarge, tooManyScans, tooSlow } from '../base/troubles.ts';
import type { Print } from '../print/print.ts';

export interface PaperRequest extends Pick<KindDeclaration, 'accepts'> {
  /** Number of pages that are read, from the first. */
  pages: number;
  /** True if QR codes are searched, as `symbols` of the kind says. */
  symbols: boolean;
}

/** Probability of a word of a PDF's text layer: nobody has to read it. */
const TEXT_LAYER_PROBABILITY = 1;
/** Minimum number of letters: a PDF page with fewer in its text is a scan or empty; a picture in which fewer are read is illegible. */
const MIN_LETTERS = 40;
/** Milliseconds after which no further page is begun. A page with text takes some milliseconds, a scan a second. */
const LONGEST_MS = 15_000;
/** Maximum number of scanned pages of a PDF. More take longer than `LONGEST_MS` on any machine, so a retry would not help. */
const MAX_SCANS = 10;
/** Longer side in pixels of a rendered scan: a letter sheet at 220 dots per inch. */
const SCAN_SIDE = 2400;

interface PaperSourceParts extends Pick<Platform<unknown>, 'pdfs' | 'symbolFiles'> {
  print: Print;
}

/** Creates the function that reads an untrusted file as a paper: words with their places, and the texts of its QR codes. */
export function createPaperSource({ pdfs, symbolFiles, print }: PaperSourceParts) {
  return async (owner: Owner, file: File, password: string | null, request: PaperRequest): Promise<Paper> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes.length === 0) throw emptyFile();
    const type = fileTypeOf(bytes);
    if (type === null || (type !== 'pdf' && request.accepts === 'PDFs')) {
      throw notADocument(request.accepts === 'PDFs' ? 'a PDF' : 'a picture (JPEG, PNG, WebP) or a PDF');
    }
    const largest = type === 'pdf' ? LARGEST_PDF : LARGEST_PICTURE;
    if (bytes.length > largest) throw tooLarge(largest / MB);
    try {
      if (type !== 'pdf') return await readPicture(owner, { bytes, mime: mimeOf(type) }, request);
      return await readPdf(owner, bytes, password === null ? {} : { password }, request);
    } catch (failure) {
      throw asExtractionProblem(failure);
    }
  };

  async function readPicture(owner: Owner, file: { bytes: Uint8Array; mime: string }, request: PaperRequest): Promise<Paper> {
    const [printedPage, symbols] = await Promise.all([print.read(owner, file.bytes), request.symbols ? symbolsIn(owner, file) : []]);
    const page: PaperPage = { number: 1, origin: 'ocr', ...printedPage };
    if (lettersOf(page) < MIN_LETTERS) throw illegible();
    return { pages: [withWholeWords(page)], symbols };
  }

  /** Returns the texts of the QR codes. Null if there was no time to look for them: the paper then has its words alone. */
  async function symbolsIn(
    owner: Owner,
    file: { bytes: Uint8Array; mime: string },
    options: Pick<SymbolSearch, 'glance' | 'password'> = {},
  ): Promise<string[] | null> {
    try {
      const symbols = await symbolFiles.read(owner, file, { formats: ['QRCode'], enough: (matches) => matches.length > 0, ...options });
      return symbols.map(({ payload }) => payload);
    } catch (failure) {
      if (failure instanceof Problem && failure.key === 'unavailable') return null;
      throw failure;
    }
  }

  async function readPdf(owner: Owner, bytes: Uint8Array, unlock: { password?: string }, request: PaperRequest): Promise<Paper> {
    const { pages: sizes } = await pdfs.inspect(owner, bytes, { maxPages: MAX_PAGES, ...unlock });
    const pages: PaperPage[] = [];
    const deadline = Date.now() + LONGEST_MS;
    for (const at of sizes.slice(0, request.pages).keys()) {
      if (Date.now() > deadline) throw tooSlow();
      const { width, height, words } = await pdfs.words(owner, bytes, at, unlock);
      pages.push({
        number: at + 1,
        width,
        height,
        origin: 'text',
        words: words.map((word) => ({ ...word, sure: TEXT_LAYER_PROBABILITY })),
      });
    }
    const scans = pages.filter((page) => lettersOf(page) < MIN_LETTERS);
    if (scans.length > MAX_SCANS) throw tooManyScans(MAX_SCANS);
    for (const { number } of scans) {
      if (Date.now() > deadline) throw tooSlow();
      pages[number - 1] = await readScan(number - 1, sizes[number - 1]!);
    }
    if (pages.reduce((sum, page) => sum + lettersOf(page), 0) < MIN_LETTERS) throw illegible();
    if (!request.symbols) return { pages, symbols: [] };
    // `glance`: searches a small drawing first, enough for pages that are no scans.
    const glance = pages.every(({ origin }) => origin === 'text');
    return { pages, symbols: await symbolsIn(owner, { bytes, mime: 'application/pdf' }, { glance, ...unlock }) };

    async function readScan(at: number, { width, height }: { width: number; height: number }): Promise<PaperPage> {
      const drawing = await pdfs.gray(owner, bytes, at, { width: Math.ceil((SCAN_SIDE * width) / Math.max(width, height)), ...unlock });
      return withWholeWords({ number: at + 1, origin: 'ocr', ...(await print.read(owner, drawing)) });
    }
  }
}

const lettersOf = ({ words }: PaperPage) => words.reduce((sum, { text }) => sum + text.length, 0);
