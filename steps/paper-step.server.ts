import type { PaperKind, Reading } from '../contracts/paper-step.ts';
import type { PaperData, PaperReading, PaperTrouble } from './ports/papers.ts';
import { type StepContext, StepFailure } from './step.server.ts';

type Context = Pick<StepContext, 'ports' | 'memory' | 'remember'>;

/** A file as it was read: once, and remembered with the step under its collection. */
export interface ReadPaper<Kind extends PaperKind = PaperKind> {
  uuid: string;
  reading: Reading;
  data: PaperData[Kind] | null;
}

/** Files that are read for one step: enough for a hand that shakes. Further ones go on unread. */
const MOST = 30;

/**
 * Reads a medium of the step as a paper of that kind, unless it was read before. It throws nothing: a paper that nobody can read stops
 * no one.
 */
export async function readPaper<Kind extends PaperKind>(
  kind: Kind,
  { collection, uuid }: { collection: string; uuid: string },
  context: Context,
): Promise<ReadPaper<Kind>> {
  const before = context.memory[collection] as ReadPaper<Kind> | undefined;
  if (before?.uuid === uuid) return before;
  const answer = await inPatience(read(kind, { collection, uuid }, context)).catch((failure: unknown) => {
    if (!(failure instanceof StepFailure)) throw failure;
    return null;
  });
  // Nobody could read it now: the next request tries again.
  if (answer === null) return { uuid, reading: 'unavailable', data: null };
  const reading: ReadPaper<Kind> =
    'data' in answer ? { uuid, reading: 'read', data: answer.data } : { uuid, reading: meanings[answer.trouble], data: null };
  context.remember({ [collection]: reading });
  return reading;
}

/** Milliseconds for one file: three of them fit into a request’s own time, however busy the readers are. */
const MOST_MS = 8000;

/** Null where it takes too long. */
export async function inPatience<Value>(work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, MOST_MS, null);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const meanings: Record<PaperTrouble, Reading> = {
  unreadable: 'unreadable',
  too_little: 'too_little',
  other_kind: 'other_kind',
  locked: 'unreadable',
  unread: 'unavailable',
};

async function read<Kind extends PaperKind>(
  kind: Kind,
  { collection, uuid }: { collection: string; uuid: string },
  { ports }: Context,
): Promise<PaperReading<Kind>> {
  const medium = (await ports.media.list()).find((one) => one.uuid === uuid && one.collection === collection);
  if (!medium) throw new StepFailure('media_missing', `Upload the ${collection} first`, { field: collection });
  const giveBack = await ports.allowance.take('reading', { most: MOST, value: uuid, mostValues: MOST });
  try {
    return await ports.papers.read(kind, { bytes: await ports.media.read(uuid), mime: medium.mime });
  } catch (failure) {
    await giveBack();
    throw failure;
  }
}
