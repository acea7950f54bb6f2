import { expect } from 'vitest';
import { createDocumentFiles } from '#services/people/documents/model/parts.ts';
import type { PeopleTables } from '#services/people/model/tables.ts';
import { box, file, join, paper, person } from './documents-rig.ts';
import { at, type PeopleRig } from './people-rig.ts';
import { CONTENDERS, type Row, succeeded, times } from './row.ts';

const MAX_ELEMENTS = 50;

/** Rows about documents and their templates. */
export const documentRows: readonly Row<PeopleRig>[] = [
  {
    name: 'places in a document that go while somebody becomes their signer',
    limit: 0,
    guards: [
      {
        file: 'services/people/documents/document/element-host.ts',
        text: 'requireDocument(await documentsOf(caller, trx, platform.clock.now()).lock(uuid));',
        without: 'requireDocument(await documentsOf(caller, trx, platform.clock.now()).get(uuid));',
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
        file: 'services/people/documents/document/delete-document.ts',
        text: 'requireDocument(await documentsOf(caller, trx, clock.now()).lock(uuid)));',
        without: 'requireDocument(await documentsOf(caller, trx, clock.now()).get(uuid)));',
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
        file: 'services/people/documents/templates/delete-template.ts',
        text: 'const row = requireTemplate(await templates.lock(uuid));',
        without: 'const row = requireTemplate(await templates.get(uuid));',
      },
      { file: 'services/people/model/record-store.ts', text: '.forUpdate()', without: '' },
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
    limit: MAX_ELEMENTS,
    guards: [
      {
        file: 'services/people/documents/templates/element-host.ts',
        text: 'const row = requireTemplate(await templatesOf(caller, trx, clock.now()).lock(uuid));',
        without: 'const row = requireTemplate(await templatesOf(caller, trx, clock.now()).get(uuid));',
      },
    ],
    async round(rig) {
      const caller = await rig.otherTenant();
      const { documentTemplates } = at(rig, 0, caller);
      const { uuid } = (await documentTemplates.create({ file: await file() })).result;
      const body = { page: 1, box: box(0), kind: 'text' as const, name: 'Monto' };
      await Promise.all(times(MAX_ELEMENTS - 2, () => documentTemplates.elements.create({ params: { uuid }, body })));
      return {
        operations: times(CONTENDERS, () => () => documentTemplates.elements.create({ params: { uuid }, body })),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(2),
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
      const files = createDocumentFiles(rig.replica().for<PeopleTables>());
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
