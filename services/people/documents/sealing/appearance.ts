import type { SealChange } from '#contracts/documents/verification.ts';
import type { Pdfs, Tenant } from '#platform/base/file-readers.ts';
import { Problem } from '#platform/base/problem.ts';
import { MAX_PAGES } from '../seals/messages.ts';

/** The width of a drawn page, in pixels. A digit of a usual contract is then five pixels wide. */
const WIDTH = 700;
/** Maximum difference, in shades of grey, between equal pixels of two drawings: rounding only. */
const SAME_SHADE = 2;
/** Time after which no further page is drawn, in ms. */
const MAX_DRAWING_MS = 8_000;

/**
 * Draws the pages of the file as it was sealed (`original`) and as it is (`bytes`), and compares the pictures. This finds changes that a
 * comparison of PDF objects misses: files that look different with the same objects. The pages of `first` (numbers from 1) are drawn first,
 * because time may run out.
 */
export async function compareAppearance(
  pdfs: Pdfs,
  tenant: Tenant,
  { original, bytes, first }: { original: Uint8Array; bytes: Uint8Array; first: readonly number[] },
): Promise<{ changes: SealChange[]; comparedPages: number }> {
  const until = Date.now() + MAX_DRAWING_MS;
  const changes: SealChange[] = [];
  let comparedPages = 0;
  try {
    const { pages } = await pdfs.inspect(tenant, original, { maxPages: MAX_PAGES });
    const { pages: now } = await pdfs.inspect(tenant, bytes, { maxPages: MAX_PAGES });
    const both = Math.min(pages.length, now.length);
    const order = new Set([...first.map((page) => page - 1).filter((page) => page < both), ...Array(both).keys()]);
    for (const page of order) {
      if (Date.now() > until) break;
      const [one, other] = await Promise.all([original, bytes].map((file) => pdfs.gray(tenant, file, page, { width: WIDTH })));
      comparedPages++;
      if (!one || !other || !areAlike(one, other)) {
        changes.push({ what: 'appearance', page: page + 1, detail: `Page ${page + 1} looks different from the sealed one.` });
      }
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.key === 'unavailable') throw error;
    changes.push({ what: 'unreadable', page: null, detail: `The present file cannot be shown: ${error.message}` });
  }
  return { changes, comparedPages };
}

type GrayPage = Awaited<ReturnType<Pdfs['gray']>>;

function areAlike(one: GrayPage, other: GrayPage): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  // The quick comparison of unchanged pages, which are most pages.
  if (bytesOf(one).equals(bytesOf(other))) return true;
  return one.data.every((shade, at) => Math.abs(shade - (other.data[at] ?? 0)) <= SAME_SHADE);
}

const bytesOf = ({ data }: GrayPage) => Buffer.from(data.buffer, data.byteOffset, data.byteLength);
