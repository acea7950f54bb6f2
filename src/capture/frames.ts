import { type Region, type Size, sizeWithin } from './guide.ts';

/**
 * A frame's picture. A bitmap is copied on the page from the film (the live video), which takes up to 50 ms on a slow phone; a video frame
 * needs no copy.
 */
export type FramePicture = ImageBitmap | VideoFrame;

export const sizeOf = (picture: FramePicture): Size =>
  'displayWidth' in picture ? { width: picture.displayWidth, height: picture.displayHeight } : picture;

export interface Frame<Picture extends FramePicture = ImageBitmap> {
  /** The picture; the consumer closes or transfers it. */
  picture: Picture;
  /** The frame's part of the film, as fractions of the film's width and height. */
  part: Region;
  /** The same picture at the film's full size, if requested; the consumer closes it too. */
  large: Picture | null;
}

export interface FrameOptions {
  /** Returns the wanted part of the film, as fractions of its width and height; called for each frame. */
  part: () => Region;
  /** Maximum length of the picture's longer side, in pixels. */
  longestSide: number;
  signal: AbortSignal;
  /** Returns whether the next frame is also wanted at full size. */
  wantsLarge?: () => boolean;
}

/** Maximum number of pixels of a full-size picture: two larger ones (4 bytes a pixel) would exceed the memory of a phone's tab. */
const MAX_PIXELS = 4_000_000;

/**
 * Yields the frames of a video, each made when the consumer requests it, so a slow consumer misses frames and queues none. Ends when the
 * signal aborts or the video leaves the page.
 */
export async function* framesOf(video: HTMLVideoElement, options: FrameOptions): AsyncGenerator<Frame, void> {
  yield* framesMadeBy(bitmapsOf, video, options);
}

/** Yields frames like `framesOf`, as video frames if the browser provides them, for a consumer that only draws them. */
export async function* filmFramesOf(video: HTMLVideoElement, options: FrameOptions): AsyncGenerator<Frame<FramePicture>, void> {
  yield* framesMadeBy<FramePicture>(async (...request) => filmFrames(...request) ?? (await bitmapsOf(...request)), video, options);
}

/** Waits for each frame of the video, cuts out the wanted part, and makes its pictures with `make`. */
async function* framesMadeBy<Picture extends FramePicture>(
  make: (...request: FrameRequest) => Promise<FrameImages<Picture> | null>,
  video: HTMLVideoElement,
  { part, longestSide, signal, wantsLarge }: FrameOptions,
): AsyncGenerator<Frame<Picture>, void> {
  while (await nextFrame(video, signal)) {
    const box = part();
    const cut = {
      x: box.x * video.videoWidth,
      y: box.y * video.videoHeight,
      width: box.width * video.videoWidth,
      height: box.height * video.videoHeight,
    };
    if (cut.width < 1 || cut.height < 1) continue;
    const large = cut.width * cut.height <= MAX_PIXELS && (wantsLarge?.() ?? false);
    const pictures = await make(video, cut, sizeWithin(cut, longestSide), large);
    if (pictures) yield { ...pictures, part: box };
  }
}

/** Waits for the next frame. Resolves with false if the video left the page or the signal aborted. */
function nextFrame(video: HTMLVideoElement, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const isActive = () => video.isConnected && !signal.aborted;
    if (!isActive()) return resolve(false);
    const controller = new AbortController();
    const settle = () => {
      controller.abort();
      resolve(isActive());
    };
    const once = { signal: controller.signal };
    signal.addEventListener('abort', settle, once);
    // A removed viewfinder drops its stream, and the awaited frame never arrives.
    video.addEventListener('emptied', () => video.isConnected || settle(), once);
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(settle);
    else requestAnimationFrame(settle);
  });
}

type FrameRequest = [video: HTMLVideoElement, cut: Region, size: Size, large: boolean];
type FrameImages<Picture extends FramePicture> = Pick<Frame<Picture>, 'picture' | 'large'>;

/** Makes bitmaps of a frame; null while the film switches cameras. */
async function bitmapsOf(...[video, cut, size, wantsLarge]: FrameRequest): Promise<FrameImages<ImageBitmap> | null> {
  const resize = { resizeWidth: size.width, resizeHeight: size.height };
  const source = [video, cut.x, cut.y, cut.width, cut.height] as const;
  let large: ImageBitmap | null = null;
  try {
    // The small picture is made from the large one, so that both show the same moment.
    if (wantsLarge) large = await createImageBitmap(...source);
    return { picture: await (large ? createImageBitmap(large, resize) : createImageBitmap(...source, resize)), large };
  } catch {
    large?.close();
    return null;
  }
}

/** Rounds down to an even number: a video frame stores one colour for each two by two pixels, so it can only be cut between them. */
const even = (pixels: number) => 2 * Math.floor(pixels / 2);

/** Makes video frames; null if the browser provides none, or if the camera's frame is turned or cut otherwise than the video. */
function filmFrames(...[video, cut, size, wantsLarge]: FrameRequest): FrameImages<VideoFrame> | null {
  if (!('VideoFrame' in globalThis)) return null;
  let frame: (VideoFrame & { rotation?: number; flip?: boolean }) | null = null;
  let large: VideoFrame | null = null;
  try {
    frame = new VideoFrame(video);
    const all = frame.visibleRect;
    if (all?.width !== video.videoWidth || all.height !== video.videoHeight || frame.rotation || frame.flip) return null;
    const visibleRect = { x: all.x + even(cut.x), y: all.y + even(cut.y), width: even(cut.width), height: even(cut.height) };
    const { width: displayWidth, height: displayHeight } = visibleRect;
    if (wantsLarge) large = new VideoFrame(frame, { visibleRect, displayWidth, displayHeight });
    return { picture: new VideoFrame(frame, { visibleRect, displayWidth: size.width, displayHeight: size.height }), large };
  } catch {
    large?.close();
    return null;
  } finally {
    frame?.close();
  }
}
