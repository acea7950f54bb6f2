import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Person } from '../../support/workflows.ts';
import { CONTENDERS, type Row, refusedWith, succeeded, times } from './row.ts';
import { accepted, asPartnerAt, enter, jobOf, notified, readOf, told, uuidOf, type WorkflowsRig, workersOf } from './workflows-rig.ts';

const DAY = 86_400;
const CURP = 'XEXX010101HNEXXXA4';
const MEDIA_PER_STEP = 24;
const PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');

async function withClaims(rig: WorkflowsRig): Promise<Person> {
  const differences = [{ member: 'name' as const, claimed: 'MENGANA' }];
  const nobody = { people_uuid: null, vouched_by: null, vouching: null, joined: false, name_agreed: false };
  rig.outside.attachment = { ...nobody, claims: { people_uuid: rig.outside.peopleUuid, differences } } as never;
  const person = await enter(rig, { steps: ['identity'] });
  await person.answer({ curp: CURP });
  await rig.bench.jobs.run();
  rig.outside.attachment = {};
  return person;
}

async function withMedia(rig: WorkflowsRig, count: number): Promise<Person> {
  const person = await enter(rig, { steps: ['consent', 'photo'] });
  await person.answer({ accepted: true });
  await person.start();
  for (let at = 0; at < count; at++) await accepted(person.upload('proof', PDF, { type: 'application/pdf', capture: 'file' }));
  return person;
}

const uploadsAt = (rig: WorkflowsRig, person: Person, uuidAt: (at: number) => string) =>
  times(CONTENDERS, (at) => () => {
    const path = `/v1/session/steps/${person.current.uuid}/media/${uuidAt(at)}`;
    const headers = { 'content-type': 'application/pdf', 'x-media-collection': 'proof', 'x-media-capture': 'file' };
    return accepted(rig.send(person.token, 'PUT', path, PDF, headers, rig.processes[at]));
  });

