import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { cardSignsIn } from '#vision/face/card-signs.ts';
import { axesOf, PATCH_UNIT } from '#vision/face/face-patch.ts';
import { shadesOf } from '#vision/face/face-shades.ts';
import { type FaceFrame, reliefsOf } from '#vision/face/relief.ts';
import { grayFromRgba } from '#vision/gray.ts';
import { SMALL_SIDE } from '#vision/quad/find-quad.ts';
import type { RgbaImage } from '#vision/watch/look.ts';
import type { FilmFrame } from '../base/file-readers.ts';
import { type FaceNets, type FoundFace, openFaceNets } from './face-model/builtin/nets.ts';
import { holdToManifest } from './face-model/conformance.ts';
import type { ChosenFaceModel, FaceModel, LocatedFace, Rectangle } from './face-model/port/face-model.ts';
import { ModelFault, type ModelTrouble } from './face-model/port/model-fault.ts';
import type { FaceReadAnswer, FaceReadRequest, FacesAnswer, FacesRequest, ReliefRequest } from './faces.ts';
import { serveRequests, WorkerProblem } from './worker-process.ts';

sharp.concurrency(1);
sharp.cache(false);

const MB = 1024 * 1024;
/** Memory that the chosen model takes, in bytes. */
const MODEL_BYTES = Number(process.env.FACE_MODEL_MB ?? 0) * MB;
/** A process that uses more memory than this restarts, in bytes, since WebAssembly never frees memory; 450 MB is usual. */
const RESTART_ABOVE = 640 * MB + MODEL_BYTES;
/** Maximum memory of a process, in bytes. */
const MAX_RESIDENT = 900 * MB + MODEL_BYTES;

/** Longer side of a picture, in pixels. The face on a card that fills half of the picture is then a hundred pixels wide. */
const LONGEST_SIDE = 1280;
/** Border added around a picture, as a share of its sides, so that a face that fills the picture is found. */
const MARGIN = 0.5;

/** Minimum confidence of a face, 0 to 1. */
const MIN_FACE_SCORE = 0.7;
/** Sides of the parts around what may be a face, in sides of its box: a face that the detector doubts at one size is certain at another. */
const CLOSER_LOOKS = [1.8, 2.4];
/** A further face counts if its width is at least this share of the widest face's: a card's ghost portrait and people far behind do not. */
const OTHER_WIDTH = 0.5;
/** Minimum width of a face, in pixels; templates of narrower faces match anybody (docs/face-model.md). */
const MIN_WIDTH = 32;

/** Degrees by which a card is turned clockwise, in the order of the attempts: most cards are upright, then upside down. */
const WAYS_OF_A_CARD = [0, 180, 90, 270];

/** Border around the face in a portrait, as a share of the face's sides. */
const PORTRAIT_MARGIN = 0.5;
/** Longer side of a portrait, in pixels. */
const PORTRAIT_SIDE = 480;

/** Maximum number of pixels of a frame for one of its face's patch (lib/vision/face). */
const LARGEST_SCALE = 1.5;

interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
  /** Offset of the picture from the upper left corner. */
  left: number;
  top: number;
}

/** The networks that find faces. All models are loaded at the start, so that the time limit of a picture does not include loading. */
const nets = openFaceNets();
/** The model that describes faces, or why nobody may use the chosen one: then no face is described at all. */
const model: Promise<FaceModel | ModelTrouble> = openModel().catch((error: unknown) => {
  if (error instanceof ModelFault) return error.code;
  throw error;
});

/** Opens the model that the operator chose, and holds it to its manifest; without a choice the one that ships, which its hash proves. */
async function openModel(): Promise<FaceModel> {
  const text = process.env.FACE_MODEL;
  const open = await nets;
  if (text === undefined) return open.openModel();
  const choice = JSON.parse(text) as ChosenFaceModel;
  const { openChosen } = await import('./face-model/onnx/open.ts');
  const faceModel = await openChosen(choice);
  const picture = await decode(readFileSync(choice.picture)).catch(() => null);
  const face = picture && ((await find(open, picture)).face ?? (await find(open, await withMargin(picture))).face);
  if (!face || 'trouble' in face) throw new ModelFault('reference_without_face');
  await holdToManifest(faceModel, choice.manifest, face);
  return faceModel;
}

