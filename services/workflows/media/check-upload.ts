import { fileTypeOf, mimeOf } from '#contracts/base/file-type.ts';
import { captureSource } from '#contracts/session/session.ts';
import { mediaHeaders } from '#contracts/session/wire.ts';
import type { MediaSlot } from '#contracts/steps/step.ts';
import { Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import { rejectionToSubmit } from '../engine/engine.ts';
import { invalidAt } from '../model/bodies.ts';
import type { MediaRow } from '../model/media-rows.ts';
import type { StepRow } from '../model/step-row.ts';
import type { WorkflowsApp } from '../state/app.ts';
import type { SessionCaller } from '../state/session-caller.ts';
import { rejectionProblem, type Snapshot } from '../state/snapshot.ts';
import type { Unit } from '../state/unit.ts';
import { MEDIA_PER_STEP } from './limits.ts';

/** A medium as the request's headers describe it. */
export interface MediumDescription {
  collection: string;
  slot: MediaSlot;
  capture: MediaRow['capture'];
  mime: string;
}

export function describeMedium(headers: Headers, slots: Readonly<Record<string, MediaSlot>>): MediumDescription {
  const collection = headers.get(mediaHeaders.collection) ?? '';
  const slot = Object.hasOwn(slots, collection) ? slots[collection] : undefined;
  if (!slot) {
    const names = Object.keys(slots).join(', ');
    const cure = names ? `Name one of the step’s collections in ${mediaHeaders.collection}: ${names}` : 'This step takes no media';
    throw new Problem('media_collection_unknown', cure);
  }
  const capture = captureSource.safeParse(headers.get(mediaHeaders.capture));
  if (!capture.success) {
    const message = `Send one of ${captureSource.options.join(', ')} in ${mediaHeaders.capture}`;
    throw invalidAt(mediaHeaders.capture, 'invalid_value', message);
  }
  const mime = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!slot.accept.includes(mime)) throw new Problem('media_type_unknown', `Send ${collection} as one of: ${slot.accept.join(', ')}`);
  return { collection, slot, capture: capture.data, mime };
}

/** Returns the SHA-256 of the bytes. Throws unless type and digest match the headers. */
export function checkedDigest(bytes: Uint8Array, { mime }: MediumDescription, expectedDigest: string | null): string {
  const type = fileTypeOf(bytes);
  if (type === null) throw new Problem('media_type_unknown', 'The bytes are no JPEG, PNG, WebP or PDF; send one of these');
  if (mimeOf(type) !== mime)
    throw new Problem('media_type_mismatch', `The bytes are ${mimeOf(type)}, not ${mime}; correct the content type`);
  const digest = sha256(bytes).toString('hex');
  if (expectedDigest !== null && expectedDigest.toLowerCase() !== digest)
    throw new Problem('media_hash_mismatch', 'The bytes changed on the way; send them again');
  return digest;
}

/** Throws unless the step is open, its consents are recorded, and the medium may be captured this way. */
export function refuseUnlessOpen(
  { steps }: WorkflowsApp,
  snapshot: Snapshot,
  step: StepRow,
  { collection, slot, capture }: MediumDescription,
): void {
  const rejection = rejectionToSubmit(snapshot.state, step.uuid);
  if (rejection) throw rejectionProblem(rejection);
  for (const kind of [steps.contract(step.step).needs.consent, slot.consent]) {
    if (kind && !snapshot.state.consents.includes(kind))
      throw new Problem('consent_missing', `The person has to give the ${kind} consent first`);
  }
  // In test mode, a drawn specimen may replace any camera. The second device's camera counts as `live`.
  const isAllowed = capture === 'fixture' ? !snapshot.workflow.livemode : slot.capture.includes(capture === 'handoff' ? 'live' : capture);
  const takesFile = steps.handler(step.step).takesFile?.(collection, step.setup) ?? true;
  if (!isAllowed || (capture === 'file' && !takesFile))
    throw new Problem('media_capture_not_allowed', `${collection} may not come as ${capture} here; take the picture live`);
}

/** Throws for the capture `handoff` unless the session is a second device's. */
export function refuseUnlessSecondDevice({ token }: SessionCaller): void {
  if (!token.made_by)
    throw new Problem('media_capture_not_allowed', 'Only a device that opened another device’s link sends `handoff`; send `live`');
}

export async function refuseTooMany({ store }: Unit, step: StepRow, { collection, slot: { max } }: MediumDescription): Promise<void> {
  const media = await store.media.list(step.workflow_uuid, step.uuid);
  if (max !== undefined && media.filter((medium) => medium.collection === collection).length >= max)
    throw new Problem('conflict', `A step has at most ${max} media of ${collection}; submit it with the present ones`);
  if (media.length >= MEDIA_PER_STEP) throw new Problem('conflict', `A step has at most ${MEDIA_PER_STEP} media; submit it`);
}

/** Throws `media_conflict` if the uuid belongs to a medium with other bytes, or to a discarded one. */
export function refuseOthers(existing: MediaRow, step: StepRow, { collection }: MediumDescription, digest: string): void {
  const isSame = existing.step_uuid === step.uuid && existing.collection === collection && existing.sha256 === digest;
  if (!isSame || existing.discarded_at) throw mediaConflict();
}

export const mediaConflict = () => new Problem('media_conflict', 'This uuid was used before; send the bytes under a new one');
