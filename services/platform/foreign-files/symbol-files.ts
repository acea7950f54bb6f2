import type { Gray } from '../../../vision/gray.ts';
import type { SymbolFormat, SymbolReading } from '../../../vision/symbols/symbol.ts';
import { Problem } from '../problem.ts';
import { LimitedWorkers, type WorkerLimits } from './limited-workers.ts';
import { MOST_PDF_PAGES, type Pdfs } from './pdf.ts';

export interface CodeFiles {
  /**
   * The codes in a picture or a PDF that somebody uploaded, read in a process of its own. Of a PDF the first page is read, then the
   * last, then the others, until it is `enough`; pages that cannot be read are passed over while others have codes. Throws what `Pdfs`
   * throws, and 422 `document_unreadable` for no picture.
   */
  read(
    file: { bytes: Uint8Array; mime: string },
    options: { formats: readonly SymbolFormat[]; enough: (codes: readonly SymbolReading[]) => boolean },
  ): Promise<readonly SymbolReading[]>;
}

export interface RunningCodeFiles extends CodeFiles {
  /** Ends the processes. */
  close(): void;
}

export type CodeFilesAsk = { formats: readonly SymbolFormat[]; thorough: boolean } & (
  | { picture: Uint8Array; page?: undefined }
  | { page: Gray; picture?: undefined }
);
export type CodeFilesAnswer = readonly SymbolReading[];

/** 200 dots an inch of a letter page: a code of three centimetres has four pixels a module and more. */
const PAGE_WIDTH = 1700;
/** For a page that may be a scan. */
const FINE_WIDTH = 2500;
/** After so long no further page of a PDF is begun, in milliseconds. */
const LONGEST_PDF = 12_000;

const WORKER = new URL('./symbol-files.worker.ts', import.meta.url);
const LIMITS: WorkerLimits = {
  processes: 2,
  waiting: 40,
  patienceMs: 15_000,
  deadlineMs: 10_000,
  heapMb: 256,
  addons: true,
};

/** The processes start when the first file comes. */
export function createCodeFiles(pdfs: Pdfs): RunningCodeFiles {
  const workers = new LimitedWorkers<CodeFilesAsk, CodeFilesAnswer>(WORKER, LIMITS);

  async function ask(request: CodeFilesAsk): Promise<readonly SymbolReading[]> {
    const outcome = await workers.run(request);
    if ('answer' in outcome) return outcome.answer;
    // Looked at for as long as may be, and nothing seen.
    if ('broken' in outcome && outcome.broken === 'slow') return [];
    throw new Problem('document_unreadable', 'This picture cannot be read.');
  }

  async function readPdf(bytes: Uint8Array, { formats, enough }: Parameters<CodeFiles['read']>[1]): Promise<readonly SymbolReading[]> {
    const { pages } = await pdfs.inspect(bytes, { mostPages: MOST_PDF_PAGES });
    const last = pages.length - 1;
    const order = [...new Set([0, last, ...pages.keys()])];
    const until = Date.now() + LONGEST_PDF;
    const found: SymbolReading[] = [];
    // Most are printed by a program and read at a glance; only when none is are the likeliest two looked at for longer.
    const looks = [
      ...order.map((page) => ({ page, width: PAGE_WIDTH, thorough: false })),
      ...[...new Set([0, last])].map((page) => ({ page, width: FINE_WIDTH, thorough: true })),
    ];
    let damage: Problem | null = null;
    for (const { page, width, thorough } of looks) {
      if (enough(found) || Date.now() > until) break;
      const look = async () => ask({ page: await pdfs.gray(bytes, page, { width }), formats, thorough });
      const codes = await look().catch((error: unknown) => {
        // One page that cannot be read says nothing of the others.
        if (!(error instanceof Problem) || error.key !== 'document_unreadable') throw error;
        damage ??= error;
        return [];
      });
      for (const code of codes) {
        if (!found.some(({ format, payload }) => format === code.format && payload === code.payload)) found.push(code);
      }
    }
    if (damage && found.length === 0) throw damage;
    return found;
  }

  return {
    read: ({ bytes, mime }, options) =>
      mime === 'application/pdf' ? readPdf(bytes, options) : ask({ picture: bytes, formats: options.formats, thorough: true }),
    close: () => workers.close(),
  };
}