async function answer(request: FacesRequest): Promise<FacesAnswer> {
  if ('frames' in request) return measureRelief(request);
  const faceModel = await model;
  if ('model' in request) return { modelTrouble: typeof faceModel === 'string' ? faceModel : null };
  if (typeof faceModel === 'string') throw new WorkerProblem(faceModel);
  return read(faceModel, request);
}

async function read(faceModel: FaceModel, { bytes, isCard, isFrame }: FaceReadRequest): Promise<FaceReadAnswer> {
  const plain = await decode(bytes).catch(() => null);
  if (!plain) return { trouble: 'picture_unreadable' };
  const open = await nets;
  const answerTo = (picture: RawPicture, detection: Detection) => (isFrame ? withNothingMore(detection) : answerOf(picture, detection));
  let doubtful: Rectangle | null = null;
  // An upside-down face is sometimes detected, but its template matches nobody. The margin is tried only if no turn shows a face.
  for (const degrees of isCard ? WAYS_OF_A_CARD : [0]) {
    const picture = degrees === 0 ? plain : await rotate(plain, degrees);
    const { face, doubtful: mayBe } = await find(open, picture);
    if (face) return answerTo(picture, await describe(faceModel, picture, face));
    doubtful = mayBe;
  }
  // A card has a second, pale portrait, which is not looked for.
  const around = isCard ? null : doubtful;
  const views = [...(around ? CLOSER_LOOKS.map((sides) => () => partAround(plain, around, sides)) : []), () => withMargin(plain)];
  for (const view of views) {
    const picture = await view();
    const { face } = await find(open, picture);
    if (face) return answerTo(plain, await describe(faceModel, picture, face));
  }
  return { trouble: 'no_face' };
}

/** A film has five frames or more, and the person waits for all of them. */
const withNothingMore = (detection: Detection): FaceReadAnswer =>
  'trouble' in detection ? detection : { ...detection, portrait: new Uint8Array(), shades: new Float32Array(), cardSigns: [] };

async function answerOf(picture: RawPicture, detection: Detection): Promise<FaceReadAnswer> {
  if ('trouble' in detection) return detection;
  const { rgba, width, height } = await rgbaOf(openPicture(picture));
  const { x, y, width: across, height: down } = detection.box;
  const box = { x: x / width, y: y / height, width: across / width, height: down / height };
  const small = await rgbaOf(openPicture(picture).resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside' }));
  return {
    ...detection,
    portrait: await cut(picture, detection.box),
    shades: shadesOf(grayFromRgba(rgba, width, height), detection.landmarks),
    cardSigns: cardSignsIn(small, box),
  };
}

async function rgbaOf(picture: Sharp): Promise<RgbaImage> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgba: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength), width: info.width, height: info.height };
}

async function decode(bytes: Uint8Array): Promise<RawPicture> {
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient().flatten().resize(size).toColourspace('srgb').removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`A picture of ${info.channels} channels`);
  return { data, width: info.width, height: info.height, left: 0, top: 0 };
}

const openPicture = ({ data, width, height }: RawPicture) => sharp(data, { raw: { width, height, channels: 3 } });

async function rotate(pixels: RawPicture, degrees: number): Promise<RawPicture> {
  const { data, info } = await openPicture(pixels).rotate(degrees).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, left: 0, top: 0 };
}

async function withMargin(pixels: RawPicture): Promise<RawPicture> {
  const left = Math.round(pixels.width * MARGIN);
  const top = Math.round(pixels.height * MARGIN);
  const edges = { left, right: left, top, bottom: top, background: '#808080' };
  const data = await openPicture(pixels).extend(edges).raw().toBuffer();
  return { data, width: pixels.width + 2 * left, height: pixels.height + 2 * top, left, top };
}

/** Cuts out the surroundings of what may be a face. */
async function partAround(pixels: RawPicture, { x, y, width, height }: Rectangle, sides: number): Promise<RawPicture> {
  const reach = (sides * Math.max(width, height)) / 2;
  const clampPixel = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  const left = clampPixel(x + width / 2 - reach, pixels.width - 1);
  const top = clampPixel(y + height / 2 - reach, pixels.height - 1);
  const size = {
    width: clampPixel(x + width / 2 + reach - left, pixels.width - left) || 1,
    height: clampPixel(y + height / 2 + reach - top, pixels.height - top) || 1,
  };
  const data = await openPicture(pixels)
    .extract({ left, top, ...size })
    .raw()
    .toBuffer();
  return { data, ...size, left: -left, top: -top };
}

