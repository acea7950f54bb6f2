import { credentialSpecimen } from '#src/capture/credential-specimen.ts';
import type { Region, Size } from '#src/capture/guide.ts';
import { selfieSpecimen } from '#src/capture/selfie-specimen.ts';
import type { Specimen } from '#src/capture/specimen-camera.ts';
import type { PhotoSide } from './photos.contract.ts';

/** The drawing of a side, lying where the guide wants it. `guide` is relative to the screen's corner, in its pixels. */
export function specimenOf(side: PhotoSide, guide: Region, screen: Size): Specimen {
  return side === 'selfie' ? selfieSpecimen(guide, screen) : credentialSpecimen(side, guide, screen);
}
