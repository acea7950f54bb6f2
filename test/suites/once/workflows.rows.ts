import { expect } from 'vitest';
import { CONTENDERS, type Row, succeeded } from './row.ts';
import { asPartnerAt, asPersonAt, enter, notified, readOf, told, uuidOf, type WorkflowsRig } from './workflows-rig.ts';

const operations = 'services/workflows/workflows';
const LOCK = 'await lockWorkflow(unit, uuid)';
const READ = readOf('uuid');

/** Rows about changes to a workflow and its steps by keys and sessions. */
export const workflowRows: readonly Row<WorkflowsRig>[] = [
  {
    name: 'tokens of a workflow that live',
    limit: 5,
    guards: [
      {
        file: `${operations}/issue-workflow-token.ts`,
        text: LOCK,
        without: READ,
      },
      {
        file: 'services/workflows/state/snapshot.ts',
        text: 'database.isShared ? await store.workflows.lock(uuid) : await store.workflows.find(uuid);',
        without: 'await store.workflows.find(uuid);',
      },
      {
        file: 'services/workflows/model/workflow-rows.ts',
        text: ".select('uuid').forUpdate()",
        without: ".select('uuid')",
      },
    ],
    async round(rig) {
      const { uuid } = await rig.create();
      return {
        operations: asPartnerAt(rig, CONTENDERS, 'POST', `/v1/workflows/${uuid}/token`, {}),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          const tokens = outcomes.map(
            (outcome) => (outcome as PromiseFulfilledResult<{ body: { result: { token: string } } }>).value.body.result.token,
          );
          const answers = await Promise.all(tokens.map((token) => rig.send(token, 'GET', '/v1/session')));
          expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
        },
      };
    },
  },
  {
    name: 'times that the end of a token is told',
    limit: 1,
    guards: [
      {
        file: `${operations}/revoke-tokens.ts`,
        text: LOCK,
        without: READ,
      },
    ],
    async round(rig) {
      const { uuid } = await rig.create();
      await rig.issue(uuid);
      return {
        operations: asPartnerAt(rig, CONTENDERS, 'DELETE', `/v1/workflows/${uuid}/token`),
        async holds() {
          const entries = await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: uuid });
          const ended = entries.flatMap(({ type, data }) => (type === 'token.revoked' ? [Number(data.tokens)] : []));
          expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
        },
      };
    },
  },
  {
    name: 'times that a workflow begins',
    limit: 1,
    guards: [
      {
        file: `${operations}/initialize-workflow.ts`,
        text: LOCK,
        without: READ,
      },
    ],
    async round(rig) {
      const { uuid } = await rig.create();
      return {
        operations: asPartnerAt(rig, CONTENDERS, 'POST', `/v1/workflows/${uuid}/initialize`, { user_agent: 'Test' }),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect(await told(rig, uuid, 'workflow.initialized')).toBe(1);
        },
      };
    },
  },
  {
    name: 'times that a key ends a workflow',
    limit: 1,
    guards: [{ file: `${operations}/update-workflow.ts`, text: LOCK, without: READ }],
    async round(rig) {
      const person = await enter(rig);
      return {
        operations: asPartnerAt(rig, CONTENDERS, 'PATCH', `/v1/workflows/${uuidOf(person)}`, { status: 'failed' }),
        holds: async () => expect(await notified(rig, uuidOf(person), 'workflow.failed')).toBe(1),
      };
    },
  },
  {
    name: 'times that a workflow is deleted',
    limit: 1,
    guards: [{ file: `${operations}/delete-workflow.ts`, text: LOCK, without: READ }],
    async round(rig) {
      const { uuid } = await rig.create();
      return {
        operations: asPartnerAt(rig, CONTENDERS, 'DELETE', `/v1/workflows/${uuid}`),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(1);
          expect(await told(rig, uuid, 'workflow.deleted')).toBe(1);
        },
      };
    },
  },
  {
    name: 'times that a step is started at one version',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/session-routes/session-calls.ts',
        text: 'await lockWorkflow(unit, caller.workflow);',
        without: `${readOf('caller.workflow')};`,
      },
    ],
    async round(rig) {
      const person = await enter(rig);
      const { uuid, version } = person.current;
      return {
        operations: asPersonAt(rig, CONTENDERS, person, 'POST', `/v1/session/steps/${uuid}/start`, { version }),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(1);
          expect(await told(rig, uuidOf(person), 'step.started')).toBe(1);
        },
      };
    },
  },
  {
    name: 'submissions of a step at one version',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/execution/submit-step.ts',
        text: 'const latest = await lockWorkflow(unit, workflow);',
        without: `const latest = ${readOf('workflow')};`,
      },
    ],
    async round(rig) {
      const person = await enter(rig, { steps: ['note', 'note:b'] });
      await person.start();
      const { uuid, version } = person.current;
      return {
        operations: asPersonAt(rig, CONTENDERS, person, 'POST', `/v1/session/steps/${uuid}/submit`, {
          version,
          submission: { text: 'hola' },
        }),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(1);
          expect(await told(rig, uuidOf(person), 'step.submitted')).toBe(1);
        },
      };
    },
  },
  {
    name: 'actions of a step that decide on what is no longer so',
    limit: 0,
    guards: [
      {
        file: 'services/workflows/execution/run-action.ts',
        text: 'refuseStale(await lockWorkflow(unit, workflow), step, additions);',
        without: `refuseStale(${readOf('workflow')}, step, additions);`,
      },
    ],
    async round(rig) {
      const person = await enter(rig, { steps: ['code'], setup: { code: { email: 'a@example.com' } } });
      await person.start();
      const path = `/v1/session/steps/${person.current.uuid}/actions/send`;
      return {
        operations: asPersonAt(rig, CONTENDERS, person, 'POST', path, { input: {} }),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(1),
      };
    },
  },
  {
    name: 'times that a step’s failure is told of',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/execution/record-fault.ts',
        text: 'await lockWorkflow(unit, workflow);',
        without: `${readOf('workflow')};`,
      },
    ],
    async round(rig) {
      rig.outside.failure = null;
      const person = await enter(rig);
      await person.start();
      const { uuid, version } = person.current;
      rig.outside.failure = new Error('The step is broken.');
      return {
        operations: asPersonAt(rig, CONTENDERS, person, 'POST', `/v1/session/steps/${uuid}/submit`, {
          version,
          submission: { text: 'hola' },
        }),
        async holds() {
          rig.outside.failure = null;
          expect(await notified(rig, uuidOf(person), 'workflow.error')).toBe(1);
        },
      };
    },
  },
  {
    name: 'workflows that go once a legal hold is there',
    limit: 0,
    guards: [{ file: 'services/platform/tenancy/tenants.ts', text: '.forShare()', without: '' }],
    async round(rig) {
      const { uuid } = await rig.create();
      const { tenants, tenant } = rig.bench;
      const isThere = async () => (await rig.asPartner('GET', `/v1/workflows/${uuid}`)).status === 200;
      const hold = async () => {
        await tenants.patch(tenant.id, { legal_hold: true });
        return isThere();
      };
      return {
        operations: [...asPartnerAt(rig, 1, 'DELETE', `/v1/workflows/${uuid}`), hold],
        paused: [0],
        async holds([, held]) {
          const isThereNow = await isThere();
          await tenants.patch(tenant.id, { legal_hold: null });
          expect(held).toEqual({ status: 'fulfilled', value: isThereNow });
        },
      };
    },
  },
];
