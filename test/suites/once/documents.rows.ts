import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { curpCheckDigit } from '../../../mexico/curp.ts';
import { createOwnAuthority } from '../../../services/documents/authority.ts';
import { createDocumentFiles } from '../../../services/documents/files.ts';
import type { DocumentTables } from '../../../services/documents/tables.ts';
import type { Caller } from '../../../services/platform/ports.ts';
import { contractPdf } from '../../support/specimens/contract-pdf.ts';
import { at, type PeopleRig, SIGNERS } from './people-rig.ts';
import { CONTENDERS, type Row, refusedWith, succeeded, times } from './row.ts';

const MOST_ELEMENTS = 50;
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const file = async () => new File([Uint8Array.from(await contractPdf({ pages: 1 }))], 'Contrato.pdf', { type: 'application/pdf' });
const box = (place: number): [number, number, number, number] => [40 + place * 180, 600, 160, 50];

interface Paper {
  caller: Caller;
  uuid: string;
  sha256: string;
  elements: string[];
}

/** A document of a tenant that has no other. */
async function paper(rig: PeopleRig, places = 1): Promise<Paper> {
  const caller = await rig.otherTenant();
  const { documents } = at(rig, 0, caller);
  const { uuid, sha256 } = (await documents.create({ file: await file() })).result;
  const elements: string[] = [];
  for (let place = 0; place < places; place++) {
    const body = { page: 1, box: box(place), kind: 'signature' as const, name: `Firma ${place + 1}` };
    elements.push((await documents.elements.create({ params: { uuid }, body })).result.uuid);
  }
  return { caller, uuid, sha256, elements };
}

const signing = ({ sha256 }: Paper, people_uuid: string | null = null) => ({
  signing_uuid: randomUUID(),
  sha256,
  signature: { kind: 'drawn' as const, png: PNG },
  signer: { name: 'Quien firma', people_uuid },
  evidence: { workflow_uuid: randomUUID(), consent: { text: 'Acepto.', text_sha256: 'a'.repeat(64) } },
});

const sign = (rig: PeopleRig, process: number, document: Paper, body = signing(document)) =>
  at(rig, process, document.caller).documents.sign({ params: { uuid: document.uuid }, body });

async function person(rig: PeopleRig, caller: Caller, number: number): Promise<string> {
  const first17 = `PEGL89090${number}MJCRMS0`;
  const body = { national_id: first17 + curpCheckDigit(first17), name: 'Ana', first_lastname: 'Pérez', second_lastname: '' };
  return (await at(rig, 0, caller).people.create(body)).result.id;
}

const join = (rig: PeopleRig, process: number, { caller, uuid }: Paper, id: string, elements: string[]) =>
  at(rig, process, caller).signers.create({ params: { id }, body: { document_id: uuid, password: 'secreto de Ana 9', elements } });

/** A document and two people who are to sign it. */
async function together(rig: PeopleRig) {
  const document = await paper(rig, 2);
  const people = [await person(rig, document.caller, 1), await person(rig, document.caller, 2)];
  for (const [number, id] of people.entries()) await join(rig, 0, document, id, [document.elements[number] ?? '']);
  return { document, people };
}

const logOf = (rig: PeopleRig, caller: Caller, workflow: string) => rig.entriesOf(caller.tenantId, { kind: 'workflow', id: workflow });

