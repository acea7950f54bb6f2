import { openWorker } from '../worker.ts';
import { documentScript } from './finder.ts';
import type { DocumentAnswer, FinderRequest, StraightAnswer, StraightRequest } from './messages.ts';

/** Straightens the document in a still, in a worker; null if no document is clearly visible. Rejects if this device cannot do it. */
export async function straightenStill(
  still: Blob,
  { aspects, turn, assetsBase }: Pick<StraightRequest, 'aspects' | 'turn'> & { assetsBase: string },
): Promise<StraightAnswer | null> {
  const worker = openWorker<FinderRequest, DocumentAnswer>(documentScript(assetsBase));
  try {
    const answer = await worker.send({ still, aspects, turn });
    return answer && 'blob' in answer ? answer : null;
  } finally {
    worker.close();
  }
}
