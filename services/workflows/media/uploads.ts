import { type StoredMedia, storedMedia } from '#contracts/session/session.ts';
import { mediaHeaders } from '#contracts/session/wire.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { createMemoryBudget, type MemoryLimits } from '#platform/edge/memory-budget.ts';
import { freeMemoryOf, readLimited, statedSizeOf } from '#platform/edge/read-limited.ts';
import { invalidAt } from '../model/bodies.ts';
import { columnsIn } from '../model/columns-in.ts';
import type { WorkflowsApp } from '../state/app.ts';
import type { SessionCaller } from '../state/session-caller.ts';
import { snapshotOf, stepOf } from '../state/snapshot.ts';
import { storeOf } from '../state/unit.ts';
import { oneAtATime } from '../state/writes.ts';
import { checkedDigest, describeMedium, refuseOthers, refuseUnlessOpen, refuseUnlessSecondDevice } from './check-upload.ts';
import { MEDIA_LIMITS } from './limits.ts';
import { type MediumNames, storeMedium } from './store-medium.ts';

/** Memory for media that are processed at once. A medium takes three times its size while a worker receives it; most have 1.5 MB. */
const MEMORY: MemoryLimits = { total: 48 * 1024 * 1024, perTenant: 32 * 1024 * 1024, longestWaitMs: 20_000 };

/** Maximum number of uploads at once per workflow, each as one unit of a budget: devices send one at a time, and a lost one may be open still. */
const UPLOADS_AT_ONCE: MemoryLimits = { total: Number.POSITIVE_INFINITY, perTenant: 2, longestWaitMs: 20_000 };

/** Returns the function that accepts an upload: checks the headers before it reads a byte, then checks and stores the bytes. */
export function createUploads(app: WorkflowsApp) {
  const memory = createMemoryBudget(MEMORY);
  const concurrentUploads = createMemoryBudget(UPLOADS_AT_ONCE);

  return async (caller: SessionCaller, names: MediumNames, request: Request): Promise<StoredMedia> => {
    const { workflow, uuid } = names;
    if (!isUuid(uuid)) throw invalidAt('media', 'invalid_format', 'The path ends with a uuid that the browser makes');
    const store = storeOf(app, caller);
    const snapshot = await snapshotOf(app, store, workflow);
    const step = stepOf(snapshot, names.step);
    const description = describeMedium(request.headers, app.steps.contract(step.step).media);
    const existing = await store.media.findEver(uuid);
    // The token was valid when the request started, before the person returned to the first device.
    if (existing === null && caller.token.returned_at !== null)
      throw new Problem('token_left', 'The person continues on the device that created this link, so nothing more is accepted');
    if (existing === null || existing.stored_at === null) refuseUnlessOpen(app, snapshot, step, description);
    if (description.capture === 'handoff') refuseUnlessSecondDevice(caller);
    const limit = description.mime === 'application/pdf' ? MEDIA_LIMITS.pdf_bytes : MEDIA_LIMITS.image_bytes;
    return concurrentUploads.withReservation(workflow, 1, () =>
      memory.withReservation(caller.tenantId, statedSizeOf(request, limit), async (reservation) => {
        const original = await readLimited(request, limit, { reservation });
        const digest = checkedDigest(original, description, request.headers.get(mediaHeaders.sha256));
        if (existing !== null) refuseOthers(existing, step, description, digest);
        if (existing?.stored_at) return columnsIn(storedMedia, existing);
        const bytes = description.mime.startsWith('image/') ? await encodeAnew(app, caller, original) : original;
        if (bytes !== original) freeMemoryOf(original);
        return oneAtATime(app, workflow, () => storeMedium(app, caller, names, description, digest, bytes));
      }),
    );
  };
}

async function encodeAnew({ platform }: WorkflowsApp, caller: Caller, original: Uint8Array): Promise<Uint8Array> {
  const picture = { bytes: original, formats: ['jpeg', 'png', 'webp'] as const, maxPixels: MEDIA_LIMITS.image_pixels };
  const outcome = await platform.pictures.encode(caller, picture);
  if ('bytes' in outcome) return outcome.bytes;
  if (outcome.trouble !== 'too_large') throw new Problem('media_damaged', 'The image is damaged or incomplete; take or save it again');
  throw new Problem('media_too_many_pixels', `At most ${MEDIA_LIMITS.image_pixels} pixels of 8 bits; scale the image down first`);
}