/** Documents and what is signed of them. */
export const documentRows: readonly Row<PeopleRig>[] = [
  {
    name: 'signatures of a document that one person signs',
    limit: 1,
    guards: [
      {
        file: 'services/documents/sign.ts',
        text: 'answerOf(await documents.lock(uuid), signing);',
        without: 'answerOf(await documents.get(uuid), signing);',
      },
      {
        file: 'services/documents/store.ts',
        text: "rows().where('uuid', '=', uuid).forUpdate().executeTakeFirst()",
        without: "rows().where('uuid', '=', uuid).executeTakeFirst()",
      },
    ],
    async round(rig) {
      const document = await paper(rig);
      return {
        operations: times(SIGNERS, (process) => () => sign(rig, process, document)),
        paused: [],
        holds(outcomes) {
          expect(succeeded(outcomes)).toBe(1);
          refusedWith(outcomes, 'conflict');
        },
      };
    },
  },
  {
    name: 'documents that stay open once all have signed',
    limit: 0,
    guards: [
      {
        file: 'services/documents/sign-together.ts',
        text: 'const row = await documents.lock(document.uuid);',
        without: 'const row = await documents.get(document.uuid);',
      },
    ],
    async round(rig) {
      const { document, people } = await together(rig);
      const acts = people.map((id, process) => {
        const act = signing(document, id);
        return () => sign(rig, process, document, act);
      });
      return {
        operations: acts,
        paused: [],
        async holds(outcomes) {
          // Who is told that somebody else signed meanwhile asks again.
          for (const [number, { status }] of outcomes.entries()) if (status === 'rejected') await acts[number]?.();
          await rig.jobs.run();
          const { result } = await at(rig, 0, document.caller).documents.get({ uuid: document.uuid });
          expect(result.signed_at).not.toBeNull();
        },
      };
    },
  },
  {
    name: 'seals of a document that all have signed',
    limit: 1,
    guards: [
      {
        file: 'services/documents/seal-together.ts',
        text: 'const row = await documents.lock(document.uuid);',
        without: 'const row = await documents.get(document.uuid);',
      },
    ],
    async round(rig) {
      const { document, people } = await together(rig);
      const acts = people.map((id) => signing(document, id));
      for (const act of acts) await sign(rig, 0, document, act);
      const { tenantId, livemode } = document.caller;
      return {
        operations: rig.jobs.workers('people-seal-document').map((work) => () => work({ tenantId, livemode, uuid: document.uuid })),
        paused: [],
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBeGreaterThan(0);
          const log = await logOf(rig, document.caller, acts[0]?.evidence.workflow_uuid ?? '');
          expect(log.filter(({ type }) => type === 'document.signed')).toHaveLength(1);
        },
      };
    },
  },
  {
    name: 'signers of one place in a document',
    limit: 1,
    guards: [
      {
        file: 'services/documents/signer-operations.ts',
        text: 'documentsOf(caller, trx, now).lock(uuid)',
        without: 'documentsOf(caller, trx, now).get(uuid)',
      },
    ],
    async round(rig) {
      const document = await paper(rig, 1);
      const people = [await person(rig, document.caller, 1), await person(rig, document.caller, 2), await person(rig, document.caller, 3)];
      return {
        operations: people.map((id, process) => () => join(rig, process, document, id, document.elements)),
        paused: [],
        holds(outcomes) {
          expect(succeeded(outcomes)).toBe(1);
          refusedWith(outcomes, 'invalid_body');
        },
      };
    },
  },
  {
    name: 'places in a document that go while somebody becomes their signer',
    limit: 0,
    guards: [
      {
        file: 'services/documents/operations.ts',
        text: 'const row = found(await documentsOf(caller, trx, clock.now()).lock(uuid));\n      const signers',
        without: 'const row = found(await documentsOf(caller, trx, clock.now()).get(uuid));\n      const signers',
      },
    ],
    async round(rig) {
      const document = await paper(rig, 2);
      const id = await person(rig, document.caller, 1);
      const [element = ''] = document.elements;
      const params = { uuid: document.uuid, element_uuid: element };
      return {
        operations: [() => at(rig, 0, document.caller).documents.elements.delete(params), () => join(rig, 1, document, id, [element])],
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(1),
      };
    },
  },
  {
    name: 'times that a document is deleted',
    limit: 1,
    guards: [
      {
        file: 'services/documents/operations.ts',
        text: 'const row = found(await documentsOf(caller, trx, clock.now()).lock(uuid));\n        await forget(',
        without: 'const row = found(await documentsOf(caller, trx, clock.now()).get(uuid));\n        await forget(',
      },
    ],
    async round(rig) {
      const { caller, uuid } = await paper(rig);
      return {
        operations: times(CONTENDERS, (process) => () => at(rig, process, caller).documents.delete({ uuid })),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(1),
      };
    },
  },
  {
    name: 'times that a template of documents is deleted',
    limit: 1,
    guards: [
      {
        file: 'services/documents/template-operations.ts',
        text: 'const row = found(await templates.lock(uuid));',
        without: 'const row = found(await templates.get(uuid));',
      },
      { file: 'services/documents/templates-store.ts', text: '.forUpdate()', without: '' },
    ],
    async round(rig) {
      const caller = await rig.otherTenant();
      const { uuid } = (await at(rig, 0, caller).documentTemplates.create({ file: await file() })).result;
      return {
        operations: times(CONTENDERS, (process) => () => at(rig, process, caller).documentTemplates.delete({ uuid })),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(1),
      };
    },
  },
  {
    name: 'elements of a template of documents',
    limit: MOST_ELEMENTS,
    guards: [
      {
        file: 'services/documents/template-operations.ts',
        text: 'const row = found(await templatesOf(caller, trx, clock.now()).lock(uuid));',
        without: 'const row = found(await templatesOf(caller, trx, clock.now()).get(uuid));',
      },
    ],
    async round(rig) {
      const caller = await rig.otherTenant();
      const { documentTemplates } = at(rig, 0, caller);
      const { uuid } = (await documentTemplates.create({ file: await file() })).result;
      const body = { page: 1, box: box(0), kind: 'text' as const, name: 'Monto' };
      await Promise.all(times(MOST_ELEMENTS - 2, () => documentTemplates.elements.create({ params: { uuid }, body })));
      return {
        operations: times(CONTENDERS, () => () => documentTemplates.elements.create({ params: { uuid }, body })),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(2),
      };
    },
  },
  {
    name: 'texts that are written into a document once it is signed',
    limit: 0,
    guards: [
      {
        file: 'services/documents/fill.ts',
        text: 'openOf(await documents.lock(uuid));',
        without: 'openOf(await documents.get(uuid));',
      },
    ],
    async round(rig) {
      const document = await paper(rig);
      const { documents } = at(rig, 0, document.caller);
      const body = { page: 1, box: box(2), kind: 'text' as const, name: 'Monto', required: false };
      const { uuid: element } = (await documents.elements.create({ params: { uuid: document.uuid }, body })).result;
      return {
        operations: [
          () => documents.fill({ params: { uuid: document.uuid }, body: { texts: { [element]: '100' } } }),
          () => sign(rig, 1, document),
        ],
        paused: [0],
        holds(outcomes) {
          expect(succeeded(outcomes)).toBe(1);
          refusedWith(outcomes, 'conflict');
        },
      };
    },
  },
  {
    name: 'keys that the installation makes to sign with',
    limit: 1,
    guards: [{ file: 'services/documents/authority.ts', text: 'await database.turn(trx,', without: 'void (trx,' }],
    async round(rig) {
      await rig.engine.executeSql('delete from documents.signing_keys');
      const authorities = times(SIGNERS, () => createOwnAuthority(rig.replica().for<DocumentTables>()));
      return {
        operations: authorities.map((authority) => () => authority.identity()),
        paused: [],
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(SIGNERS);
          expect((await authorities[0]?.fingerprints())?.size).toBe(1);
        },
      };
    },
  },
  {
    name: 'files that are swept and named',
    limit: 0,
    guards: [
      { file: 'services/platform/data/blobs/kept-files.ts', text: '.forUpdate()', without: '' },
      {
        file: 'services/platform/data/blobs/kept-files.ts',
        text: "if (numUpdatedRows < BigInt(uuids.length)) throw new Problem('unavailable', 'It took too long; try again.');",
        without: '',
      },
    ],
    async round(rig) {
      const owner = await rig.otherTenant();
      const files = createDocumentFiles(rig.replica().for<DocumentTables>());
      const uuid = await files.write(owner, Buffer.from('a file'));
      rig.clock.advance(7_200);
      return {
        operations: [() => files.sweep(owner), () => rig.platform.database.transaction((trx) => files.keep(trx, owner, [uuid]))],
        async holds([, kept]) {
          await rig.jobs.run();
          const read = await files.read(owner, uuid).catch(() => null);
          expect(read !== null).toBe(kept?.status === 'fulfilled');
        },
      };
    },
  },
];
