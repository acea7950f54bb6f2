import { dirname } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FACE_LEVELS } from '#contracts/base/face-outcome.ts';
import { runsOnnx } from '#test/support/onnx-runtime.ts';
import { astronaut, drawnFace, nobody } from '#test/support/specimens/faces.ts';
import { removeWritten, tinyManifest, tinyReference, written } from '#test/support/tiny-face-model.ts';
import type { FaceReader, FaceReading } from '../../base/file-readers.ts';
import { WorkerBudget } from '../../base/worker-budget.ts';
import { checkFaceModel, createFaces } from '../faces.ts';
import { type FaceModelChoice, readFaceModel } from './chosen-model.ts';
import type { FaceModelManifest } from './port/manifest.ts';

const TENANT = { tenantId: 'banco-jacaranda' };
const budget = new WorkerBudget();
const builtin = createFaces(budget);
const canRun = runsOnnx();
let manifest: FaceModelManifest;
let own: FaceReader;

beforeAll(async () => {
  manifest = tinyManifest(await tinyReference(builtin));
  if (canRun) own = createFaces(budget, readFaceModel(written(manifest)));
});
afterAll(() => {
  budget.close();
  removeWritten();
});

async function faceIn(faces: FaceReader, picture: Uint8Array): Promise<FaceReading> {
  const found = await faces.read(TENANT, picture);
  if ('trouble' in found) throw new Error(found.trouble);
  return found;
}
/** Returns the portrait leaning, smaller and elsewhere in the picture. */
const leaning = () =>
  sharp(astronaut())
    .rotate(12, { background: '#808080' })
    .resize(480)
    .extend({ left: 60, top: 10, background: '#808080' })
    .jpeg()
    .toBuffer();

const members: [name: string, reader: () => FaceReader][] = [['that ships', () => builtin]];
if (canRun) members.push(['of the operator’s', () => own]);

