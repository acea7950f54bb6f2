import type { FindingCode } from '#contracts/base/findings.ts';
import type { ReadingStatus } from '#contracts/steps/paper-step.ts';
import type { PaperKind } from '#kinds/kinds.ts';
import { symbolDiffers } from '#kinds/values/symbols.ts';
import type { StepMedium } from '../ports/media.ts';
import type { PaperData, PaperTrouble } from '../ports/papers.ts';
import { type AboutMedium, forgetAbout, recallAbout, rememberAbout } from './about-medium.server.ts';
import { nullIfUnavailable, type StepContext, StepFailure } from './step.server.ts';
import { startTimeBudget, type TimeBudget } from './time-budget.server.ts';

type PaperStepContext = Pick<StepContext, 'ports' | 'memory' | 'remember'>;

/** The reading of a file. A file is read once; the step remembers the reading, with the collection as topic, until it is completed. */
export interface ReadPaper<Kind extends PaperKind = PaperKind> extends AboutMedium {
  reading: ReadingStatus;
  data: PaperData[Kind] | null;
  /** True if the paper's print says that it is a specimen. */
  isSpecimen: boolean;
  /** True if the server sent the data to the person's screen. */
  shown: boolean;
}

interface PaperFile {
  collection: string;
  uuid: string;
}

/** Maximum number of files read for one step, which allows several retakes of a blurred photo. */
const MAX_FILES = 30;

/**
 * Reads a medium of the step as a paper of that kind, unless it was read before. Reports a reader's failure in `reading`, without an
 * error. Throws StepFailure `media_missing`, and `attempts_exhausted` if too many files were read.
 */
export async function readPaper<Kind extends PaperKind>(
  kind: Kind,
  file: PaperFile,
  context: PaperStepContext,
  budget: TimeBudget = startTimeBudget(),
): Promise<ReadPaper<Kind>> {
  const { collection } = file;
  const medium = await mediumOf(file, context);
  const { uuid, sha256 } = medium;
  const before = recallAbout<ReadPaper<Kind>>(collection, medium, context);
  if (before && (before.reading !== 'read' || before.data !== null)) return before;
  const answer = await budget.run(await readerOf(kind, medium, context)).catch(nullIfUnavailable);
  // The reader was unavailable: the next request tries again. What an earlier file said is of no use any more.
  if (answer === null) {
    if (!before) forgetAbout(collection, context);
    return { uuid, sha256, reading: 'unavailable', data: null, isSpecimen: false, shown: false };
  }
  const isRead = 'data' in answer;
  const paper: ReadPaper<Kind> = {
    ...{ uuid, sha256, reading: isRead ? 'read' : statusOfTrouble[answer.trouble] },
    ...{ data: isRead ? answer.data : null, isSpecimen: isRead && answer.isSpecimen, shown: before?.shown ?? false },
  };
  rememberAbout(collection, paper, context);
  return paper;
}

/** Remembers that the data of a paper are sent to the person's screen. */
export function noteShown(collection: string, paper: ReadPaper, context: Pick<PaperStepContext, 'remember'>): void {
  if (paper.reading !== 'unavailable') rememberAbout(collection, { ...paper, shown: true }, context);
}

/** Returns whether the data of a medium were sent to the person's screen. Only then can the person have seen them. */
export function wasShown(medium: StepMedium, context: Pick<PaperStepContext, 'memory'>): boolean {
  return recallAbout<ReadPaper>(medium.collection, medium, context)?.shown ?? false;
}

/** Removes a paper's data from the step's memory, because the payload contains them. A reopened step reads the paper again. */
export function forgetData(collection: string, paper: ReadPaper, context: Pick<PaperStepContext, 'remember'>): void {
  if (paper.reading === 'read') rememberAbout(collection, { ...paper, data: null }, context);
}

/** Returns what the print of papers says. In test mode a specimen is no finding, because papers for tests are specimens. */
export const findingsOfPrint = (papers: readonly ReadPaper[], { workflow }: Pick<StepContext, 'workflow'>): readonly FindingCode[] => [
  ...(papers.some(({ data }) => data !== null && symbolDiffers(data)) ? (['symbol_differs'] as const) : []),
  ...(workflow.livemode && papers.some(({ isSpecimen }) => isSpecimen) ? (['specimen'] as const) : []),
];

/** Returns the findings of a step's only paper. */
export const findingsOfPaper = (paper: ReadPaper, context: Pick<StepContext, 'workflow'>): readonly FindingCode[] => [
  ...findingsOfPrint([paper], context),
  ...(paper.reading === 'read' ? [] : (['reading_incomplete'] as const)),
];

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

const statusOfTrouble: Record<PaperTrouble, ReadingStatus> = {
  unreadable: 'unreadable',
  too_little: 'too_little',
  other_kind: 'other_kind',
  locked: 'unreadable',
  unread: 'unavailable',
};

async function mediumOf({ collection, uuid }: PaperFile, { ports }: PaperStepContext): Promise<StepMedium> {
  const medium = (await ports.media.list()).find((one) => one.uuid === uuid && one.collection === collection);
  if (!medium) throw new StepFailure('media_missing', `Upload the ${collection} first`, { field: collection });
  return medium;
}

async function readerOf<Kind extends PaperKind>(kind: Kind, { uuid, mime }: StepMedium, { ports }: PaperStepContext) {
  const bytes = await ports.media.read(uuid);
  // A failed attempt counts too: the reader may have worked to its limit.
  await ports.allowance.take('reading', { max: MAX_FILES, value: uuid, maxValues: MAX_FILES });
  return () => ports.papers.read(kind, { bytes, mime });
}
