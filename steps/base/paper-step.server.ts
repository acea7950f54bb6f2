import type { ReadingStatus } from '#contracts/steps/paper-step.ts';
import type { PaperKind } from '#kinds/kinds.ts';
import type { PaperData, PaperTrouble } from '../ports/papers.ts';
import { nullIfUnavailable, type StepContext, StepFailure } from './step.server.ts';

type PaperStepContext = Pick<StepContext, 'ports' | 'memory' | 'remember'>;

/** The reading of a file. A file is read once; the step remembers the reading, with the collection as key, until it is completed. */
export interface ReadPaper<Kind extends PaperKind = PaperKind> {
  uuid: string;
  reading: ReadingStatus;
  data: PaperData[Kind] | null;
  /** True if the server sent the data to the person's screen. */
  shown: boolean;
}

interface PaperFile {
  collection: string;
  uuid: string;
}

/** The most files read for one step, which allows several retakes of a blurred photo. */
const MOST_FILES = 30;

/**
 * Reads a medium of the step as a paper of that kind, unless it was read before. Reports a reader's failure in `reading`, without an
 * error. Throws StepFailure `media_missing`, and `attempts_exhausted` if too many files were read.
 */
export async function readPaper<Kind extends PaperKind>(
  kind: Kind,
  file: PaperFile,
  context: PaperStepContext,
  readingBudget: TimeBudget = startTimeBudget(),
): Promise<ReadPaper<Kind>> {
  const { collection, uuid } = file;
  const before = recallPaper<Kind>(collection, context);
  const isShown = before?.uuid === uuid && before.shown;
  if (before?.uuid === uuid && (before.reading !== 'read' || before.data !== null)) return before;
  const answer = await readingBudget.run(await readerOf(kind, file, context)).catch(nullIfUnavailable);
  // The reader was unavailable: the next request tries again.
  if (answer === null) {
    if (before && before.uuid !== uuid) context.remember({ [collection]: null });
    return { uuid, reading: 'unavailable', data: null, shown: false };
  }
  const paper: ReadPaper<Kind> =
    'data' in answer
      ? { uuid, reading: 'read', data: answer.data, shown: isShown }
      : { uuid, reading: statusOfTrouble[answer.trouble], data: null, shown: isShown };
  context.remember({ [collection]: paper });
  return paper;
}

/** Remembers that the data of a paper are sent to the person's screen. */
export function noteShown(collection: string, paper: ReadPaper, { remember }: Pick<PaperStepContext, 'remember'>): void {
  if (paper.reading !== 'unavailable') remember({ [collection]: { ...paper, shown: true } });
}

/** Returns whether the data of a medium were sent to the person's screen. Only then can the person have seen them. */
export function wasShown({ collection, uuid }: PaperFile, context: Pick<PaperStepContext, 'memory'>): boolean {
  const before = recallPaper(collection, context);
  return before?.uuid === uuid && before.shown;
}

/** Removes a paper's data from the step's memory, because the payload contains them. A reopened step reads the paper again. */
export function forgetData(collection: string, paper: ReadPaper, { remember }: Pick<PaperStepContext, 'remember'>): void {
  if (paper.reading === 'read') remember({ [collection]: { ...paper, data: null } });
}

type CorrectionTexts<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>>;

/** Returns the corrections that differ from the paper's text. */
export function changedTexts<Field extends string>(
  texts: CorrectionTexts<Field>,
  read: (field: Field) => string | null | undefined,
): CorrectionTexts<Field> {
  const entries = Object.entries(texts) as [Field, string][];
  return Object.fromEntries(entries.filter(([field, text]) => text !== (read(field) ?? ''))) as CorrectionTexts<Field>;
}

/** Returns the corrections for the payload, with every field; null if the person did not change the field. */
export function withEveryField<Field extends string>(
  fields: readonly Field[],
  corrections: CorrectionTexts<Field>,
): Record<Field, string | null> {
  return Object.fromEntries(fields.map((field) => [field, corrections[field] ?? null])) as Record<Field, string | null>;
}

function recallPaper<Kind extends PaperKind>(collection: string, { memory }: Pick<PaperStepContext, 'memory'>): ReadPaper<Kind> | null {
  return (memory[collection] as ReadPaper<Kind> | null | undefined) ?? null;
}

/** One time limit for several pieces of work. */
export interface TimeBudget {
  /** Starts work and returns its value; null if the time ends before the work, or was over before its start. Late work is not stopped. */
  run<Value>(work: () => Promise<Value>): Promise<Value | null>;
}

/** Milliseconds for all readings of one request, which ends after 25 s. */
const READINGS_MS = 15_000;

/** Starts a time limit of `ms` milliseconds; without `ms`, the limit for all readings of one request. */
export function startTimeBudget(ms = READINGS_MS): TimeBudget {
  const end = performance.now() + ms;
  return {
    async run(work) {
      const left = end - performance.now();
      if (left <= 0) return null;
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, left, null);
      });
      try {
        return await Promise.race([work(), timeout]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

const statusOfTrouble: Record<PaperTrouble, ReadingStatus> = {
  unreadable: 'unreadable',
  too_little: 'too_little',
  other_kind: 'other_kind',
  locked: 'unreadable',
  unread: 'unavailable',
};

async function readerOf<Kind extends PaperKind>(kind: Kind, { collection, uuid }: PaperFile, { ports }: PaperStepContext) {
  const medium = (await ports.media.list()).find((one) => one.uuid === uuid && one.collection === collection);
  if (!medium) throw new StepFailure('media_missing', `Upload the ${collection} first`, { field: collection });
  const bytes = await ports.media.read(uuid);
  // A failed attempt counts too: the reader may have worked to its limit.
  await ports.allowance.take('reading', { most: MOST_FILES, value: uuid, mostValues: MOST_FILES });
  return () => ports.papers.read(kind, { bytes, mime: medium.mime });
}
