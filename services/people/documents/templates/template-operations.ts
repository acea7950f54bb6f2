import { implement } from '@orpc/server';
import { documentTemplatesContract } from '#contracts/documents/document-templates.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { elementsOf } from '../model/elements-store.ts';
import { storeUpload } from '../model/intake.ts';
import type { DocumentParts } from '../model/parts.ts';
import { elementRecord, templateRecord } from '../model/records.ts';
import { templatesOf } from '../model/templates-store.ts';
import { bytesOf, nameOf } from '../model/uploaded-file.ts';
import { elementOperations } from './element-operations.ts';

/** Creates the operations on document templates and their elements. */
export function templateOperations(parts: DocumentParts) {
  const { platform, files } = parts;
  const os = implement(documentTemplatesContract).$context<CallContext>();
  const { clock, database } = platform;
  const get = async (caller: Caller, uuid: string) => requireTemplate(await templatesOf(caller, database.query, clock.now()).get(uuid));

  const elements = elementOperations(platform, {
    lock: async (trx, caller, uuid) => {
      const row = requireTemplate(await templatesOf(caller, trx, clock.now()).lock(uuid));
      return { owner: { template_uuid: row.uuid }, pages: row.pages, closed: null };
    },
    read: async (caller, uuid) => ({ template_uuid: (await get(caller, uuid)).uuid }),
  });

  const address = `${platform.config.publicUrl}/people/v1/document-templates`;

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await templatesOf(caller, database.query, clock.now()).list(input);
      return { success: true, result: pageAnswer(page, input, { address, record: templateRecord }) };
    }),

    create: os.create.handler(({ input: { file, name }, context }) =>
      platform.onceAfter(context, async () => {
        const { caller } = context;
        const template = { ...(await storeUpload(parts, caller, await bytesOf(file))), name: name ?? nameOf(file) };
        return async (trx) => {
          await files.keep(trx, caller, [template.file_uuid]);
          return { success: true as const, result: templateRecord(await templatesOf(caller, trx, clock.now()).insert(template)) };
        };
      }),
    ),

    get: os.get.handler(async ({ input: { uuid }, context: { caller } }) => {
      const row = await get(caller, uuid);
      const rows = await elementsOf(caller, database.query, { template_uuid: row.uuid }).list();
      return { success: true, result: { ...templateRecord(row), elements: rows.map(elementRecord) } };
    }),

    delete: os.delete.handler(async ({ input: { uuid }, context: { caller } }) => {
      await database.transaction(async (trx) => {
        await platform.tenants.refuseUnderLegalHold(trx, caller.tenantId);
        const templates = templatesOf(caller, trx, clock.now());
        const row = requireTemplate(await templates.lock(uuid));
        await templates.delete(row.uuid);
        await files.discard(trx, caller, [row.file_uuid]);
        await platform.idempotency.forget(trx, caller, row.uuid);
      });
      return { success: true, result: 'Document template deleted' };
    }),

    elements: {
      list: os.elements.list.handler(({ input, context }) => elements.list(input, context)),
      create: os.elements.create.handler(({ input: { params, body }, context }) => elements.create(params.uuid, body, context)),
      delete: os.elements.delete.handler(({ input, context }) => elements.delete(input, context)),
    },
  };
}

const requireTemplate = orNotFound('No document template has this uuid.');
