import type { Owner } from '../../platform/administration.ts';
import type { Platform } from '../../platform/ports.ts';
import { LARGEST_PDF, LARGEST_PICTURE, MOST_PAGES } from '../kinds/kind-contract.ts';
import type { Page, Paper } from '../layout/page.ts';
import { sniff } from './sniff.ts';
import { emptyFile, inOurWords, notADocument, notReadFromPictures, tooLarge, unreadable } from './troubles.ts';

export interface Wanted {
  /** Pages that are read, from the first. */
  pages: number;
  symbols: boolean;
  accepts: 'pictures and PDFs' | 'PDFs';
}

/** A page with fewer letters is a scan, or nothing. */
const LEAST_LETTERS = 40;
/** After so long no further page is begun. A page that its issuer printed takes some milliseconds. */
const LONGEST_MS = 15_000;
const MB = 1024 * 1024;

/** Makes a paper of a file that nobody vouches for: words with their places, and what its symbols say. */
export function createPaperSource({ pdfs, symbolFiles }: Pick<Platform<unknown>, 'pdfs' | 'symbolFiles'>) {
  return async (owner: Owner, file: File, password: string | null, wanted: Wanted): Promise<Paper> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes.length === 0) throw emptyFile();
    const type = sniff(bytes);
    if (type === null || (type !== 'pdf' && wanted.accepts === 'PDFs')) {
      throw notADocument(wanted.accepts === 'PDFs' ? 'a PDF' : 'a picture (JPEG, PNG, WebP) or a PDF');
    }
    const largest = type === 'pdf' ? LARGEST_PDF : LARGEST_PICTURE;
    if (bytes.length > largest) throw tooLarge(largest / MB);
    if (type !== 'pdf') throw notReadFromPictures();
    try {
      return await readPdf(owner, bytes, password === null ? {} : { password }, wanted);
    } catch (failure) {
      throw inOurWords(failure);
    }
  };

  async function readPdf(owner: Owner, bytes: Uint8Array, lock: { password?: string }, wanted: Wanted): Promise<Paper> {
    const { pages: sizes } = await pdfs.inspect(owner, bytes, { mostPages: MOST_PAGES, ...lock });
    const pages: Page[] = [];
    const until = Date.now() + LONGEST_MS;
    for (let at = 0; at < Math.min(sizes.length, wanted.pages); at++) {
      if (Date.now() > until) throw unreadable();
      const { width, height, words } = await pdfs.words(owner, bytes, at, lock);
      pages.push({ number: at + 1, width, height, origin: 'text', words: words.map((word) => ({ ...word, sure: 1 })) });
    }
    const letters = pages.reduce((sum, { words }) => sum + words.reduce((some, { text }) => some + text.length, 0), 0);
    if (letters < LEAST_LETTERS) throw notReadFromPictures();
    if (!wanted.symbols) return { pages, symbols: [] };
    const symbols = await symbolFiles.read(
      owner,
      { bytes, mime: 'application/pdf' },
      { formats: ['QRCode'], enough: (found) => found.length > 0, glance: true, ...lock },
    );
    return { pages, symbols: symbols.map(({ payload }) => payload) };
  }
}
