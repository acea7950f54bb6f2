import { mexicanDate } from '#mexico/today.ts';
import type { GuideEvent } from '#src/capture/capture.machine.ts';
import { framesOf } from '#src/capture/frames.ts';
import type { Region } from '#src/capture/guide.ts';
import type { SymbolReading } from '#vision/symbols/symbol.ts';
import { judgePayload, judgePayloads } from './certificate.contract.ts';
import type { CertificateMatch } from './tax-certificate.machine.ts';

/** A reader of symbols in frames: `SymbolReader`, or a fake in tests. */
export interface FrameReader {
  frame(picture: ImageBitmap): Promise<readonly SymbolReading[]>;
  forget(): Promise<void>;
  close(): void;
}

/** The longest side of a frame in pixels. A symbol that fills a third has at least six pixels a module; larger frames only cost time. */
const LONGEST_SIDE = 1280;

/**
 * Reads frame after frame until the signal aborts, and reports its findings. Makes the reader forget an unrelated symbol, so that it
 * does not hide the certificate's. Rejects if this device cannot read symbols.
 */
export async function scanFrames(
  video: HTMLVideoElement,
  { part, reader, tell, signal }: { part: () => Region; reader: FrameReader; tell: (event: GuideEvent) => void; signal: AbortSignal },
): Promise<void> {
  for await (const { picture } of framesOf(video, { part, longestSide: LONGEST_SIDE, signal })) {
    const symbols = await reader.frame(picture);
    if (signal.aborted || symbols.length === 0) continue;
    const event = judge(symbols.map(({ payload }) => payload));
    if (event) tell(event);
    if (event?.type !== 'guide.found') await reader.forget();
  }
}

/** Judges the symbols of a frame. Of several valid symbols, the first page's is preferred; null if there is none. */
function judge(payloads: readonly string[]): GuideEvent | null {
  const today = mexicanDate(new Date());
  const { trouble } = judgePayloads(payloads, today);
  if (trouble === 'other_code' || trouble === 'other_paper') return { type: 'guide.remark', remark: trouble };
  if (trouble) return { type: 'guide.refused', reason: trouble };
  const matches = payloads.flatMap((code): CertificateMatch[] => {
    const { certificate } = judgePayload(code, today);
    return certificate ? [{ by: { code }, certificate }] : [];
  });
  const best = matches.find(({ certificate }) => certificate.id_cif !== null) ?? matches[0];
  return best ? { type: 'guide.found', finding: best } : null;
}
