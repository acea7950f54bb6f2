import type { MediaPort, StepMedium } from '../ports/media.ts';
import { StepFailure } from './step.server.ts';

/**
 * Returns the photo that a submission names in its member `field`, by default the collection's name. Throws StepFailure with that
 * member: `media_missing`, or `media_capture_not_allowed` for a file that is not accepted and for a drawn specimen in live mode.
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
