import { credentialSpecimen } from '#src/capture/credential-specimen.ts';
import type { Region, Size } from '#src/capture/guide.ts';
import { selfieSpecimen } from '#src/capture/selfie-specimen.ts';
import type { Specimen } from '#src/capture/specimen-camera.ts';
import type { PhotoSide } from './photos.contract.ts';

/** Draws the specimen of a side inside the guide. `guide` is in screen pixels, from the screen's corner. */
export function specimenOf(side: PhotoSide, guide: Region, screen: Size): Specimen {
  return side === 'selfie' ? selfieSpecimen(guide, screen) : credentialSpecimen(side, guide, screen);
}
