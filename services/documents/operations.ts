import { randomBytes } from 'node:crypto';
import { implement } from '@orpc/server';
import type { Transaction } from 'kysely';
import { documentsContract } from '#contracts/documents/documents.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { orNotFound, Problem } from '#platform/base/problem.ts';
import { shardOf } from '#platform/base/shard.ts';
import type { Turns } from '#platform/base/turns.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { elementsOf } from './model/elements-store.ts';
import { type DocumentDraft, storeUpload } from './model/intake.ts';
import { openedDocument } from './model/opened.ts';
import { documentRecord, documentSignerRecord } from './model/records.ts';
import { isFixed, signersOf } from './model/signers-store.ts';
import { type DocumentRow, documentsOf } from './model/store.ts';
import type { DocumentTables } from './model/tables.ts';
import { bytesOf, nameOf } from './model/uploaded-file.ts';
import { forget, workflowDeleted } from './retention.ts';
import type { Acts, SigningParts } from './sealing/act.ts';
import { pemOf } from './sealing/identity.ts';
import { createSign } from './sign.ts';
import { elementOperations } from './templates/element-operations.ts';
import { createFill } from './templates/fill.ts';
import { fromTemplate } from './templates/from-template.ts';
import { createVerify, type VerifyingParts } from './verify.ts';

/** The tenant's shard, then 32 random bytes. */
const TOKEN = /^doc_[0-9a-f]{4}[A-Za-z0-9_-]{43}$/;
/** The use of the key that hashes tokens. */
const TOKENS = 'document-tokens';

