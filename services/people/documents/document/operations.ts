import { implement } from '@orpc/server';
import { documentsContract } from '#contracts/documents/documents.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { documentsOf, requireDocument } from '../model/document-store.ts';
import { storeUpload } from '../model/intake.ts';
import { openedDocument } from '../model/opened.ts';
import type { DocumentParts } from '../model/parts.ts';
import { documentRecord, documentSignerRecord } from '../model/records.ts';
import { invitedOf, isFixed, signersOf } from '../model/signer-store.ts';
import { workflowPersonOf } from '../model/signing-person.ts';
import { bytesOf, nameOf } from '../model/uploaded-file.ts';
import { pemOf } from '../sealing/identity.ts';
import { signDocument } from '../signing/sign-document.ts';
import { elementOperations } from '../templates/element-operations.ts';
import { createFill } from '../templates/fill.ts';
import { fromTemplate } from '../templates/from-template.ts';
import { deleteDocument, workflowDeleted } from './forget-document.ts';
import { issueDocument, openDocument } from './issue-document.ts';
import { drawPage, readDocument, readPageText, readSignature, readSignedFile } from './read-file.ts';
import { createVerify } from './verify-document.ts';

/** Creates the operations on documents; each is written in a file of its own. */
export function documentOperations(parts: DocumentParts) {
  const { platform } = parts;
  const os = implement(documentsContract).$context<CallContext>();
  const fill = createFill(parts);
  const verify = createVerify(parts);

  return {
    list: os.list.handler(({ input, context: { caller } }) => listDocuments(parts, caller, input)),

    create: os.create.handler(({ input: { file, name }, context }) =>
      platform.onceAfter(context, async () => {
        const upload = await storeUpload(parts, context.caller, await bytesOf(file));
        const draft = { ...upload, name: name ?? nameOf(file), template_uuid: null, elements: [] };
        return (trx) => issueDocument(parts, trx, context.caller, draft);
      }),
    ),

    createFromTemplate: os.createFromTemplate.handler(({ input: { params, body }, context }) =>
      platform.onceAfter(context, async () => {
        const request = { template_uuid: params.uuid, values: body.values ?? {}, name: body.name ?? null };
        const draft = await fromTemplate(parts, context.caller, request);
        return (trx) => issueDocument(parts, trx, context.caller, draft);
      }),
    ),

    open: os.open.handler(({ input: { token }, context: { caller } }) => openDocument(parts, caller, token)),

    verify: os.verify.handler(async ({ input: { file }, context: { caller } }) => ({
      success: true,
      result: await verify(caller, await bytesOf(file)),
    })),

    certificates: os.certificates.handler(async () => {
      const { chain } = await (await parts.authority()).identity();
      return { success: true, result: { chain: chain.map(pemOf) } };
    }),

    get: os.get.handler(async ({ input: { uuid }, context: { caller } }) =>
      openedDocument(caller, platform.database.query, await readDocument(parts, caller, uuid), platform.clock.now()),
    ),

    delete: os.delete.handler(async ({ input: { uuid }, context: { caller } }) => {
      await deleteDocument(parts, caller, uuid);
      return { success: true, result: 'Document deleted' };
    }),

    page: os.page.handler(({ input: { params, query }, context: { caller } }) => drawPage(parts, caller, params, query.width)),

    pageText: os.pageText.handler(async ({ input, context: { caller } }) => ({
      success: true,
      result: { text: await readPageText(parts, caller, input) },
    })),

    fill: os.fill.handler(({ input: { params, body }, context }) => fill(context, params.uuid, body)),

    sign: os.sign.handler(({ input: { params, body }, context }) => signDocument(parts, context, params.uuid, body)),

    signed: os.signed.handler(({ input: { uuid }, context: { caller } }) => readSignedFile(parts, caller, uuid)),

    signature: os.signature.handler(({ input: { uuid, signer }, context: { caller } }) => readSignature(parts, caller, uuid, signer)),

    ...innerOperations(parts),
  };
}

/** Returns the operations on a document's elements, and the internal operations that other services call. */
function innerOperations(parts: DocumentParts) {
  const { platform } = parts;
  const { clock, database } = platform;
  const os = implement(documentsContract).$context<CallContext>();
  const elements = elementOperations(platform, {
    lock: async (trx, caller, uuid) => {
      const row = requireDocument(await documentsOf(caller, trx, clock.now()).lock(uuid));
      const signers = await signersOf(caller, trx, clock.now()).ofDocument(row.uuid);
      return {
        owner: { document_uuid: row.uuid },
        pages: row.pages,
        closed:
          row.signed_at || isFixed(signers)
            ? 'The document is signed; nothing changes in it.'
            : row.blank_file_uuid && 'Texts are written into it; fill it with none first.',
        ofSigners: new Set(signers.flatMap((signer) => signer.elements.map(({ element_uuid }) => element_uuid))),
      };
    },
    read: async (caller, uuid) => ({ document_uuid: (await readDocument(parts, caller, uuid)).uuid }),
  });

  return {
    internal: {
      signer: os.internal.signer.handler(async ({ input: { document_uuid, workflow_uuid, people_uuid }, context: { caller } }) => {
        const person = people_uuid ?? (await database.transaction((trx) => workflowPersonOf(trx, caller, workflow_uuid, clock.now())));
        const signers = await signersOf(caller, database.query, clock.now()).ofDocument(document_uuid);
        const signer = invitedOf(signers).find(({ person_id }) => person_id === person);
        return { success: true as const, result: signer ? documentSignerRecord(signer) : null };
      }),
      workflowDeleted: os.internal.workflowDeleted.handler(async ({ input: { workflow_uuid }, context: { caller } }) => ({
        success: true as const,
        result: await database.transaction((trx) => workflowDeleted(parts, trx, caller, workflow_uuid)),
      })),
    },
    elements: {
      list: os.elements.list.handler(({ input, context }) => elements.list(input, context)),
      create: os.elements.create.handler(({ input: { params, body }, context }) => elements.create(params.uuid, body, context)),
      delete: os.elements.delete.handler(({ input, context }) => elements.delete(input, context)),
    },
  };
}

async function listDocuments({ platform }: DocumentParts, caller: Caller, input: Parameters<ReturnType<typeof documentsOf>['list']>[0]) {
  const { clock, config, database } = platform;
  const page = await documentsOf(caller, database.query, clock.now()).list(input);
  const soles = await signersOf(caller, database.query, clock.now()).solesOf(page.rows.map(({ uuid }) => uuid));
  const soleByDocument = new Map(soles.map((sole) => [sole.document_uuid, sole]));
  return {
    success: true as const,
    result: pageAnswer(page, input, {
      address: `${config.publicUrl}/people/v1/documents`,
      record: (row) => documentRecord(row, soleByDocument.get(row.uuid)),
    }),
  };
}
