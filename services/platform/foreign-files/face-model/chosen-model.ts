import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FACE_LEVELS } from '#contracts/base/face-outcome.ts';
import { MB } from '#contracts/base/file-limits.ts';
import { sha256 } from '../../base/sha256.ts';
import { howToInstall, runtimeBeside } from './onnx/package.ts';
import { DISTANCES } from './port/distances.ts';
import type { ChosenFaceModel, FaceModelFacts } from './port/face-model.ts';
import { type FaceModelManifest, faceModelManifest } from './port/manifest.ts';
import { scaleOf } from './scale.ts';

/** The operator's choice: the manifest's path, and the SHA-256 of the model's file in hexadecimal digits. */
export interface FaceModelChoice {
  manifest: string;
  sha256: string;
}

/** The chosen model, and what its processes need. */
export interface FaceModelSetup {
  choice: ChosenFaceModel;
  facts: FaceModelFacts;
  reads: readonly URL[];
  /** Size of the model's file, in MB. */
  sizeMb: number;
}

/** Error for a face model that cannot be used; the message says how to correct it. */
export class FaceModelUnusable extends Error {
  readonly code: string;
  constructor(code: string, cure: string) {
    super(`FACE_MODEL cannot be used (${code}): ${cure}`);
    this.name = 'FaceModelUnusable';
    this.code = code;
  }
}

/** Maximum size of a manifest, of a reference picture and of a model, in bytes. */
const MAX_MANIFEST = MB / 4;
const MAX_PICTURE = 4 * MB;
const MAX_MODEL = 1024 * MB;

/** Reads the manifest of the chosen model and looks for its files. Throws `FaceModelUnusable`. */
export function readFaceModel(choice: FaceModelChoice): FaceModelSetup {
  const path = resolve(choice.manifest);
  const folder = dirname(path);
  sizeOf(path, MAX_MANIFEST);
  const manifest = parseManifest(readFileSync(path, 'utf8'));
  const [file, picture] = [join(folder, manifest.file), join(folder, manifest.reference.picture)];
  sizeOf(picture, MAX_PICTURE);
  const sizeMb = Math.ceil(sizeOf(file, MAX_MODEL) / MB);
  const runtime = runtimeBeside(folder);
  if (!runtime) throw new FaceModelUnusable('runtime_missing', `the package that runs it is not installed: ${howToInstall(folder)}`);
  return {
    choice: { manifest, file, picture, sha256: choice.sha256, runtime: { entry: runtime.entry } },
    facts: factsOf(manifest, choice.sha256),
    reads: [pathToFileURL(file), pathToFileURL(picture), runtime.packages],
    sizeMb,
  };
}

function factsOf({ name, version, input, alignment, embedding, distance, levels }: FaceModelManifest, fileHash: string): FaceModelFacts {
  const away = DISTANCES[distance];
  const toScale = scaleOf(
    levels.map((level) => level.distance),
    FACE_LEVELS,
  );
  // A template is also another one where the same file is asked in another way.
  const hash = sha256(JSON.stringify([fileHash, input, alignment, embedding])).toString('hex');
  return { identity: { name, version, hash }, distance: (one, other) => toScale(away(one, other)), levels };
}

function parseManifest(text: string): FaceModelManifest {
  const wrong = (sentence: string) => new FaceModelUnusable('manifest_invalid', `its manifest is wrong: ${sentence}.`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw wrong('it is no JSON');
  }
  const result = faceModelManifest.safeParse(json);
  if (result.success) return result.data;
  throw wrong(result.error.issues.map(({ path, message }) => `${path.join('.') || 'manifest'}: ${message}`).join('; '));
}

/** Returns the size of a file, in bytes. */
function sizeOf(path: string, max: number): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new FaceModelUnusable('file_missing', `there is no ${path}.`);
  if (size > max) throw new FaceModelUnusable('file_too_large', `${path} is larger than ${max / MB} MB.`);
  return size;
}