type Detection = Pick<Extract<FaceReadAnswer, { template: unknown }>, 'template' | 'box' | 'landmarks'> | NoFace;

type NoFace = Extract<FaceReadAnswer, { trouble: unknown }>;
type OnlyFace = LocatedFace & { box: Rectangle };

interface Sight {
  /** The only face, or why it cannot be compared; null if there is none. */
  face: OnlyFace | NoFace | null;
  /** Where a face may be if none is certain, in pixels of the picture. */
  doubtful: Rectangle | null;
}

/** Describes the only face of a picture. */
async function describe(faceModel: FaceModel, { left, top }: RawPicture, face: OnlyFace | NoFace): Promise<Detection> {
  if ('trouble' in face) return face;
  const { x, y, width, height } = face.box;
  return {
    template: await faceModel.describe(face),
    box: { x: x - left, y: y - top, width, height },
    landmarks: face.landmarks.map((point) => [point.x - left, point.y - top] as const),
  };
}

/** Finds the only face of a picture. */
async function find(open: FaceNets, picture: RawPicture): Promise<Sight> {
  const tensor = open.tensor(picture);
  try {
    const all = [...(await open.detect(tensor))].sort((one, other) => other.score - one.score);
    const faces = all.filter(({ score }) => score >= MIN_FACE_SCORE);
    const [widest, ...others] = faces.sort((one, other) => other.box.width - one.box.width);
    if (!widest) return { face: null, doubtful: all[0]?.box ?? null };
    const sight = (face: OnlyFace | NoFace): Sight => ({ face, doubtful: null });
    // A box in the middle of another is a part of that face.
    const isOther = ({ box }: FoundFace) => box.width >= OTHER_WIDTH * widest.box.width && !isMiddleIn(box, widest.box);
    if (others.some(isOther)) return sight({ trouble: 'several_faces' });
    if (widest.box.width < MIN_WIDTH) return sight({ trouble: 'face_too_small' });
    return sight({ picture, box: widest.box, ...(await open.locate(tensor, widest)) });
  } finally {
    tensor.dispose();
  }
}

function isMiddleIn(box: Rectangle, around: Rectangle): boolean {
  const [x, y] = [box.x + box.width / 2 - around.x, box.y + box.height / 2 - around.y];
  return x >= 0 && y >= 0 && x <= around.width && y <= around.height;
}

function cut(picture: RawPicture, { x, y, width, height }: Rectangle): Promise<Uint8Array> {
  const left = Math.max(0, Math.floor(x - width * PORTRAIT_MARGIN));
  const top = Math.max(0, Math.floor(y - height * PORTRAIT_MARGIN));
  const right = Math.min(picture.width, Math.ceil(x + width * (1 + PORTRAIT_MARGIN)));
  const bottom = Math.min(picture.height, Math.ceil(y + height * (1 + PORTRAIT_MARGIN)));
  const size = { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  return openPicture(picture)
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize(size)
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Measures a film. Each frame is decoded once. */
async function measureRelief({ frames, pairs }: ReliefRequest): Promise<{ reliefs: readonly (number | null)[] }> {
  const inGray: FaceFrame[] = [];
  for (const frame of frames) inGray.push(await grayFrame(frame));
  return { reliefs: reliefsOf(inGray, pairs) };
}

/** Decodes a frame in grey. A larger face is made as small as its patch needs, since pixels that are left out would look like noise. */
async function grayFrame({ picture, landmarks }: FilmFrame): Promise<FaceFrame> {
  const raw = await decode(picture);
  const share = Math.min(1, (LARGEST_SCALE * PATCH_UNIT) / axesOf(landmarks).unit);
  const size = { width: Math.max(2, Math.round(raw.width * share)), height: Math.max(2, Math.round(raw.height * share)) };
  const { data, info } = await openPicture(raw)
    .resize({ ...size, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [across, down] = [info.width / raw.width, info.height / raw.height];
  const gray = { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height };
  return { gray, landmarks: landmarks.map(([x, y]) => [x * across, y * down] as const) };
}

serveRequests<FacesRequest, FacesAnswer>(answer, { ready: model, maxResident: MAX_RESIDENT, restartAboveBytes: RESTART_ABOVE });