/** Rows about jobs, sweeps and keys that work on a workflow’s media, person and claims. */
export const jobRows: readonly Row<WorkflowsRig>[] = [
  {
    name: 'times that a workflow nobody came back to ends',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/retention/expire-workflows.ts',
        text: 'const snapshot = await lockWorkflow(unit, uuid);',
        without: `const snapshot = ${readOf('uuid')};`,
      },
    ],
    async round(rig) {
      const person = await enter(rig);
      rig.bench.clock.advance(400 * DAY);
      return {
        operations: workersOf(rig, 'workflows-sweep'),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect(await notified(rig, uuidOf(person), 'workflow.failed')).toBe(1);
        },
      };
    },
  },
  {
    name: 'times that old media are deleted',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/retention/forget-media.ts',
        text: 'await lockWorkflow(unit, uuid);',
        without: `${readOf('uuid')};`,
      },
    ],
    async round(rig) {
      const person = await withMedia(rig, 1);
      await rig.asPartner('PATCH', `/v1/workflows/${uuidOf(person)}`, { status: 'failed' });
      rig.bench.clock.advance(4000 * DAY);
      return {
        operations: workersOf(rig, 'workflows-forget-media'),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect(await told(rig, uuidOf(person), 'media.removed')).toBe(1);
        },
      };
    },
  },
  {
    name: 'times that claims nobody judged are refused',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/retention/expire-claims.ts',
        text: 'const snapshot = await lockWorkflow(unit, uuid);',
        without: `const snapshot = ${readOf('uuid')};`,
      },
    ],
    async round(rig) {
      const person = await withClaims(rig);
      rig.bench.clock.advance(400 * DAY);
      return {
        operations: workersOf(rig, 'workflows-claims'),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect(await notified(rig, uuidOf(person), 'workflow.failed')).toBe(1);
        },
      };
    },
  },
  {
    name: 'judgements of claims',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/person/judge-claims.ts',
        text: 'const snapshot = await lockWorkflow(unit, uuid);',
        without: `const snapshot = ${readOf('uuid')};`,
      },
    ],
    async round(rig) {
      const person = await withClaims(rig);
      return {
        operations: asPartnerAt(rig, CONTENDERS, 'POST', `/v1/workflows/${uuidOf(person)}/claims/refuse`),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(1);
          expect(await notified(rig, uuidOf(person), 'workflow.failed')).toBe(1);
        },
      };
    },
  },
  {
    name: 'times that the person of a workflow is recorded',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/person/attach-person.ts',
        text: 'const snapshot = await lockWorkflow(unit, job.workflow);',
        without: `const snapshot = ${readOf('job.workflow')};`,
      },
      {
        file: 'services/workflows/person/attach-person.ts',
        text: 'if (!RECORDABLE.has(snapshot.workflow.person)) return false;',
        without: '',
      },
    ],
    async round(rig) {
      const person = await enter(rig, { steps: ['identity'] });
      await person.answer({ curp: CURP });
      return {
        operations: workersOf(rig, 'workflows-attach-person', jobOf(rig, person)),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect(await told(rig, uuidOf(person), 'workflow.person_attached')).toBe(1);
        },
      };
    },
  },
  {
    name: 'media of a step',
    limit: MEDIA_PER_STEP,
    guards: [
      {
        file: 'services/workflows/media/store-medium.ts',
        text: 'const snapshot = await lockWorkflow(unit, names.workflow);',
        without: `const snapshot = ${readOf('names.workflow')};`,
      },
    ],
    async round(rig) {
      const person = await withMedia(rig, MEDIA_PER_STEP - 2);
      return {
        operations: uploadsAt(rig, person, () => randomUUID()),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(2);
          expect((await person.read()).current?.media).toHaveLength(MEDIA_PER_STEP);
        },
      };
    },
  },
  {
    name: 'workflows that hold a medium of one uuid',
    limit: 1,
    guards: [
      { file: 'services/workflows/model/media-rows.ts', text: '.onConflict((conflict) => conflict.doNothing())', without: '' },
      { file: 'services/workflows/model/media-rows.ts', text: 'return result.numInsertedOrUpdatedRows === 1n;', without: 'return true;' },
    ],
    async round(rig) {
      const people: Person[] = [];
      for (const _ of times(CONTENDERS, () => null)) people.push(await withMedia(rig, 0));
      const uuid = randomUUID();
      return {
        operations: people.map((person, at) => async () => uploadsAt(rig, person, () => uuid)[at]?.()),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(1);
          refusedWith(outcomes, 'media_conflict');
        },
      };
    },
  },
  {
    name: 'times that a medium is told to be stored',
    limit: 1,
    guards: [
      { file: 'services/workflows/model/media-rows.ts', text: ".where('stored_at', 'is', null)", without: '' },
      { file: 'services/workflows/model/media-rows.ts', text: 'return result.numUpdatedRows > 0n;', without: 'return true;' },
    ],
    async round(rig) {
      const person = await withMedia(rig, 0);
      const uuid = randomUUID();
      return {
        operations: uploadsAt(rig, person, () => uuid),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect(await told(rig, uuidOf(person), 'media.stored')).toBe(1);
        },
      };
    },
  },
  {
    name: 'reviews of a step',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/execution/submit-step.ts',
        text: 'const latest = await lockWorkflow(unit, workflow);',
        without: `const latest = ${readOf('workflow')};`,
      },
    ],
    async round(rig) {
      const person = await enter(rig, { steps: ['note', 'approval'] });
      await person.answer({ text: 'hola' });
      const { uuid } = (await rig.asPartner('GET', `/v1/workflows/${uuidOf(person)}`)).body.result.steps[1];
      const { tenant, keys } = rig.bench;
      const reviewer = { tenantId: tenant.id, name: uuid, livemode: false, scopes: ['workflows', 'workflows:review'] };
      const { key } = await keys.create(reviewer);
      return {
        operations: times(
          CONTENDERS,
          (at) => () => accepted(rig.send(key, 'POST', `/v1/steps/${uuid}/review`, { decision: 'approved' }, {}, rig.processes[at])),
        ),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(1),
      };
    },
  },
  {
    name: 'decisions on findings',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/workflows/decide-workflow.ts',
        text: 'const snapshot = await lockWorkflow(unit, uuid);',
        without: `const snapshot = ${readOf('uuid')};`,
      },
    ],
    async round(rig) {
      const person = await enter(rig, { steps: ['note'] });
      rig.outside.findings = ['face_unsure'];
      await person.answer({ text: 'hola' });
      rig.outside.findings = [];
      const uuid = uuidOf(person);
      const { tenant, keys } = rig.bench;
      const { key } = await keys.create({ tenantId: tenant.id, name: uuid, livemode: false, scopes: ['workflows', 'workflows:review'] });
      const { body } = await rig.asPartner('GET', `/v1/workflows/${uuid}`);
      const decision = { decision: 'approve', seen: body.result.updated_at };
      return {
        operations: times(
          CONTENDERS,
          (at) => () => accepted(rig.send(key, 'POST', `/v1/workflows/${uuid}/decision`, decision, {}, rig.processes[at])),
        ),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(1),
      };
    },
  },
  {
    name: 'characters of all rules together',
    limit: 8_000_000,
    guards: [{ file: 'services/workflows/definitions/operations.ts', text: 'await database.turn(trx,', without: 'void (trx,' }],
    async round(rig) {
      const { engine } = rig.bench;
      await engine.executeSql('delete from workflows.rules');
      const rule = { name: 'Mayor', expression: 'people.age >= 18', message: 'x'.repeat(150) };
      await accepted(rig.asPartner('POST', '/v1/rules', rule));
      const [{ size }] = (await engine.executeSql('select length(members::text) as size from workflows.rules')).rows as [{ size: number }];
      const filling = JSON.stringify({ filling: 'x'.repeat(8_000_000 - Math.floor(2.8 * size)) });
      await engine.executeSql('update workflows.rules set members = members || $1::jsonb', [filling]);
      return {
        operations: asPartnerAt(rig, 4, 'POST', '/v1/rules', rule),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(1),
      };
    },
  },
];
