import { fileTypeOf, mimeOf } from '#contracts/base/file-type.ts';
import { captureSource, mediaHeaders, type StoredMedia } from '#contracts/session/session.ts';
import type { MediaSlot } from '#contracts/steps/step.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { createMemoryBudget, type MemoryLimits } from '#platform/edge/memory-budget.ts';
import { letGo, readLimited, weightOf } from '#platform/edge/read-limited.ts';
import { rejectionToSubmit } from '../engine/engine.ts';
import { invalid } from '../model/bodies.ts';
import type { StepRow } from '../model/step-row.ts';
import type { ServedSteps } from '../model/steps.ts';
import { type MediaRow, type WorkflowStore, workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { SessionCaller } from '../state/session-caller.ts';
import { notFound, rejectionProblem, type Snapshot, stepOf, type Transitions } from '../state/transitions.ts';
import type { Writes } from '../state/writes.ts';
import { blobKey } from './blob-key.ts';
import { MEDIA_LIMITS, MEDIA_PER_STEP } from './limits.ts';
import { storedMedia } from './stored-media.ts';

interface Upload {
  workflow: string;
  step: string;
  uuid: string;
  request: Request;
}

interface Description {
  collection: string;
  slot: MediaSlot;
  capture: MediaRow['capture'];
  mime: string;
}

/** Media that may be in memory at once. Each costs three times its weight while a worker is handed it; most weigh a megabyte and a half. */
const BODIES: MemoryLimits = { bytes: 48 * 1024 * 1024, each: 32 * 1024 * 1024, patienceMs: 20_000 };

/** Uploads of one workflow at once: its devices send one after the other, and one may be what is left of a connection that was lost. */
const PLACES: MemoryLimits = { bytes: Number.POSITIVE_INFINITY, each: 2, patienceMs: 20_000 };

/** Takes media from the browser: the step's slots judge the headers before a byte is read, then the bytes are judged and stored. */
export function createUploads(platform: Platform<WorkflowTables>, parts: { steps: ServedSteps; transitions: Transitions; writes: Writes }) {
  const { steps, transitions, writes } = parts;
  const bodies = createMemoryBudget(BODIES);
  const places = createMemoryBudget(PLACES);

  const upload = async (caller: SessionCaller, { workflow, step: stepUuid, uuid, request }: Upload): Promise<StoredMedia> => {
    if (!isUuid(uuid)) throw invalid([{ path: 'media', code: 'invalid_format', message: 'The browser names each medium with a uuid' }]);
    const store = workflowStore(caller, platform.database.query);
    const snapshot = await transitions.read(store, workflow);
    const step = stepOf(snapshot, stepUuid);
    const description = describe(request.headers, steps.contract(step.step).media);
    const existing = await store.medium(uuid);
    // A request that came before the person returned was let in with the token of then.
    if (existing === null && caller.token.returned_at !== null)
      throw new Problem('token_left', 'The person went on at the device that made this link; nothing new is taken');
    if (existing === null || existing.stored_at === null) refuseUnlessOpen(snapshot, step, description);
    if (description.capture === 'handoff') refuseUnlessSecondDevice(caller);
    const limit = limitFor(description.mime);
    return places.within(workflow, 1, () =>
      bodies.within(caller.tenantId, weightOf(request, limit), async (room) => {
        const original = await readLimited(request, limit, { room });
        const digest = judge(original, description, request.headers.get(mediaHeaders.sha256));
        if (existing !== null) refuseOthers(existing, step, description, digest);
        if (existing?.stored_at) return storedMedia(existing);
        const bytes = description.mime.startsWith('image/') ? await encodeAnew(caller, original) : original;
        if (bytes !== original) letGo(original);
        return writes.inTurn(workflow, () => keep(caller, { workflow, step: stepUuid, uuid }, description, digest, bytes));
      }),
    );
  };

  /** Writes the row first, so that a crash leaves no bytes without a row. */
  const keep = async (caller: Caller, names: Omit<Upload, 'request'>, description: Description, digest: string, bytes: Uint8Array) => {
    const key = blobKey(caller, names.uuid);
    const file = { size: bytes.byteLength, stored_sha256: sha256(bytes).toString('hex') };
    const row = await platform.database.transaction(async (trx) => {
      const store = workflowStore(caller, trx);
      const snapshot = await transitions.lock({ store, caller }, names.workflow);
      const step = stepOf(snapshot, names.step);
      const existing = await store.medium(names.uuid);
      if (existing !== null) {
        refuseOthers(existing, step, description, digest);
        // Of an upload that did not end, another build may have encoded the picture otherwise.
        return existing.stored_at ? existing : { ...existing, ...file };
      }
      refuseUnlessOpen(snapshot, step, description);
      await refuseTooMany(store, step, description);
      const fresh = {
        uuid: names.uuid,
        workflow_uuid: names.workflow,
        step_uuid: step.uuid,
        collection: description.collection,
        mime: description.mime,
        ...file,
        sha256: digest,
        capture: description.capture,
        stored_at: null,
        created_at: platform.clock.now(),
      };
      // Another workflow, whose lock is another, may have taken the uuid meanwhile.
      if (!(await store.addMedium(fresh))) throw mediaConflict();
      // An operator may have opened the workflow again after its media were deleted. The new one has its days too.
      if (snapshot.workflow.media_removed_at !== null) await store.update(names.workflow, { media_removed_at: null });
      return { tenant_id: caller.tenantId, livemode: caller.livemode, ...fresh };
    });
    if (row.stored_at) return storedMedia(row);
    await platform.blobs.write(caller, key, bytes);
    const remains = await platform.database.transaction(async (trx) => {
      const { uuid, collection, size, stored_sha256 } = row;
      const store = workflowStore(caller, trx);
      if ((await transitions.lock({ store, caller }, names.workflow).catch(nothingWhereGone)) === null) return false;
      // Another process may have stored the same bytes meanwhile, and told of it.
      if (!(await store.markStored(uuid, { stored_at: platform.clock.now(), ...file }))) return (await store.medium(uuid)) !== null;
      const data = {
        step: names.step,
        media: uuid,
        collection,
        size,
        capture: row.capture,
        sha256: await platform.events.hash(caller, stored_sha256),
      };
      await platform.events.append(trx, caller, { kind: 'workflow', id: names.workflow }, { type: 'media.stored', data });
      return true;
    });
    if (!remains) {
      await platform.blobs.remove(caller, key);
      throw notFound('workflow');
    }
    return storedMedia(row);
  };

  const encodeAnew = async (caller: Caller, original: Uint8Array): Promise<Uint8Array> => {
    const picture = { bytes: original, formats: ['jpeg', 'png', 'webp'] as const, mostPixels: MEDIA_LIMITS.image_pixels };
    const outcome = await platform.pictures.encode(caller, picture);
    if ('bytes' in outcome) return outcome.bytes;
    if (outcome.trouble !== 'too_large') throw new Problem('media_damaged', 'The image is damaged or incomplete');
    throw new Problem('media_too_many_pixels', `At most ${MEDIA_LIMITS.image_pixels} pixels of 8 bits; scale the image down first`);
  };

  const refuseUnlessOpen = (snapshot: Snapshot, step: StepRow, { collection, slot, capture }: Description) => {
    const rejection = rejectionToSubmit(snapshot.state, step.uuid);
    if (rejection) throw rejectionProblem(rejection);
    for (const kind of [steps.contract(step.step).needs.consent, slot.consent]) {
      if (kind && !snapshot.state.consents.includes(kind))
        throw new Problem('consent_missing', `The ${kind} consent must be on record first`);
    }
    // In test mode a drawn specimen may replace any camera. The second device's camera is as live as the first one's.
    const allowed = capture === 'fixture' ? !snapshot.workflow.livemode : slot.capture.includes(capture === 'handoff' ? 'live' : capture);
    const takesFile = steps.handler(step.step).takesFile?.(collection, step.setup) ?? true;
    if (!allowed || (capture === 'file' && !takesFile))
      throw new Problem('media_capture_not_allowed', `This medium may not come as ${capture} here`);
  };

  return { upload };
}

/** Only a session of a second device may say that its camera took the medium. */
function refuseUnlessSecondDevice({ token }: SessionCaller): void {
  if (!token.made_by) throw new Problem('media_capture_not_allowed', 'Only a session that another device handed over captures `handoff`');
}

/** Of a workflow that was deleted meanwhile the bytes are still to be removed. */
function nothingWhereGone(cause: unknown): null {
  if (cause instanceof Problem && cause.key === 'not_found') return null;
  throw cause;
}

async function refuseTooMany(store: WorkflowStore, step: StepRow, { collection, slot: { most } }: Description): Promise<void> {
  const media = await store.media(step.workflow_uuid, step.uuid);
  if (most !== undefined && media.filter((medium) => medium.collection === collection).length >= most)
    throw new Problem('conflict', `A step holds at most ${most} media of ${collection}; discard those that nobody needs`);
  if (media.length >= MEDIA_PER_STEP) throw new Problem('conflict', `A step holds at most ${MEDIA_PER_STEP} media`);
}

function describe(headers: Headers, slots: Readonly<Record<string, MediaSlot>>): Description {
  const collection = headers.get(mediaHeaders.collection) ?? '';
  const slot = Object.hasOwn(slots, collection) ? slots[collection] : undefined;
  if (!slot) throw new Problem('media_collection_unknown', `Name one of the step’s collections in ${mediaHeaders.collection}`);
  const capture = captureSource.safeParse(headers.get(mediaHeaders.capture));
  if (!capture.success) {
    const message = `Say how it was captured: ${captureSource.options.join(', ')}`;
    throw invalid([{ path: mediaHeaders.capture, code: 'invalid_value', message }]);
  }
  const mime = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!slot.accept.includes(mime)) throw new Problem('media_type_unknown', `This medium is one of: ${slot.accept.join(', ')}`);
  return { collection, slot, capture: capture.data, mime };
}

function limitFor(mime: string): number {
  return mime === 'application/pdf' ? MEDIA_LIMITS.pdf_bytes : MEDIA_LIMITS.image_bytes;
}

/** Returns the SHA-256 of bytes that are what the headers say. */
function judge(bytes: Uint8Array, { mime }: Description, expectedDigest: string | null): string {
  const type = fileTypeOf(bytes);
  if (type === null) throw new Problem('media_type_unknown', 'The bytes are of no accepted type');
  if (mimeOf(type) !== mime) throw new Problem('media_type_mismatch', `The bytes are ${mimeOf(type)}, not ${mime}`);
  const digest = sha256(bytes).toString('hex');
  if (expectedDigest !== null && expectedDigest.toLowerCase() !== digest) {
    throw new Problem('media_hash_mismatch', 'The bytes arrived changed; send them again');
  }
  return digest;
}

function refuseOthers(existing: MediaRow, step: StepRow, description: Description, digest: string): void {
  const same = existing.step_uuid === step.uuid && existing.collection === description.collection && existing.sha256 === digest;
  if (!same) throw mediaConflict();
}

const mediaConflict = () => new Problem('media_conflict', 'Other bytes are stored under this uuid; make a new one');
