import { serveRequests } from '#platform/foreign-files/worker-process.ts';
import { kinds } from '../kinds/kinds.ts';
import { otherKindOf } from '../kinds/recognise.ts';
import type { ReadingAnswer, ReadingAsk } from './reading.ts';

/** Milliseconds after which a process ends if its server died; otherwise the pool ends it sooner. */
const LONGEST_MS = 30_000;

async function read({ name, paper, today }: ReadingAsk): Promise<ReadingAnswer> {
  const other = otherKindOf(paper, name, today);
  return other ? { other } : kinds[name].parse(paper, { today });
}

serveRequests<ReadingAsk, ReadingAnswer>(read, { ready: Promise.resolve(), longestMs: LONGEST_MS, shouldRestart: () => false });
