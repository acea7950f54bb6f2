import type { SealChange } from '#contracts/documents/verification.ts';
import type { Pdfs, Tenant } from '#platform/base/file-readers.ts';
import { Problem } from '#platform/base/problem.ts';

/** Pixels; on it a digit of a contract has five. */
const WIDTH = 700;
/** Shades of grey by which a pixel of the same page may differ: none but rounding. */
const SAME_SHADE = 2;
const MOST_PAGES = 500;
/** After so long no further page is begun, in milliseconds. */
const LONGEST = 8_000;

/**
 * Draws the pages of both files, as a reader draws them, and compares the pictures. It sees what no comparison of objects does: a file
 * that shows something else without having other objects. The pages of `first` come first, for there may be no time for all.
 */
export async function compareAppearance(
  pdfs: Pdfs,
  tenant: Tenant,
  { original, bytes, first }: { original: Uint8Array; bytes: Uint8Array; first: readonly number[] },
): Promise<{ changes: SealChange[]; pages: number }> {
  const until = Date.now() + LONGEST;
  const changes: SealChange[] = [];
  let count = 0;
  try {
    const { pages } = await pdfs.inspect(tenant, original, { mostPages: MOST_PAGES });
    const { pages: now } = await pdfs.inspect(tenant, bytes, { mostPages: MOST_PAGES });
    const both = Math.min(pages.length, now.length);
    const order = new Set([...first.map((page) => page - 1).filter((page) => page < both), ...Array(both).keys()]);
    for (const page of order) {
      if (Date.now() > until) break;
      const [one, other] = await Promise.all([original, bytes].map((file) => pdfs.gray(tenant, file, page, { width: WIDTH })));
      count++;
      if (!one || !other || !areAlike(one, other)) {
        changes.push({ what: 'appearance', page: page + 1, detail: `Page ${page + 1} looks otherwise than it was sealed.` });
      }
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.key === 'unavailable') throw error;
    changes.push({ what: 'unreadable', page: null, detail: `The file as it is cannot be shown: ${error.message}` });
  }
  return { changes, pages: count };
}

type GrayPage = Awaited<ReturnType<Pdfs['gray']>>;

function areAlike(one: GrayPage, other: GrayPage): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  // Of pages that nobody touched, which are most.
  if (bytesOf(one).equals(bytesOf(other))) return true;
  return one.data.every((shade, at) => Math.abs(shade - (other.data[at] ?? 0)) <= SAME_SHADE);
}

const bytesOf = ({ data }: GrayPage) => Buffer.from(data.buffer, data.byteOffset, data.byteLength);
