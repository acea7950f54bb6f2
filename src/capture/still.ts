import { inTime } from '#contracts/base/deadline.ts';
import { type Light, type LightAdvice, lightAdvice, lightOf, showsNothing } from '#vision/light.ts';
import { MAX_GLARE } from '#vision/quality/glare.ts';
import { type BestFrame, takeFrame } from './best-frame.ts';
import { sizeOf } from './frames.ts';
import { photoPart, pixelsIn, type Region, type Size, sizeWithin } from './guide.ts';
import { uprightBitmap } from './upright-bitmap.ts';

export type StillTrouble = 'no_frame' | 'black_frame' | 'unreadable_file' | 'small_file' | 'large_file';

/** The error of a picture that could not be made; `trouble` is the reason. */
export class StillFailure extends Error {
  readonly trouble: StillTrouble;
  constructor(trouble: StillTrouble, options?: { cause?: unknown }) {
    super(`No picture was made: ${trouble}`, options);
    this.name = 'StillFailure';
    this.trouble = trouble;
  }
}

/** A picture ready to be stored: an upright JPEG without metadata, never mirrored. */
export interface Still {
  blob: Blob;
  /** Advice about the light only, not about legibility. */
  advice: LightAdvice;
}

export interface StillLimits {
  bytes: number;
  pixels: number;
}

/** The limits that each picture is scaled to, unless the server's limits are lower. */
export const stillLimits: StillLimits = { bytes: 1_500_000, pixels: 12_000_000 };

/** Milliseconds for each request of the camera's own photo. */
const PHOTO_MS = 4000;
/** Minimum sharpness of a photo, as a fraction of the best frame's; a less sharp photo was shaken, and its extra pixels add nothing. */
const MIN_SHARPNESS = 0.9;
/** The longer side in pixels at which sharpness is measured. */
const MEASURED_SIDE = 960;
/** Minimum ratio of a photo's pixels to the film's that is worth the photo's delay. */
const PHOTO_GAIN = 1.5;
/** JPEG qualities, tried in this order until the picture fits; then its sides are shortened by `SHRINK`. */
const qualities = [0.92, 0.85, 0.75, 0.65] as const;
/** Factor by which the sides are shortened. */
const SHRINK = 0.8;
/** The side in pixels of the small picture whose light is measured. */
const THUMBNAIL = 32;
/** The largest file decoded here, in bytes: a larger one could crash a phone's tab. */
const LARGEST_FILE_BYTES = 40_000_000;
/** Minimum side in pixels of a file's picture. */
const SMALLEST_SIDE = 320;

function smaller(limits: StillLimits): StillLimits {
  return { bytes: Math.min(limits.bytes, stillLimits.bytes), pixels: Math.min(limits.pixels, stillLimits.pixels) };
}

/** Minimum side of a crop in pixels; nothing smaller is legible. */
const MIN_CROP = 32;

/** Attempts to draw a film's frame: WebKit sometimes draws black from a film that plays; a moment later it works. */
const MAX_ATTEMPTS = 4;
/** Time between two of these attempts, in ms. */
const BETWEEN_ATTEMPTS_MS = 120;

/**
 * Takes the picture under the guide at the camera's full size. `part` is a fraction of the film's frame (`filmUnder`). If the guide stored
 * a frame in the last second, that measured frame is used, unless the camera's photo has more pixels and is nearly as sharp. Throws
 * StillFailure.
 */
export async function takeStill(video: HTMLVideoElement, part: Region, limits: StillLimits): Promise<Still> {
  const film = { width: video.videoWidth, height: video.videoHeight };
  if (film.width === 0 || film.height === 0) throw new StillFailure('no_frame');
  const best = takeFrame(video);
  try {
    return (await photoStill(video, { film, part, best }, limits)) ?? (await filmStill(video, { film, part, best }, limits));
  } finally {
    best?.picture.close();
  }
}

interface StillSource {
  film: Size;
  part: Region;
  best: BestFrame | null;
}

/** Makes a still of the camera's own photo; null if the camera takes none, or none as good as the film. */
async function photoStill(video: HTMLVideoElement, { film, part, best }: StillSource, limits: StillLimits): Promise<Still | null> {
  const photo = await takePhoto(video, film);
  if (!photo) return null;
  try {
    const photoRegion = photoPart(part, film, photo);
    if (best && !(await isAsGood(photo, photoRegion, best))) return null;
    return await toJpeg(photo, photo, photoRegion, limits);
  } catch (failure) {
    // Some phones return a black first photo after a switch of cameras; the film is still right.
    if (!(failure instanceof StillFailure)) throw failure;
    return null;
  } finally {
    photo.close();
  }
}

/** Returns whether the photo is about as sharp as the best frame of the film and has no glare that the frame lacks. */
async function isAsGood(photo: ImageBitmap, { x, y, width, height }: Region, best: BestFrame): Promise<boolean> {
  const [across, down] = [width * photo.width, height * photo.height];
  const { width: resizeWidth, height: resizeHeight } = sizeWithin({ width: across, height: down }, MEASURED_SIDE);
  try {
    const look = await best.look(
      await createImageBitmap(photo, x * photo.width, y * photo.height, across, down, { resizeWidth, resizeHeight }),
    );
    const hasWorseGlare = (look.glare ?? 0) > MAX_GLARE && best.glare <= MAX_GLARE;
    return look.focus !== null && look.focus >= MIN_SHARPNESS * best.focus && !hasWorseGlare;
  } catch {
    return false;
  }
}

