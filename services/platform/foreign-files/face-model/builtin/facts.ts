import { FACE_LEVELS } from '#contracts/base/face-outcome.ts';
import { euclid } from '../port/distances.ts';
import type { FaceModelFacts } from '../port/face-model.ts';
import { HASHES } from './hashes.ts';

/** The model that ships. `FACE_LEVELS` are its distances, and nobody measured its errors on people (docs/face-model.md). */
export const BUILTIN: FaceModelFacts = {
  identity: { name: 'face_recognition', version: '1.7.15', hash: HASHES.face_recognition[0] },
  distance: euclid,
  levels: FACE_LEVELS.map((distance) => ({ distance, false_match: null, false_non_match: null })),
};
