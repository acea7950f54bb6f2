import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRig, type Rig } from '../../support/workflows.ts';

/**
 * Class: a webhook that nobody could verify. Where no secret would sign it, it would never be sent, so it is refused when it is asked for.
 * (The lookups of the verification service: `webhook-secret.test.ts` beside them.)
 */

let rig: Rig;
beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());

const callback_url = 'https://banco.example/hook';
const template = { name: 'Apertura', description: null, steps: ['note'], steps_setup: null, config: {} };

const ask = (method: string, path: string, body: object) => rig.asPartner(method, `/v1/${path}`, body);
const refused = (path: string) => ({
  status: 409,
  body: { type: 'urn:zaguan:problem:webhook_secret_missing', errors: [{ path, message: expect.stringContaining('secrets create') }] },
});

it('is refused where a workflow or a template asks for it, with the cure, and taken once there is a secret', async () => {
  const { uuid } = (await ask('POST', 'templates', template)).body.result;
  for (const { id } of (await rig.asPartner('GET', '/v1/settings/webhook-secrets')).body.result)
    await rig.asPartner('DELETE', `/v1/settings/webhook-secrets/${id}`);
  const tries = () => [
    ['callback_url', ask('POST', 'workflows', { steps: ['note'], callback_url })] as const,
    ['config.callback_url', ask('POST', 'templates', { ...template, config: { callback_url } })] as const,
    ['config.callback_url', ask('PATCH', `templates/${uuid}`, { steps_setup: null, config: { callback_url } })] as const,
    ['overwrites.callback_url', ask('POST', `templates/${uuid}/workflows`, { overwrites: { callback_url } })] as const,
  ];
  for (const [path, trying] of tries()) expect(await trying).toMatchObject(refused(path));
  expect((await rig.asPartner('GET', '/v1/workflows')).body.result.data).toEqual([]);
  expect(await ask('POST', 'workflows', { steps: ['note'] })).toMatchObject({ status: 200 });
  await rig.asPartner('POST', '/v1/settings/webhook-secrets', {});
  for (const [, trying] of tries()) expect((await trying).body).toMatchObject({ success: true });
});

it('is told of its address first', async () => {
  expect(await ask('POST', 'workflows', { steps: ['note'], callback_url: 'https://10.0.0.1/' })).toMatchObject({ status: 400 });
});
