import { mexicanDate } from '#mexico/today.ts';
import type { GuideEvent } from '#src/capture/capture.machine.ts';
import { framesOf } from '#src/capture/frames.ts';
import type { Region } from '#src/capture/guide.ts';
import type { SymbolReading } from '#vision/symbols/symbol.ts';
import { judgePayload, judgePayloads } from './certificate.contract.ts';
import type { CertificateMatch } from './tax-certificate.machine.ts';

/** Reads symbols from frames: `SymbolReader`, and a fake in tests. */
export interface FrameReader {
  frame(picture: ImageBitmap): Promise<readonly SymbolReading[]>;
  forget(): Promise<void>;
  close(): void;
}

/** Pixels. A symbol that fills a third of it has six pixels a module and more; a bigger frame only takes longer. */
const LONGEST_SIDE = 1280;

/**
 * Reads frame after frame until the signal aborts, and tells what it finds. A symbol of something else is forgotten, so that it hides
 * nothing. Rejects when symbols cannot be read here at all.
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

/** What the symbols of one frame mean; of several good ones, the first page's. */
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
