import type { Region, Size } from './guide.ts';

/** A bitmap is made of the film on the page, which takes a slow phone up to 50 ms; a film's frame is there, and is drawn where it is looked at. */
export type FramePicture = ImageBitmap | VideoFrame;

export const sizeOf = (picture: FramePicture): Size =>
  'displayWidth' in picture ? { width: picture.displayWidth, height: picture.displayHeight } : picture;

export interface Frame<Picture extends FramePicture = ImageBitmap> {
  /** For the consumer to close or to hand over. */
  picture: Picture;
  /** The part of the film that it is of, as parts of one of the film's width and height. */
  part: Region;
  /** Milliseconds from one frame to the next, the consumer's work included, as a running mean; null for the first. */
  pace: number | null;
  /** The same with all the film's pixels, where it was asked for: for the consumer too. */
  large: Picture | null;
}

export interface FrameOptions {
  /** The part of the film that is wanted, as parts of one of its width and height; asked for each frame. */
  part: () => Region;
  /** Pixels of the picture's longer side, at most. */
  longestSide: number;
  signal: AbortSignal;
  /** Whether all the pixels of the next frame are wanted too. */
  wantsLarge?: () => boolean;
}

/** A picture of more pixels is not handed over whole: two of them would take more memory than a phone's tab has to spare (4 bytes each). */
const MOST_PIXELS = 4_000_000;

/** Frames that the running mean looks back on. */
const PACE_FRAMES = 8;

/**
 * The frames of a video, one at a time: the next is made when the consumer asks for it, so a slow consumer misses frames and
 * queues none. Ends when the signal aborts and when the video leaves the page.
 */
export async function* framesOf(video: HTMLVideoElement, options: FrameOptions): AsyncGenerator<Frame, void> {
  yield* framesMadeBy(bitmapsOf, video, options);
}

/** The same for a consumer that draws what it gets: as the film has them, where the browser hands them out. */
export async function* filmFramesOf(video: HTMLVideoElement, options: FrameOptions): AsyncGenerator<Frame<FramePicture>, void> {
  yield* framesMadeBy<FramePicture>(async (...request) => filmFrames(...request) ?? (await bitmapsOf(...request)), video, options);
}

async function* framesMadeBy<Picture extends FramePicture>(
  make: (...of: FrameRequest) => Promise<FrameImages<Picture> | null>,
  video: HTMLVideoElement,
  { part, longestSide, signal, wantsLarge }: FrameOptions,
): AsyncGenerator<Frame<Picture>, void> {
  let last: number | null = null;
  let pace: number | null = null;
  while (await nextFrame(video, signal)) {
    const box = part();
    const cut = {
      x: box.x * video.videoWidth,
      y: box.y * video.videoHeight,
      width: box.width * video.videoWidth,
      height: box.height * video.videoHeight,
    };
    if (cut.width < 1 || cut.height < 1) continue;
    const scale = Math.min(1, longestSide / Math.max(cut.width, cut.height));
    const size = { width: Math.max(1, Math.round(cut.width * scale)), height: Math.max(1, Math.round(cut.height * scale)) };
    const large = cut.width * cut.height <= MOST_PIXELS && (wantsLarge?.() ?? false);
    const pictures = await make(video, cut, size, large);
    if (!pictures) continue;
    const now = performance.now();
    if (last !== null) pace = pace === null ? now - last : pace + (now - last - pace) / PACE_FRAMES;
    last = now;
    yield { ...pictures, part: box, pace };
  }
}

/** False when the video shows no further frame that is wanted. */
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
    // A viewfinder that leaves the page drops its stream; the frame that is waited for will not come.
    video.addEventListener('emptied', () => video.isConnected || settle(), once);
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(settle);
    else requestAnimationFrame(settle);
  });
}

type FrameRequest = [video: HTMLVideoElement, cut: Region, size: Size, large: boolean];
type FrameImages<Picture extends FramePicture> = Pick<Frame<Picture>, 'picture' | 'large'>;

/** Null while the film is between two cameras. */
async function bitmapsOf(...[video, cut, size, wantsLarge]: FrameRequest): Promise<FrameImages<ImageBitmap> | null> {
  const resize = { resizeWidth: size.width, resizeHeight: size.height };
  const of = [video, cut.x, cut.y, cut.width, cut.height] as const;
  let large: ImageBitmap | null = null;
  try {
    // Made of the large one, both are of the same moment.
    if (wantsLarge) large = await createImageBitmap(...of);
    return { picture: await (large ? createImageBitmap(large, resize) : createImageBitmap(...of, resize)), large };
  } catch {
    large?.close();
    return null;
  }
}

/** Colours are kept for two pixels by two, and a frame is cut between them. */
const even = (pixels: number) => 2 * Math.floor(pixels / 2);

/** Null where the browser hands out no frames, or the camera's lie otherwise than the video shows them. */
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
