import { DISTANCES } from './port/distances.ts';
import type { FaceModel, LocatedFace } from './port/face-model.ts';
import type { FaceModelManifest } from './port/manifest.ts';
import { ModelFault } from './port/model-fault.ts';

/**
 * Tries a model with the reference of its manifest: it must make the same template twice, see what it is shown, and make the template that
 * its own program makes. Another size, order of channels, normalisation or alignment than the model was made for shows there. Throws a
 * `ModelFault`.
 * @param reference The face in the manifest's picture.
 */
export async function holdToManifest(
  model: FaceModel,
  { distance, reference: { template, max_distance } }: Pick<FaceModelManifest, 'distance' | 'reference'>,
  reference: LocatedFace,
): Promise<void> {
  const away = DISTANCES[distance];
  const own = await model.describe(reference);
  if (away(own, await model.describe(reference)) > REPEATED) throw new ModelFault('not_repeatable');
  const { picture } = reference;
  const gray = await model.describe({ ...reference, picture: { ...picture, data: new Uint8Array(picture.data.length).fill(128) } });
  if (away(own, gray) <= max_distance) throw new ModelFault('blind');
  if (away(own, Float32Array.from(template)) > max_distance) throw new ModelFault('reference_differs');
}

/** Maximum distance of two templates of one picture: what is left is the order in which numbers are added. */
const REPEATED = 1e-4;
