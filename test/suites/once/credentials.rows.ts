import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import { tokenIn } from '../../support/workflows.ts';
import { type Row, refusedWith } from './row.ts';
import { accepted, asPartnerAt, asPersonAt, enter, uuidOf, type WorkflowsRig } from './workflows-rig.ts';

const settings = 'services/workflows/settings';
const HANDOFF = '/v1/session/handoff';

/** Statements before the revocation: more than a creation takes, so the creator is done first unless it pauses. */
const LOOKS = 25;

/** An object that a key creates; `all` returns the names of all such objects. */
interface Made {
  path: string;
  body?: object;
  all(): Promise<readonly string[]>;
}

/** Returns two operations: a key creates an object, while another caller revokes the key and lists the objects. */
async function makingBeside(rig: WorkflowsRig, { path, body, all }: Made) {
  const { keys, tenant } = rig.bench;
  const scopes = ['workflows', ADMIN_SCOPE];
  const maker = await keys.create({ tenantId: tenant.id, name: randomUUID(), livemode: false, scopes });
  // Uses the key once, so that its first use is not recorded during the creation.
  await rig.send(maker.key, 'GET', '/v1/settings');
  let known: readonly string[] = [];
  const revoke = async () => {
    for (let look = 0; look < LOOKS; look++) await all();
    await keys.revoke(tenant.id, maker.id);
    known = await all();
  };
  return {
    operations: [revoke, () => accepted(rig.send(maker.key, 'POST', path, body, {}, rig.processes[1]))],
    paused: [1],
    async holds(outcomes: readonly PromiseSettledResult<unknown>[]) {
      refusedWith(outcomes, 'forbidden');
      for (const name of await all()) expect(known).toContain(name);
    },
  };
}

/** Rows about objects that a key or token creates and that outlive it. */
export const credentialRows: readonly Row<WorkflowsRig>[] = [
  {
    name: 'key made by a key: none after its end',
    limit: 0,
    guards: [
      { file: `${settings}/create-key.ts`, text: 'await keys.hold(caller);', without: '' },
      { file: 'services/platform/tenancy/keys.ts', text: '.forShare()', without: '' },
    ],
    async round(rig) {
      const { keys, tenant } = rig.bench;
      const all = async () => (await keys.list(tenant.id)).map(({ id }) => id);
      return makingBeside(rig, { path: '/v1/settings/keys', body: { name: randomUUID(), scopes: ['workflows'] }, all });
    },
  },
  {
    name: 'webhook secret made by a key: none after its end',
    limit: 0,
    guards: [{ file: `${settings}/create-webhook-secret.ts`, text: 'await keys.hold(caller);', without: '' }],
    async round(rig) {
      const { webhooks } = rig.bench;
      const secrets = () => webhooks.listSecrets(rig.bench.caller());
      for (const { id } of await secrets()) await webhooks.revokeSecret(rig.bench.caller(), id);
      const all = async () => (await secrets()).map(({ id }) => id);
      return makingBeside(rig, { path: '/v1/settings/webhook-secrets', all });
    },
  },
  {
    name: 'token made by a key: none after its end',
    limit: 0,
    guards: [
      { file: 'services/workflows/workflows/issue-workflow-token.ts', text: 'await administration.keys.hold(caller);', without: '' },
    ],
    async round(rig) {
      const { uuid } = await rig.create();
      const stream = { kind: 'workflow', id: uuid } as const;
      const all = async () => (await rig.bench.entriesOf(rig.bench.tenant.id, stream)).map(({ type, data }) => `${type} ${data.token}`);
      return makingBeside(rig, { path: `/v1/workflows/${uuid}/token`, body: {}, all });
    },
  },
  {
    name: 'token made by a token: none after its end',
    limit: 0,
    guards: [
      {
        file: 'services/workflows/state/snapshot.ts',
        text: 'await refuseEnded(caller, store, clock.now());\n  return snapshot;',
        without: 'return snapshot;',
      },
      {
        file: 'services/workflows/state/session-caller.ts',
        text: 'if (end && end.key !== ended?.key) throw end;',
        without: '',
      },
    ],
    async round(rig) {
      const desk = await enter(rig);
      const [revoke] = asPartnerAt(rig, 1, 'DELETE', `/v1/workflows/${uuidOf(desk)}/token`);
      const making = asPersonAt(rig, 3, desk, 'POST', HANDOFF).slice(1);
      return {
        operations: [revoke!, ...making],
        async holds(outcomes) {
          expect(outcomes[0]?.status).toBe('fulfilled');
          for (const outcome of outcomes.slice(1)) {
            if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ key: 'token_revoked' });
            else {
              const { url } = (outcome.value as { body: { result: { url: string } } }).body.result;
              expect((await rig.send(tokenIn(url), 'GET', '/v1/session')).status).toBe(403);
            }
          }
        },
      };
    },
  },
];
