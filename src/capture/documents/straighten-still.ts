import { openWorker } from '../worker.ts';
import { documentScript } from './finder.ts';
import type { DocumentAnswer, DocumentAsk, StraightAnswer, StraightAsk } from './messages.ts';

/** A document alone, straight, and where it lies in its picture. */
export type StraightStill = StraightAnswer;

/** Lays the document in a still straight, in a worker of its own; null where none is clearly seen. Rejects where it cannot be done here. */
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
