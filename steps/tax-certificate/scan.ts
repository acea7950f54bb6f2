import { mexicanDate } from '../../mexico/today.ts';
import type { GuideEvent } from '../../src/capture/capture.machine.ts';
import type { Box } from '../../src/capture/guide.ts';
import type { SymbolReading } from '../../vision/symbols/symbol.ts';
import { judgePayload, judgePayloads } from './certificate.contract.ts';
import type { Found } from './tax-certificate.machine.ts';

/** Whoever reads codes from frames: `SymbolReader`, and a fake in tests. */
export interface FrameReader {
  frame(picture: ImageBitmap): Promise<readonly SymbolReading[]>;
  forget(): Promise<void>;
  close(): void;
}

/** A code that fills a third of it has six pixels a module and more; a bigger frame only takes longer. */
const LONGEST_SIDE = 1280;

/**
 * Reads frame after frame until the signal aborts, and tells what it finds; the next is taken when the last was read. A code that is
 * not theirs is forgotten, so that it hides nothing. Rejects when codes cannot be read here at all.
 */
export async function scanFrames(
  video: HTMLVideoElement,
  { part, reader, tell, signal }: { part: () => Box; reader: FrameReader; tell: (event: GuideEvent) => void; signal: AbortSignal },
): Promise<void> {
  while (await nextFrame(video, signal)) {
    const picture = await pictureOf(video, part());
    if (!picture) continue;
    const symbols = await reader.frame(picture);
    if (signal.aborted || symbols.length === 0) continue;
    const seen = judge(symbols.map(({ payload }) => payload));
    if (seen) tell(seen);
    if (seen?.type !== 'guide.found') await reader.forget();
  }
}

/** What the codes of one frame are; of several good ones, the first page's. */
function judge(payloads: readonly string[]): GuideEvent | null {
  const today = mexicanDate(new Date());
  const { trouble } = judgePayloads(payloads, today);
  if (trouble === 'other_code' || trouble === 'other_paper') return { type: 'guide.remark', remark: trouble };
  if (trouble) return { type: 'guide.refused', reason: trouble };
  const found = payloads.flatMap((code): Found[] => {
    const { certificate } = judgePayload(code, today);
    return certificate ? [{ by: { code }, certificate }] : [];
  });
  const best = found.find(({ certificate }) => certificate.id_cif !== null) ?? found[0];
  return best ? { type: 'guide.found', found: best } : null;
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
