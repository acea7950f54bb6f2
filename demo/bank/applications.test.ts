import { expect, test } from 'vitest';
import { Applications } from './applications.ts';
import type { Workflow, WorkflowRequest, ZaguanApi } from './zaguan.ts';

/** Returns a fake Zaguán API with the calls that the bank's applications make; it records them. */
function fakeApi() {
  const created: WorkflowRequest[] = [];
  const found: string[] = [];
  const tokens: string[] = [];
  const workflows = new Map<string, Workflow>();
  const api: ZaguanApi = {
    createDocument: async ({ name }) => ({ uuid: crypto.randomUUID(), token: `doc_${name}` }),
    async createWorkflow(request) {
      created.push(request);
      const workflow: Workflow = { uuid: crypto.randomUUID(), status: 'pristine', waiting_since: null };
      workflows.set(request.external_reference_id!, workflow);
      return workflow;
    },
    async findWorkflow(reference) {
      found.push(reference);
      return workflows.get(reference) ?? null;
    },
    async createToken(workflow) {
      tokens.push(workflow);
      return { token: `ses_${tokens.length}`, expiration: null, url: 'https://zaguan.example/w/1', qr_code: null };
    },
    findReviews: async () => [],
    decide: async () => {},
  };
  return { api, created, found, tokens };
}

const urls = { callback: 'https://bank.example/webhooks', account: 'https://bank.example/cuenta' };

test('an application wears the bank’s words and colours, where it has some', async () => {
  const { api, created } = fakeApi();
  await new Applications(api, { urls, customization: 'c0ffee' }).open('dressed');
  await new Applications(api, { urls }).open('plain');
  expect(created.map(({ metadata }) => metadata)).toEqual([{ customization_uuid: 'c0ffee' }, {}]);
});

const notice = { id: 'evt_1', type: 'workflow.finished', receivedAt: '2026-11-22T00:00:00.000Z', body: {} };

test('a thousand applications are at hand; an older one is found again, and one that is watched stays', async () => {
  const { api, created, found } = fakeApi();
  const applications = new Applications(api, { urls });
  const first = await applications.open('first');
  const watched = await applications.open('watched');
  const heard: string[] = [];
  applications.watch(watched, ({ status }) => heard.push(status));
  for (let count = 0; count < 1_000; count++) await applications.open(`session ${count}`);

  found.length = 0;
  expect(await applications.find('watched')).toMatchObject({ reference: watched.reference });
  expect(found).toEqual([]);
  expect(await applications.find('first')).toMatchObject({ reference: first.reference, workflow: first.workflow });
  expect(found).toEqual([first.reference]);
  expect(created).toHaveLength(1_002);

  applications.receive(watched.reference, 'success', notice);
  expect(heard).toEqual(['success']);
});

test('who only looks is not remembered', async () => {
  const { api, found } = fakeApi();
  const applications = new Applications(api, { urls });
  const first = await applications.open('first');
  for (let count = 0; count < 2_000; count++) await applications.find(`passer-by ${count}`);
  found.length = 0;
  await applications.find('first');
  expect(found).toEqual([]);
  expect((await applications.token(first, 'page')).token).toBe((await applications.token(first, 'page')).token);
});

test('specimens are asked for where the bank was started with them, and nowhere else', async () => {
  const { api, created } = fakeApi();
  await new Applications(api, { urls }).open('live');
  await new Applications(api, { urls, specimens: true }).open('test');
  expect(created.map(({ setup }) => setup?.enroll_full)).toEqual([undefined, { capture: 'fixture' }]);
});