async function filmStill(video: HTMLVideoElement, { film, part, best }: StillSource, limits: StillLimits): Promise<Still> {
  if (best) return await toJpeg(best.picture, sizeOf(best.picture), { x: 0, y: 0, width: 1, height: 1 }, limits);
  for (let attempts = 1; ; attempts++) {
    try {
      return await toJpeg(video, film, part, limits);
    } catch (failure) {
      const isBlack = failure instanceof StillFailure && failure.trouble === 'black_frame';
      if (!isBlack || attempts === MAX_ATTEMPTS) throw failure;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_ATTEMPTS_MS));
    }
  }
}

/** Makes a still of a whole image file. Throws StillFailure. */
export async function stillFromFile(file: Blob, limits: StillLimits): Promise<Still> {
  if (file.size > LARGEST_FILE_BYTES) throw new StillFailure('large_file');
  let picture: ImageBitmap;
  try {
    picture = await uprightBitmap(file);
  } catch (cause) {
    throw new StillFailure('unreadable_file', { cause });
  }
  try {
    if (Math.min(picture.width, picture.height) < SMALLEST_SIDE) throw new StillFailure('small_file');
    return await toJpeg(picture, picture, { x: 0, y: 0, width: 1, height: 1 }, limits);
  } finally {
    picture.close();
  }
}

interface PhotoCapture {
  getPhotoCapabilities(): Promise<{ imageWidth?: { max: number }; imageHeight?: { max: number } }>;
  takePhoto(): Promise<Blob>;
}

/** Takes the camera's own photo; null if the browser takes none with enough pixels, or on any error. */
async function takePhoto(video: HTMLVideoElement, film: Size): Promise<ImageBitmap | null> {
  const Capture = (globalThis as { ImageCapture?: new (track: MediaStreamTrack) => PhotoCapture }).ImageCapture;
  const track = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks()[0] : undefined;
  if (!Capture || !track) return null;
  // On most phones the torch turns off during a photo, which comes out dark.
  if ((track.getSettings() as { torch?: boolean }).torch === true) return null;
  try {
    const capture = new Capture(track);
    const most = await inTime(capture.getPhotoCapabilities(), PHOTO_MS, () => null);
    const pixels = (most?.imageWidth?.max ?? 0) * (most?.imageHeight?.max ?? 0);
    if (pixels < film.width * film.height * PHOTO_GAIN) return null;
    const blob = await inTime(capture.takePhoto(), PHOTO_MS, () => null);
    const photo = blob && (await uprightBitmap(blob));
    if (!photo) return null;
    // In a photo of the other orientation the guide would be elsewhere.
    if (photo.width > photo.height === film.width > film.height) return photo;
    photo.close();
    return null;
  } catch {
    return null;
  }
}

/** Crops a picture and encodes it within the limits. Throws StillFailure if the crop is too small or black. */
async function toJpeg(source: CanvasImageSource, size: Size, part: Region, limits: StillLimits): Promise<Still> {
  const { bytes, pixels } = smaller(limits);
  const crop = pixelsIn(part, size);
  // A guide without layout has no size, or NaN.
  if (!(Math.min(crop.width, crop.height) >= MIN_CROP)) throw new StillFailure('no_frame');
  let scale = Math.min(1, Math.sqrt(pixels / (crop.width * crop.height)));
  let canvas = draw(source, crop, scale);
  const light = lightIn(canvas);
  if (showsNothing(light)) throw new StillFailure('black_frame');
  let blob = await encode(canvas, bytes);
  while (blob.size > bytes && canvas.width > SMALLEST_SIDE) {
    scale *= SHRINK;
    canvas = draw(source, crop, scale);
    blob = await encode(canvas, bytes);
  }
  return { blob, advice: lightAdvice(light) };
}

function draw(source: CanvasImageSource, crop: Region, scale: number): HTMLCanvasElement {
  const size = { width: Math.max(1, Math.floor(crop.width * scale)), height: Math.max(1, Math.floor(crop.height * scale)) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new StillFailure('no_frame');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, crop.x, crop.y, crop.width, crop.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function lightIn(picture: HTMLCanvasElement): Light {
  const canvas = Object.assign(document.createElement('canvas'), { width: THUMBNAIL, height: THUMBNAIL });
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new StillFailure('no_frame');
  context.drawImage(picture, 0, 0, THUMBNAIL, THUMBNAIL);
  return lightOf(context.getImageData(0, 0, THUMBNAIL, THUMBNAIL).data);
}

/** Encodes at the best quality that fits, else at the lowest. */
async function encode(canvas: HTMLCanvasElement, bytes: number): Promise<Blob> {
  let blob: Blob | null = null;
  for (const quality of qualities) {
    blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= bytes) return blob;
  }
  if (!blob) throw new StillFailure('no_frame');
  return blob;
}
