import { compareCredential } from './compare-credential.ts';
import { comparePortrait, type PortraitComparison } from './compare-portrait.ts';
import { compareWithCredential } from './compare-with-credential.ts';
import type { Credentials } from './credentials.ts';
import { deletePortraits } from './delete-portraits.ts';
import { detectAttack } from './detect-attack.ts';
import type { FaceParts } from './face-parts.ts';
import { findPortrait } from './find-portrait.ts';
import { measureFrames } from './measure-frames.ts';
import { searchFace } from './search-face.ts';
import { uploadCredential } from './upload-credential.ts';

export const faceOperations = (parts: FaceParts, credentials: Credentials) => ({
  compareWithCredential: compareWithCredential(parts),
  uploadCredential: uploadCredential(parts, credentials),
  deletePortraits: deletePortraits(parts),
});

/** Returns the internal operations for steps of the workflows service. */
export const internalFaceOperations = (parts: FaceParts, compare: PortraitComparison) => ({
  portrait: findPortrait(parts),
  comparePortrait: comparePortrait(compare),
  compareCredential: compareCredential(parts.platform),
  searchFace: searchFace(parts),
  measureFrames: measureFrames(parts.platform),
  detectAttack: detectAttack(parts),
});
