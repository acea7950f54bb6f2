import { serveRequests } from '#platform/foreign-files/worker-process.ts';
import { openPdf } from '../pdf/examine.ts';
import { changesBetween } from './changes.ts';
import { claimsOf } from './claims.ts';
import type { SealAnswer, SealAsk } from './messages.ts';

/** Reads the seals of strangers' files, in a process of its own: a file may keep it busy for ever, or take all of its memory. */

/** Its owner gives up before, in milliseconds. */
const LONGEST_MS = 30_000;
/** Memory of the process, in bytes: two parsed files of 20 MB. */
const MOST_RESIDENT = 900 * 1024 * 1024;
/** Beyond this a fresh process takes its place. */
const WORN_RESIDENT = 400 * 1024 * 1024;
const shouldRestart = () => process.memoryUsage.rss() > WORN_RESIDENT;

serveRequests<SealAsk, SealAnswer>(answer, { ready: Promise.resolve(), longestMs: LONGEST_MS, mostResident: MOST_RESIDENT, shouldRestart });

async function answer(ask: SealAsk): Promise<SealAnswer> {
  if (ask.what === 'claims') return { claims: claimsOf(ask.bytes) };
  return { changes: changesBetween(await openPdf(ask.original), await openPdf(ask.bytes)) };
}
