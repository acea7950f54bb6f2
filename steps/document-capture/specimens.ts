import { kindDeclarations, type PaperKind } from '#kinds/kinds.ts';
import { credentialSpecimen } from '#src/capture/credential-specimen.ts';
import type { Region, Size } from '#src/capture/guide.ts';
import { sheetSpecimen } from '#src/capture/sheet-specimen.ts';
import type { Specimen } from '#src/capture/specimen-camera.ts';

const OF_NO_KIND = ['DOCUMENTO DE LUISA PEREZ GOMEZ', ''];

/** Draws the kind's specimen. `guide` is in screen pixels, from the screen's corner. */
export async function specimenOf(kind: PaperKind | null, guide: Region, screen: Size): Promise<Specimen> {
  const specimen = kind === null ? null : kindDeclarations[kind].specimen;
  if (typeof specimen === 'string') return credentialSpecimen(specimen, guide, screen);
  return sheetSpecimen(specimen === null ? OF_NO_KIND : (await specimen()).lines, guide, screen);
}