export function documentOperations(parts: SigningParts & VerifyingParts & { acts: Acts; turns: Turns }) {
  const { platform, files, authority, people, acts, turns } = parts;
  const os = implement(documentsContract).$context<CallContext>();
  const { clock, database, keys } = platform;
  const sign = createSign(parts, acts, turns);
  const fill = createFill(parts, turns);
  const verify = createVerify(parts);

  /** Whoever writes to the database alone moves a token to no other tenant or mode. */
  const hashOf = ({ tenantId, livemode }: Caller, token: string) => keys.hmac(TOKENS, JSON.stringify([tenantId, livemode, token]));
  const documents = (caller: Caller) => documentsOf(caller, database.query, clock.now());
  const get = async (caller: Caller, uuid: string) => requireDocument(await documents(caller).get(uuid));
  const answerWith = (caller: Caller, row: DocumentRow) => openedDocument(caller, database.query, row, clock.now());
  /** Returns the index of a page. Throws 404 for a text that is none. */
  const pageIn = ({ pages }: DocumentRow, text: string) => {
    const page = /^[1-9]\d{0,2}$/.test(text) ? Number(text) - 1 : -1;
    if (!pages[page]) throw new Problem('not_found', 'The document has no such page.');
    return page;
  };

  const insert = async (trx: Transaction<DocumentTables>, caller: Caller, { elements, ...columns }: DocumentDraft) => {
    const token = `doc_${shardOf(caller.tenantId)}${randomBytes(32).toString('base64url')}`;
    await files.keep(trx, caller, [columns.file_uuid]);
    const row = await documentsOf(caller, trx, clock.now()).insert({ ...columns, token_hash: await hashOf(caller, token) });
    await elementsOf(caller, trx, { document_uuid: row.uuid }).insert(elements);
    return { success: true as const, result: { ...documentRecord(row), token } };
  };

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
    read: async (caller, uuid) => ({ document_uuid: (await get(caller, uuid)).uuid }),
  });

  const address = `${platform.config.publicUrl}/people/v1/documents`;

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await documents(caller).list(input);
      return { success: true, result: pageAnswer(page, input, { address, record: documentRecord }) };
    }),

    create: os.create.handler(({ input: { file, name }, context }) =>
      platform.onceAfter(context, async () => {
        const upload = await storeUpload(parts, context.caller, await bytesOf(file));
        return (trx) => insert(trx, context.caller, { ...upload, name: name ?? nameOf(file), template_uuid: null, elements: [] });
      }),
    ),

    createFromTemplate: os.createFromTemplate.handler(({ input: { params, body }, context }) =>
      platform.onceAfter(context, async () => {
        const request = { template_uuid: params.uuid, values: body.values ?? {}, name: body.name ?? null };
        const draft = await fromTemplate(parts, context.caller, request);
        return (trx) => insert(trx, context.caller, draft);
      }),
    ),

    open: os.open.handler(async ({ input: { token }, context: { caller } }) => {
      const row = TOKEN.test(token) ? await documents(caller).byToken(await hashOf(caller, token)) : null;
      if (!row) throw new Problem('not_found', 'No document has this token.');
      return answerWith(caller, row);
    }),

    verify: os.verify.handler(async ({ input: { file }, context: { caller } }) => ({
      success: true,
      result: await verify(caller, await bytesOf(file)),
    })),

    certificates: os.certificates.handler(async () => {
      const { chain } = await (await authority()).identity();
      return { success: true, result: { chain: chain.map(pemOf) } };
    }),

    get: os.get.handler(async ({ input: { uuid }, context: { caller } }) => answerWith(caller, await get(caller, uuid))),

    delete: os.delete.handler(async ({ input: { uuid }, context: { caller } }) => {
      await database.transaction(async (trx) => {
        await platform.tenants.refuseUnderLegalHold(trx, caller.tenantId);
        const row = requireDocument(await documentsOf(caller, trx, clock.now()).lock(uuid));
        await forget({ platform, files }, trx, caller, row);
      });
      return { success: true, result: 'Document deleted' };
    }),

    page: os.page.handler(async ({ input: { params, query }, context: { caller } }) => {
      const row = await get(caller, params.uuid);
      const at = pageIn(row, params.page);
      const { png } = await platform.pdfs.render(caller, await files.read(caller, row.file_uuid), at, { width: query.width });
      return new File([png], `${at + 1}.png`, { type: 'image/png' });
    }),

    pageText: os.pageText.handler(async ({ input: { uuid, page }, context: { caller } }) => {
      const row = await get(caller, uuid);
      const at = pageIn(row, page);
      const text = await platform.pdfs.text(caller, await files.read(caller, row.file_uuid), at);
      return { success: true, result: { text } };
    }),

    fill: os.fill.handler(({ input: { params, body }, context }) => fill(context, params.uuid, body)),

    sign: os.sign.handler(({ input: { params, body }, context }) => sign(context, params.uuid, body)),

    signed: os.signed.handler(async ({ input: { uuid }, context: { caller } }) => {
      const row = await get(caller, uuid);
      if (!row.signed_file_uuid) throw new Problem('not_found', 'The document is not signed.');
      const bytes = await files.read(caller, row.signed_file_uuid);
      return new File([bytes], `${withoutEnding(row.name)}-firmado.pdf`, { type: 'application/pdf' });
    }),

    signature: os.signature.handler(async ({ input: { uuid, signer: id }, context: { caller } }) => {
      const row = await get(caller, uuid);
      const signers = id ? await signersOf(caller, database.query, clock.now()).ofDocument(row.uuid) : [];
      const signer = signers.find((one) => one.id === id && one.signature_kept);
      const file = id ? signer?.signature_file_uuid : row.signature_file_uuid;
      if (!file) throw new Problem('not_found', 'No signature was kept of this document.');
      const bytes = await files.read(caller, file);
      return new File([bytes], `${withoutEnding(row.name)}-firma.png`, { type: 'image/png' });
    }),

    internal: {
      signer: os.internal.signer.handler(async ({ input: { document_uuid, workflow_uuid, people_uuid }, context: { caller } }) => {
        const person = people_uuid ?? (await database.transaction((trx) => people.ofWorkflow(trx, caller, workflow_uuid)));
        const signers = await signersOf(caller, database.query, clock.now()).ofDocument(document_uuid);
        const signer = signers.find(({ person_id }) => person_id === person);
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

const withoutEnding = (name: string) => name.replace(/\.pdf$/i, '');

const requireDocument = orNotFound('No document has this uuid.');
