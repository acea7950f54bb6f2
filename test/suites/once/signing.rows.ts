import { expect } from 'vitest';
import { OwnAuthority } from '#services/people/documents/sealing/authority.ts';
import type { PeopleTables } from '#services/people/model/tables.ts';
import { box, join, logOf, paper, person, sign, signing, together } from './documents-rig.ts';
import { at, type PeopleRig, SIGNERS } from './people-rig.ts';
import { type Row, refusedWith, succeeded, times } from './row.ts';

/** Rows about signatures of documents. */
export const signingRows: readonly Row<PeopleRig>[] = [
  {
    name: 'signatures of a document that one person signs',
    limit: 1,
    guards: [
      {
        file: 'services/people/documents/signing/sign-document.ts',
        text: 'requireDocument(await documents.lock(preparedAct.document));',
        without: 'requireDocument(await documents.get(preparedAct.document));',
      },
      { file: 'services/people/model/record-store.ts', text: '.forUpdate()', without: '' },
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
        file: 'services/people/documents/signing/sign-document.ts',
        text: 'requireDocument(await documents.lock(preparedAct.document));',
        without: 'requireDocument(await documents.get(preparedAct.document));',
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
          // A signer who loses to another signature retries.
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
        file: 'services/people/documents/signing/seal-document.ts',
        text: 'documentsOf(caller, trx, signedAt).lock(before.uuid);',
        without: 'documentsOf(caller, trx, signedAt).get(before.uuid);',
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
        file: 'services/people/signers/create-signer.ts',
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
    name: 'texts that are written into a document once it is signed',
    limit: 0,
    guards: [
      {
        file: 'services/people/documents/templates/fill-document.ts',
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
    guards: [{ file: 'services/people/documents/sealing/authority.ts', text: 'await this.#database.turn(trx,', without: 'void (trx,' }],
    async round(rig) {
      await rig.engine.executeSql('delete from documents.signing_keys');
      const authorities = times(SIGNERS, () => new OwnAuthority(rig.replica().for<PeopleTables>()));
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
    name: 'signers of a document who are deleted meanwhile',
    limit: 0,
    guards: [{ file: 'services/people/model/person-store.ts', text: '.forKeyShare()', without: '' }],
    async round(rig) {
      const document = await paper(rig);
      const id = await person(rig, document.caller, 1);
      return {
        operations: [() => join(rig, 0, document, id, document.elements), () => at(rig, 1, document.caller).people.delete({ id })],
        paused: [0],
        async holds([, deleted]) {
          expect(deleted?.status).toBe('fulfilled');
          const left = await rig.engine.executeSql('select from documents.signers where person_id = $1', [id]);
          expect(left.rows).toHaveLength(0);
        },
      };
    },
  },
];
