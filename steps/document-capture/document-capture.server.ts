import { fieldWords } from '#kinds/base/field-words.ts';
import type { PaperKind } from '#kinds/kinds.ts';
import { isDay } from '#mexico/written-day.ts';
import {
  changedTexts,
  findingsOfPaper,
  forgetData,
  noteShown,
  type ReadPaper,
  readPaper,
  wasShown,
  withEveryField,
} from '../base/paper-step.server.ts';
import { photoOf } from '../base/photo-step.server.ts';
import { defineHandler, StepFailure } from '../base/step.server.ts';
import type { DocumentCorrections, DocumentReadingView } from './document.contract.ts';
import { documentCapture } from './document-capture.contract.ts';
import { textAt } from './holder.contract.ts';
import { collectionOf, fieldsOf, type PathWords } from './kinds.contract.ts';

/** Stores the document, and reads it if the setup names a kind. It gives no facts to later steps. */
export const documentCaptureHandler = defineHandler(documentCapture, {
  actions: {
    async read({ media: uuid }, context) {
      const { kind } = context.setup;
      if (kind === null) throw new StepFailure('invalid_body', 'This step keeps its document unread', { field: 'media' });
      const collection = collectionOf(kind);
      const document = await readPaper(kind, { collection, uuid }, context);
      noteShown(collection, document, context);
      return viewOf(kind, document);
    },
  },
  takesFile: (_collection, { allow_file }) => allow_file,
  async complete({ document: uuid, corrections: input = {}, ...submission }, context) {
    const { setup } = context;
    const { kind } = setup;
    const file = { collection: collectionOf(kind), uuid };
    const photo = await photoOf({ ...file, field: 'document', takesFile: setup.allow_file }, context);
    if (kind === null) return { outcome: 'success', payload: { kind, reading: null, data: null, seen: false, corrections: {} } };
    const isSeen = submission.seen && wasShown(photo, context);
    const document = await readPaper(kind, file, context);
    if (document.reading === 'unavailable' && !setup.accept_unread)
      throw new StepFailure('unavailable', 'Nobody can read the document now');
    const corrections = changedTexts<string>(checkCorrections(fieldsOf(kind), input), (path) => textAt(document.data, path));
    const paths = fieldsOf(kind).map(([path]) => path);
    const payload = {
      kind,
      reading: document.reading,
      data: document.data && { ...document.data },
      seen: isSeen,
      corrections: withEveryField<string>(paths, corrections),
    };
    const findings = findingsOfPaper(document, context);
    forgetData(file.collection, document, context);
    if (document.reading !== 'read' && !setup.accept_unread) return { outcome: 'failed', payload, findings, reason: 'document_unread' };
    return { outcome: 'success', payload, findings };
  },
});

function viewOf(kind: PaperKind, { uuid, reading, data }: ReadPaper): DocumentReadingView {
  const fields = fieldsOf(kind).map(([path]) => [path, textAt(data, path)]);
  return { uuid, reading, fields: Object.fromEntries(fields) };
}

/** Checks that corrections name fields that the person sees, and that dates are valid. */
function checkCorrections(pathWords: PathWords, corrections: DocumentCorrections): DocumentCorrections {
  for (const [path, text] of Object.entries(corrections)) {
    const word = pathWords.find(([one]) => one === path)?.[1];
    const isWrong = word === undefined || (text !== '' && fieldWords[word].type === 'date' && !isDay(text));
    if (isWrong)
      throw new StepFailure('invalid_body', 'Correct what the person is shown; dates are YYYY-MM-DD', { field: `corrections.${path}` });
  }
  return corrections;
}
