import type { MediaPort, StepMedium } from '../ports/media.ts';
import { StepFailure } from './step.server.ts';

/**
 * The photo that a submission names, in the member of its collection's name unless `field` names another. Throws StepFailure, naming that member: `media_missing`,
 * `media_capture_not_allowed` for a file where none is taken, and for a drawn specimen in live mode.
 */
export async function photoOf(
  media: MediaPort,
  {
    collection,
    uuid,
    takesFile,
    livemode,
    field = collection,
  }: { collection: string; uuid: string; takesFile: boolean; livemode: boolean; field?: string },
): Promise<StepMedium> {
  const photo = (await media.list()).find((medium) => medium.uuid === uuid && medium.collection === collection);
  if (!photo)
    throw new StepFailure('media_missing', `Upload the ${collection} photo first; its uuid is not in the collection.`, {
      field,
    });
  const mayCome = photo.capture === 'file' ? takesFile : photo.capture !== 'fixture' || !livemode;
  if (!mayCome)
    throw new StepFailure('media_capture_not_allowed', `The ${collection} photo may not come as \`${photo.capture}\` here.`, {
      field,
    });
  return photo;
}
