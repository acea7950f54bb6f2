import { serveRequests } from '#platform/foreign-files/worker-process.ts';
import { openPdf } from '../pdf/examine.ts';
import { changesBetween } from './changes.ts';
import { claimsOf } from './claims.ts';
import type { SealAnswer, SealRequest } from './messages.ts';

// Reads the seals of untrusted files in a separate process, because a file may need endless time or all memory.

/** Maximum memory of the process, in bytes: enough for two parsed files of 20 MB. */
const MAX_RESIDENT = 900 * 1024 * 1024;
/** The memory, in bytes, above which a new process replaces this process after the request. */
const RESTART_ABOVE = 400 * 1024 * 1024;

serveRequests<SealRequest, SealAnswer>(answer, { maxResident: MAX_RESIDENT, restartAboveBytes: RESTART_ABOVE });

async function answer(request: SealRequest): Promise<SealAnswer> {
  if (request.what === 'claims') return { claims: claimsOf(request.bytes) };
  return { changes: changesBetween(await openPdf(request.original), await openPdf(request.bytes)) };
}