describe.each(members)('a face model %s', (_, reader) => {
  it('makes one template of one picture, as long as of any other, and names itself by a hash', async () => {
    const faces = reader();
    const [one, again, other] = [
      await faceIn(faces, astronaut()),
      await faceIn(faces, astronaut()),
      await faceIn(faces, await drawnFace()),
    ];
    expect(faces.distance(one.template, again.template)).toBe(0);
    expect(other.template).toHaveLength(one.template.length);
    expect(faces.model.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('sets a face straight: leaning and elsewhere it lies within the farthest level, and nearer than somebody else', async () => {
    const faces = reader();
    const { template } = await faceIn(faces, astronaut());
    const itself = faces.distance(template, (await faceIn(faces, await leaning())).template);
    expect(itself).toBeLessThan(FACE_LEVELS[0]);
    expect(faces.distance(template, (await faceIn(faces, await drawnFace())).template)).toBeGreaterThan(itself);
  });

  it('finds nobody where nobody is', async () => {
    expect(await reader().read(TENANT, await nobody())).toEqual({ trouble: 'no_face' });
  });
});

describe.runIf(canRun)('a model that the operator chose', () => {
  const check = (choice: FaceModelChoice) => checkFaceModel(budget, readFaceModel(choice));
  const refusal = (code: string) => expect.objectContaining({ code });

  it('is taken where it makes the template of its reference', async () => {
    await expect(check(written(manifest))).resolves.toBeUndefined();
  });

  it('is refused where its file is another one, or no model', async () => {
    await expect(check({ ...written(manifest), sha256: '0'.repeat(64) })).rejects.toEqual(refusal('model_differs'));
    await expect(check(written(manifest, { bytes: new TextEncoder().encode('no model') }))).rejects.toEqual(refusal('not_loadable'));
  });

  it.each<[why: string, code: string, change: (of: FaceModelManifest) => unknown]>([
    ['another order of channels', 'reference_differs', (of) => ({ ...of, input: { ...of.input, channels: 'bgr' } })],
    ['another normalisation', 'reference_differs', (of) => ({ ...of, input: { ...of.input, mean: [0, 0, 0] } })],
    ['another alignment', 'reference_differs', (of) => ({ ...of, alignment: { by: 'square' } })],
    ['another size', 'not_runnable', (of) => ({ ...of, input: { ...of.input, width: 64 } })],
    ['another input', 'input_name', (of) => ({ ...of, input: { ...of.input, name: 'data' } })],
    ['another output', 'embedding_name', (of) => ({ ...of, embedding: { ...of.embedding, name: 'fc1' } })],
    [
      'another length',
      'embedding_length',
      (of) => ({
        ...of,
        embedding: { ...of.embedding, length: 2 },
        reference: { ...of.reference, template: [1, 0] },
      }),
    ],
    ['a reference so wide that nothing differs', 'blind', (of) => ({ ...of, reference: { ...of.reference, max_distance: 2 } })],
  ])('is refused where its manifest says %s', async (_, code, change) => {
    await expect(check(written(change(manifest)))).rejects.toEqual(refusal(code));
  });

  it('describes no face once its file has changed: nobody compares templates of an unknown model', async () => {
    const faces = createFaces(budget, readFaceModel({ ...written(manifest), sha256: '1'.repeat(64) }));
    await expect(faces.read(TENANT, astronaut())).rejects.toMatchObject({ key: 'unavailable' });
  });

  it('says whose templates are whose by all that makes them, and keeps its name where only its errors were counted anew', () => {
    const hashOf = (of: unknown) => readFaceModel(written(of)).facts.identity.hash;
    const hash = hashOf(manifest);
    expect(hashOf({ ...manifest, alignment: { by: 'square' } })).not.toBe(hash);
    expect(hashOf({ ...manifest, input: { ...manifest.input, channels: 'bgr' } })).not.toBe(hash);
    const levels = manifest.levels.map((level) => ({ ...level, false_match: { errors: 1, trials: 1000 } }));
    expect(hashOf({ ...manifest, levels })).toBe(hash);
  });
});

describe('the manifest of a model', () => {
  // No package stands beside these, so the start would end there at the latest.
  const codeOf = (of: unknown) => {
    try {
      readFaceModel(written(of));
      return canRun ? 'read' : 'nothing was refused';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it.each<[why: string, change: (of: FaceModelManifest) => unknown]>([
    ['an unknown member', (of) => ({ ...of, licence: 'MIT' })],
    ['a file elsewhere', (of) => ({ ...of, file: '../model.onnx' })],
    ['a side that is too long', (of) => ({ ...of, input: { ...of.input, width: 513 } })],
    ['a scale of 0', (of) => ({ ...of, input: { ...of.input, scale: [1, 0, 1] } })],
    ['a template that is too long', (of) => ({ ...of, embedding: { ...of.embedding, length: 4097 } })],
    ['a reference of another length', (of) => ({ ...of, reference: { ...of.reference, template: [1, 2, 3] } })],
    ['levels that do not get nearer', (of) => ({ ...of, levels: of.levels.toReversed() })],
    ['fewer levels', (of) => ({ ...of, levels: of.levels.slice(1) })],
    [
      'more errors than trials',
      (of) => ({ ...of, levels: of.levels.map((level) => ({ ...level, false_match: { errors: 2, trials: 1 } })) }),
    ],
    ['nothing', () => null],
  ])('is refused with %s', (_, change) => {
    expect(codeOf(change(tinyManifest()))).toBe('manifest_invalid');
  });

  it('is refused where a file is missing, or the package that runs the model, with the command that installs it', () => {
    expect(codeOf({ ...tinyManifest(), file: 'other.onnx' })).toBe('file_missing');
    const choice = written(tinyManifest(), { folder: '/var/tmp' });
    expect(() => readFaceModel(choice)).toThrow(
      `FACE_MODEL cannot be used (runtime_missing): the package that runs it is not installed: npm install --prefix ${dirname(choice.manifest)} --ignore-scripts onnxruntime-node@1.30.0`,
    );
  });
});
