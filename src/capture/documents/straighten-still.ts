import { openWorker } from '../worker.ts';
import { documentScript } from './finder.ts';
import type { DocumentAnswer, DocumentAsk, StraightAnswer, StraightAsk } from './messages.ts';

/** The straightened document and its corners in the still. */
export type StraightStill = StraightAnswer;

/** Straightens the document in a still, in a worker; null if no document is clearly visible. Rejects if this device cannot do it. */
export async function straightenStill(
  still: Blob,
  { aspects, turn, assetsBase }: Pick<StraightAsk, 'aspects' | 'turn'> & { assetsBase: string },
): Promise<StraightStill | null> {
  const worker = openWorker<DocumentAsk, DocumentAnswer>(documentScript(assetsBase));
  try {
    const answer = await worker.ask({ still, aspects, turn });
    return answer && 'blob' in answer ? answer : null;
  } finally {
    worker.close();
  }
}
