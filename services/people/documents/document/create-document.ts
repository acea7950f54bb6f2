import { implementer } from '../../model/implementer.ts';
import { storeUpload } from '../model/intake.ts';
import type { DocumentParts } from '../model/parts.ts';
import { bytesOf, nameOf } from '../model/uploaded-file.ts';
import { issueDocument } from './issue-document.ts';

export const createDocument = (parts: DocumentParts) =>
  implementer.documents.create.handler(({ input: { file, name }, context }) =>
    parts.platform.onceAfter(context, async () => {
      const upload = await storeUpload(parts, context.caller, await bytesOf(file));
      const draft = { ...upload, name: name ?? nameOf(file), template_uuid: null, elements: [] };
      return (trx) => issueDocument(parts, trx, context.caller, draft);
    }),
  );
