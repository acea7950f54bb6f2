import type { Box } from '../../src/capture/guide.ts';
import type { Code } from '../../vision/codes/code.ts';

/** Whoever reads codes from frames: `CodeReader`, and a fake in tests. */
export interface FrameReader {
  frame(picture: ImageBitmap): Promise<readonly Code[]>;
  forget(): Promise<void>;
  close(): void;
}

/** A code that fills a third of it has six pixels a module and more; a bigger frame only takes longer. */
const LONGEST_SIDE = 1280;

/**
 * Reads frame after frame until the signal aborts; the next is taken when the last was read. `see` is told the texts of a frame that
 * has any, and answers whether they were what was sought: what was not is forgotten, so that it hides nothing. Rejects when codes
 * cannot be read here at all.
 */
export async function scanFrames(
  video: HTMLVideoElement,
  { part, reader, see, signal }: { part: () => Box; reader: FrameReader; see: (texts: readonly string[]) => boolean; signal: AbortSignal },
): Promise<void> {
  while (await nextFrame(video, signal)) {
    const picture = await pictureOf(video, part());
    if (!picture) continue;
    const codes = await reader.frame(picture);
    if (signal.aborted || codes.length === 0) continue;
    if (!see(codes.map(({ text }) => text))) await reader.forget();
  }
}

/** False when nobody wants one any more. */
function nextFrame(video: HTMLVideoElement, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      signal.removeEventListener('abort', settle);
      resolve(!signal.aborted);
    };
    if (signal.aborted) return settle();
    signal.addEventListener('abort', settle);
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(settle);
    else requestAnimationFrame(settle);
  });
}

/** Null while the film is between two cameras. */
async function pictureOf(video: HTMLVideoElement, part: Box): Promise<ImageBitmap | null> {
  const [width, height] = [part.width * video.videoWidth, part.height * video.videoHeight];
  if (width < 1 || height < 1) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const size = { resizeWidth: Math.round(width * scale), resizeHeight: Math.round(height * scale) } as const;
  try {
    return await createImageBitmap(video, part.x * video.videoWidth, part.y * video.videoHeight, width, height, size);
  } catch {
    return null;
  }
}
