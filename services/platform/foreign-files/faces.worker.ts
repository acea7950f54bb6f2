import sharp from 'sharp';
import { type FaceNets, openFaceNets, type Rectangle } from './face-models.ts';
import type { FacesAnswer, FacesAsk } from './faces.ts';
import { serveRequests } from './worker-process.ts';

sharp.concurrency(1);
sharp.cache(false);

/** The most milliseconds of one request, for a process whose server died; otherwise the pool kills the process sooner. */
const LONGEST_MS = 40_000;
/** Bytes of memory above which a process restarts, since WebAssembly never frees memory; 450 MB is usual. */
const WORN_MEMORY = 640 * 1024 * 1024;
const MOST_RESIDENT = 900 * 1024 * 1024;

/** Longer side of a picture, in pixels. The face on a card that fills half of the picture is then a hundred pixels wide. */
const LONGEST_SIDE = 1280;
/** Border added around a picture, as a share of its sides, so that a face that fills the picture is found. */
const MARGIN = 0.5;

/** Width, as a share of the widest face, from which a further face counts; a card's ghost portrait and people far behind do not. */
const OTHER_WIDTH = 0.5;
/** Least width of a face, in pixels; templates of narrower faces match anybody (docs/face-model.md). */
const LEAST_WIDTH = 32;

/** Degrees by which a card is turned clockwise, in the order of the attempts: most cards are upright, then upside down. */
const WAYS_OF_A_CARD = [0, 180, 90, 270];

/** Border around the face in a portrait, as a share of the face's sides, and the portrait's longer side in pixels. */
const PORTRAIT_MARGIN = 0.5;
const PORTRAIT_SIDE = 480;

interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
  /** Offset of the picture from the upper left corner. */
  left: number;
  top: number;
}

/** The models, loaded at the start, so that the time limit of a picture does not include loading. */
const nets = openFaceNets();

async function read({ bytes, isCard }: FacesAsk): Promise<FacesAnswer> {
  const plain = await decode(bytes).catch(() => null);
  if (!plain) return { trouble: 'picture_unreadable' };
  const open = await nets;
  // An upside-down face is sometimes detected, but its template matches nobody. The margin is tried only if no turn shows a face.
  for (const degrees of isCard ? WAYS_OF_A_CARD : [0]) {
    const picture = degrees === 0 ? plain : await rotate(plain, degrees);
    const detection = await look(open, picture);
    if (detection) return await answerOf(picture, detection);
  }
  const detection = await look(open, await withMargin(plain));
  return detection ? await answerOf(plain, detection) : { trouble: 'no_face' };
}

async function answerOf(picture: RawPicture, detection: Detection): Promise<FacesAnswer> {
  return 'trouble' in detection ? detection : { ...detection, portrait: await cut(picture, detection.box) };
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

type Detection = Omit<Extract<FacesAnswer, { template: unknown }>, 'portrait'> | Extract<FacesAnswer, { trouble: unknown }>;

/** Finds the face of a picture and describes it. Null if there is no face. */
async function look(nets: FaceNets, picture: RawPicture): Promise<Detection | null> {
  const tensor = nets.tensor(picture);
  try {
    const faces = await nets.detect(tensor);
    const [widest, ...others] = [...faces].sort((one, other) => other.box.width - one.box.width);
    if (!widest) return null;
    if (others.some(({ box }) => box.width >= OTHER_WIDTH * widest.box.width)) return { trouble: 'several_faces' };
    if (widest.box.width < LEAST_WIDTH) return { trouble: 'face_too_small' };
    const { landmarks, template } = await nets.describe(tensor, widest);
    const { x, y, width, height } = widest.box;
    return {
      template,
      box: { x: x - picture.left, y: y - picture.top, width, height },
      landmarks: landmarks.map((point) => [point.x - picture.left, point.y - picture.top] as const),
    };
  } finally {
    tensor.dispose();
  }
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

serveRequests<FacesAsk, FacesAnswer>(read, {
  ready: nets,
  longestMs: LONGEST_MS,
  mostResident: MOST_RESIDENT,
  shouldRestart: () => process.memoryUsage.rss() > WORN_MEMORY,
});
