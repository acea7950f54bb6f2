import type { StepMedium } from '../ports/media.ts';
import { type StepContext, StepFailure } from './step.server.ts';

interface SubmittedPhoto {
  collection: string;
  uuid: string;
  /** True if the setup accepts a file in this collection. */
  takesFile: boolean;
  /** The member of the submission that names the photo. */
  field?: string;
  /** The name of the photo in messages. */
  name?: string;
}

/**
 * Returns the photo that a submission names. Throws StepFailure with the submission's member: `media_missing`, or
 * `media_capture_not_allowed` for a file that is not accepted and for a drawn specimen in live mode.
 */
export async function photoOf(
  { collection, uuid, takesFile, field = collection, name = `${collection} photo` }: SubmittedPhoto,
  { ports, workflow }: { ports: Pick<StepContext['ports'], 'media'>; workflow: Pick<StepContext['workflow'], 'livemode'> },
): Promise<StepMedium> {
  const photo = (await ports.media.list()).find((medium) => medium.uuid === uuid && medium.collection === collection);
  if (!photo) throw new StepFailure('media_missing', `Upload the ${name} first; its uuid is not in the collection.`, { field });
  const mayCome = photo.capture === 'file' ? takesFile : photo.capture !== 'fixture' || !workflow.livemode;
  if (!mayCome) throw new StepFailure('media_capture_not_allowed', `The ${name} may not come as \`${photo.capture}\` here.`, { field });
  return photo;
}
