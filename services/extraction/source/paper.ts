import { fileTypeOf, mimeOf } from '#contracts/base/file-type.ts';
import { LARGEST_PDF, LARGEST_PICTURE } from '#contracts/extraction/kind-contract.ts';
import type { KindDeclaration } from '#kinds/base/declaration.ts';
import { MOST_PAGES } from '#kinds/base/operation.ts';
import type { Paper, PaperPage } from '#papers/layout/page.ts';
import { withWholeWords } from '#papers/layout/whole-words.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { SymbolSearch } from '#platform/base/file-readers.ts';
import type { Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { emptyFile, illegible, inOurWords, notADocument, tooLarge, tooManyScans, tooSlow } from '../base/troubles.ts';
import type { Print } from '../print/print.ts';

export interface PaperRequest extends Pick<KindDeclaration, 'accepts'> {
  /** Pages that are read, from the first. */
  pages: number;
  symbols: boolean;
}

/** A page with fewer letters in its text is a scan, or nothing; a picture in which fewer are read is illegible. */
const LEAST_LETTERS = 40;
/** After so long no further page is begun. A page that its issuer printed takes some milliseconds, a scan a second. */
const LONGEST_MS = 15_000;
/** Pages of one PDF that are read from their pixels. More take longer than `LONGEST_MS` on any machine: to ask again would help nobody. */
const MOST_SCANS = 10;
/** The longer side of a scan as it is drawn: 220 dots an inch of a letter sheet. */
const SCAN_SIDE = 2400;
const MB = 1024 * 1024;

interface PaperSourceParts extends Pick<Platform<unknown>, 'pdfs' | 'symbolFiles'> {
  print: Print;
}

/** Makes a paper of a file that nobody vouches for: words with their places, and what its symbols say. */
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
      throw inOurWords(failure);
    }
  };

  async function readPicture(owner: Owner, file: { bytes: Uint8Array; mime: string }, request: PaperRequest): Promise<Paper> {
    const [sheet, symbols] = await Promise.all([print.read(owner, file.bytes), request.symbols ? symbolsIn(owner, file) : []]);
    const page: PaperPage = { number: 1, origin: 'ocr', ...sheet };
    if (lettersOf(page) < LEAST_LETTERS) throw illegible();
    return { pages: [withWholeWords(page)], symbols };
  }

  /** Null where they could not be looked for in time: what is printed is answered all the same. */
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

  async function readPdf(owner: Owner, bytes: Uint8Array, lock: { password?: string }, request: PaperRequest): Promise<Paper> {
    const { pages: sizes } = await pdfs.inspect(owner, bytes, { mostPages: MOST_PAGES, ...lock });
    const pages: PaperPage[] = [];
    const until = Date.now() + LONGEST_MS;
    for (const at of sizes.slice(0, request.pages).keys()) {
      if (Date.now() > until) throw tooSlow();
      const { width, height, words } = await pdfs.words(owner, bytes, at, lock);
      pages.push({ number: at + 1, width, height, origin: 'text', words: words.map((word) => ({ ...word, sure: 1 })) });
    }
    const scans = pages.filter((page) => lettersOf(page) < LEAST_LETTERS);
    if (scans.length > MOST_SCANS) throw tooManyScans(MOST_SCANS);
    for (const { number } of scans) {
      if (Date.now() > until) throw tooSlow();
      pages[number - 1] = await readScan(number - 1, sizes[number - 1]!);
    }
    if (pages.reduce((sum, page) => sum + lettersOf(page), 0) < LEAST_LETTERS) throw illegible();
    if (!request.symbols) return { pages, symbols: [] };
    const glance = pages.every(({ origin }) => origin === 'text');
    return { pages, symbols: await symbolsIn(owner, { bytes, mime: 'application/pdf' }, { glance, ...lock }) };

    async function readScan(at: number, { width, height }: { width: number; height: number }): Promise<PaperPage> {
      const drawing = await pdfs.gray(owner, bytes, at, { width: Math.ceil((SCAN_SIDE * width) / Math.max(width, height)), ...lock });
      return withWholeWords({ number: at + 1, origin: 'ocr', ...(await print.read(owner, drawing)) });
    }
  }
}

const lettersOf = ({ words }: PaperPage) => words.reduce((sum, { text }) => sum + text.length, 0);
