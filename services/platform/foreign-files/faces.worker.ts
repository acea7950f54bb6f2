import sharp from 'sharp';
import { type FaceNets, openFaceNets, type Rectangle } from './face-models.ts';
import type { FacesAnswer, FacesAsk } from './faces.ts';
import { serveRequests } from './worker-process.ts';

sharp.concurrency(1);
sharp.cache(false);

/** Milliseconds of one request, for a process whose server died; the pool kills it sooner. */
const LONGEST_MS = 40_000;
/** Bytes after which a process restarts: WebAssembly gives nothing back, and 450 MB is usual. */
const WORN_MEMORY = 640 * 1024 * 1024;
const MOST_RESIDENT = 900 * 1024 * 1024;

/** Longer side of a picture, in pixels: on a card that fills half of it the face is a hundred wide. */
const LONGEST_SIDE = 1280;
/** Share of each side added around a picture, so that a face that fills it is found. */
const MARGIN = 0.5;

/** Another face counts where it is this wide beside the widest: a card's ghost portrait and somebody far behind do not. */
const OTHER_WIDTH = 0.5;
/** In pixels. Narrower ones look like anybody (docs/face-model.md). */
const LEAST_WIDTH = 32;

/** Degrees by which a card may have to be turned clockwise: most lie as they should, then on their head. */
const WAYS_OF_A_CARD = [0, 180, 90, 270];

/** Portrait: share of the face's sides around it, and its longer side in pixels. */
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

/** Opened at the start, so that a picture has its time for itself. */
const nets = openFaceNets();

async function read({ bytes, isCard }: FacesAsk): Promise<FacesAnswer> {
  const plain = await decode(bytes).catch(() => null);
  if (!plain) return { trouble: 'picture_unreadable' };
  const open = await nets;
  // On its head a face is seen now and then, and is like nobody: a margin is for pictures in which no way shows one.
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

/** Null where nobody is seen. */
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
