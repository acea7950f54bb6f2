import { implementer } from '../../model/implementer.ts';
import { storeUpload } from '../model/intake.ts';
import type { DocumentParts } from '../model/parts.ts';
import { templateRecord } from '../model/records.ts';
import { templatesOf } from '../model/templates-store.ts';
import { bytesOf, nameOf } from '../model/uploaded-file.ts';

export const createTemplate = (parts: DocumentParts) =>
  implementer.documentTemplates.create.handler(({ input: { file, name }, context }) => {
    const { platform, files } = parts;
    return platform.onceAfter(context, async () => {
      const { caller } = context;
      const template = { ...(await storeUpload(parts, caller, await bytesOf(file))), name: name ?? nameOf(file) };
      return async (trx) => {
        await files.keep(trx, caller, [template.file_uuid]);
        const row = await templatesOf(caller, trx, platform.clock.now()).insert(template);
        return { success: true as const, result: templateRecord(row) };
      };
    });
  });
