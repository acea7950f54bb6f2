import { serveRequests } from '#platform/foreign-files/worker-process.ts';
import { openPdf } from '../pdf/examine.ts';
import { changesBetween } from './changes.ts';
import { claimsOf } from './claims.ts';
import type { SealAnswer, SealAsk } from './messages.ts';

// Reads the seals of untrusted files in a separate process, because a file may need endless time or all memory.

/** The longest time of one request, in milliseconds. The server gives up earlier. */
const LONGEST_MS = 30_000;
/** The most memory of the process, in bytes: enough for two parsed files of 20 MB. */
const MOST_RESIDENT = 900 * 1024 * 1024;
/** The memory, in bytes, above which a new process replaces this process after the request. */
const WORN_RESIDENT = 400 * 1024 * 1024;
const shouldRestart = () => process.memoryUsage.rss() > WORN_RESIDENT;

serveRequests<SealAsk, SealAnswer>(answer, { ready: Promise.resolve(), longestMs: LONGEST_MS, mostResident: MOST_RESIDENT, shouldRestart });

async function answer(ask: SealAsk): Promise<SealAnswer> {
  if (ask.what === 'claims') return { claims: claimsOf(ask.bytes) };
  return { changes: changesBetween(await openPdf(ask.original), await openPdf(ask.bytes)) };
}
