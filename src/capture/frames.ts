import type { Box } from './guide.ts';

export interface Frame {
  /** For the consumer to close or to hand over. */
  picture: ImageBitmap;
  /** The part of the film that it is of, as parts of one of the film's width and height. */
  part: Box;
  /** Milliseconds from one frame to the next, the consumer's work included, as a running mean; null for the first. */
  pace: number | null;
  /** The same with all the film's pixels, where it was asked for: for the consumer too. */
  large: ImageBitmap | null;
}

export interface FrameOptions {
  /** The part of the film that is wanted, as parts of one of its width and height; asked for each frame. */
  part: () => Box;
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
export async function* framesOf(
  video: HTMLVideoElement,
  { part, longestSide, signal, wantsLarge }: FrameOptions,
): AsyncGenerator<Frame, void> {
  let last: number | null = null;
  let pace: number | null = null;
  while (await nextFrame(video, signal)) {
    const box = part();
    const pictures = await picturesOf(video, box, { longestSide, large: wantsLarge?.() ?? false });
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
    const wanted = () => video.isConnected && !signal.aborted;
    if (!wanted()) return resolve(false);
    const settled = new AbortController();
    const settle = () => {
      settled.abort();
      resolve(wanted());
    };
    const once = { signal: settled.signal };
    signal.addEventListener('abort', settle, once);
    // A viewfinder that leaves the page drops its stream; the frame that is waited for will not come.
    video.addEventListener('emptied', () => video.isConnected || settle(), once);
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(settle);
    else requestAnimationFrame(settle);
  });
}

/** Null while the film is between two cameras. */
async function picturesOf(
  video: HTMLVideoElement,
  part: Box,
  wanted: { longestSide: number; large: boolean },
): Promise<Pick<Frame, 'picture' | 'large'> | null> {
  const [width, height] = [part.width * video.videoWidth, part.height * video.videoHeight];
  if (width < 1 || height < 1) return null;
  const scale = Math.min(1, wanted.longestSide / Math.max(width, height));
  const size = { resizeWidth: Math.max(1, Math.round(width * scale)), resizeHeight: Math.max(1, Math.round(height * scale)) };
  const cut = [part.x * video.videoWidth, part.y * video.videoHeight, width, height] as const;
  let large: ImageBitmap | null = null;
  try {
    // Made of the large one, both are of the same moment.
    if (wanted.large && width * height <= MOST_PIXELS) large = await createImageBitmap(video, ...cut);
    return { picture: await (large ? createImageBitmap(large, size) : createImageBitmap(video, ...cut, size)), large };
  } catch {
    large?.close();
    return null;
  }
}
