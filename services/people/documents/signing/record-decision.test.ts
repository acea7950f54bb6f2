import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import type { Problem } from '#platform/base/problem.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { contractPdf } from '#test/support/specimens/contract-pdf.ts';
import type { PeopleTables } from '../../model/tables.ts';

/** Documents that are signed while a finding of their workflow is undecided. */

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;
let told: string[];
/** What the workflows service answers about a decision. */
let decision: boolean | null;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform, {
    signingWorkflows: { documentChanged: async (_caller, workflow) => void told.push(workflow), decision: async () => decision },
  });
  await service.start();
});
beforeEach(async () => {
  caller = await platform.otherTenant();
  told = [];
  decision = null;
});
afterAll(() => platform.close());

/** Returns the operations as an API key calls them, or as the workflows service does. */
const api = (kind: Caller['kind'] = 'system') => createRouterClient(service.router, { context: { caller: { ...caller, kind } } });
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, key, errors }: Problem) => ({ status, key, path: errors?.[0]?.path }),
  );
const pdf = contractPdf({ pages: 1 });
const png = sharp({ create: { width: 60, height: 20, channels: 3, background: '#124' } })
  .png()
  .toBuffer();

const paper = async () => (await api('key').documents.create({ file: new File([Uint8Array.from(await pdf)], 'Crédito.pdf') })).result;
type Paper = Awaited<ReturnType<typeof paper>>;

/** The act of each workflow. */
const signingOf = new Map<string, string>();

async function act({ sha256 }: Paper, more: object = {}) {
  const workflow_uuid = await platform.newWorkflow(caller);
  const signing_uuid = randomUUID();
  signingOf.set(workflow_uuid, signing_uuid);
  return {
    signing_uuid,
    sha256,
    signature: { kind: 'drawn' as const, png: (await png).toString('base64') },
    signer: { name: 'Quien firma', people_uuid: null as string | null },
    evidence: { workflow_uuid, consent: { text: 'Acepto.', text_sha256: 'a'.repeat(64) } },
    awaits_decision: true,
    ...more,
  };
}
const sign = (document: Paper, body: Awaited<ReturnType<typeof act>>, kind?: Caller['kind']) =>
  api(kind).documents.sign({ params: { uuid: document.uuid }, body });
const decide = (workflow_uuid: string, isApproved: boolean, uuid = signingOf.get(workflow_uuid) ?? randomUUID()) =>
  api().documents.internal.workflowDecided({ workflow_uuid, signings: [{ uuid, isApproved }] });
const recordOf = async ({ uuid }: Paper) => (await api('key').documents.get({ uuid })).result;
const listed = async (status: 'open' | 'signed' | 'refused') =>
  (await api('key').documents.list({ status })).result.data.map((one) => [one.uuid, one.status]);

/** Returns a document that one person signed while a finding was undecided. */
async function held() {
  const document = await paper();
  const body = await act(document);
  const { result } = await sign(document, body);
  await platform.jobs.run();
  return { document, body, answer: result, workflow: body.evidence.workflow_uuid };
}

/** Returns a document with two signers, and their acts. */
async function together() {
  const document = await paper();
  const acts: Awaited<ReturnType<typeof act>>[] = [];
  for (const [at, national_id] of ['PEGL890909MJCRMS08', 'BEML920313HMCLNS09'].entries()) {
    const box: [number, number, number, number] = [40 + at * 180, 600, 160, 50];
    const place = { page: 1, box, kind: 'signature' as const, name: `Firma ${at + 1}` };
    const { uuid } = (await api('key').documents.elements.create({ params: { uuid: document.uuid }, body: place })).result;
    const names = { name: 'Quien', first_lastname: 'Firma', second_lastname: '' };
    const { id } = (await api('key').people.create({ national_id, ...names })).result;
    const invitation = { document_id: document.uuid, password: 'secreto de Lucía 9', elements: [uuid] };
    await api('key').signers.create({ params: { id }, body: invitation });
    acts.push(await act(document, { signer: { name: 'Quien firma', people_uuid: id }, awaits_decision: at === 0 }));
  }
  return { document, acts };
}

describe('a document that its only signer signed while a finding is undecided', () => {
  it('has the act at once and no seal, whatever is asked again and whoever comes later', async () => {
    const { document, body, answer, workflow } = await held();
    expect(answer).toMatchObject({ sealed: false, sha256: null, timestamped: null, signed_at: expect.any(String) });
    expect((await sign(document, body)).result).toEqual(answer);
    expect(await recordOf(document)).toMatchObject({ status: 'open', workflow_uuid: workflow, signed_sha256: null, signed_at: null });
    expect(await problemOf(api('key').documents.signed({ uuid: document.uuid }))).toMatchObject({ status: 404 });
    expect(await problemOf(sign(document, await act(document)))).toMatchObject({ status: 409 });
    const log = await platform.entriesOf(caller.tenantId, { kind: 'workflow', id: workflow });
    expect(log.map(({ type }) => type).filter((type) => type.startsWith('document.'))).toEqual(['document.act']);
  });

  it('is sealed once after the approval, and its workflow is told', async () => {
    const { document, body, answer, workflow } = await held();
    told = [];
    platform.clock.advance(86_400);
    await decide(workflow, true);
    await decide(workflow, true);
    await platform.jobs.run();
    expect(await recordOf(document)).toMatchObject({ status: 'signed', workflow_uuid: workflow, signed_sha256: expect.any(String) });
    expect((await sign(document, body)).result).toMatchObject({ sealed: true, signed_at: answer.signed_at });
    const log = await platform.entriesOf(caller.tenantId, { kind: 'workflow', id: workflow });
    expect(log.filter(({ type }) => type === 'document.signed')).toHaveLength(1);
    expect(told).toEqual([workflow]);
  });

  it('is refused by a rejection: the act stays, and nothing is sealed', async () => {
    const { document, body, answer, workflow } = await held();
    expect(await listed('open')).toEqual([[document.uuid, 'open']]);
    told = [];
    await decide(workflow, false);
    await platform.jobs.run();
    expect(told).toEqual([workflow]);
    expect(await recordOf(document)).toMatchObject({ status: 'refused', workflow_uuid: workflow, signed_sha256: null });
    expect([await listed('open'), await listed('refused')]).toEqual([[], [[document.uuid, 'refused']]]);
    expect((await sign(document, body)).result).toEqual(answer);
    const { rows } = await platform.engine.executeSql(
      'select count(f.uuid)::int as files from documents.signers s join documents.files f on f.uuid in (s.act_file_uuid, s.signature_file_uuid) where s.document_uuid = $1',
      [document.uuid],
    );
    expect(rows).toEqual([{ files: 2 }]);
  });

  it('is sealed by an approval after a rejection, and not refused by a rejection after an approval', async () => {
    const { document, workflow } = await held();
    for (const isApproved of [false, true, false]) await decide(workflow, isApproved);
    await platform.jobs.run();
    expect((await recordOf(document)).status).toBe('signed');
  });

  it.each([true, false])('is decided too where its workflow ended before the act came, as %s', async (approved) => {
    decision = approved;
    const { document } = await held();
    expect((await recordOf(document)).status).toBe(approved ? 'signed' : 'refused');
  });

  it('is not touched by the decision on another workflow or another act of it, nor of another tenant', async () => {
    const { document, workflow } = await held();
    await decide(await platform.newWorkflow(caller), true);
    await decide(workflow, true, randomUUID());
    const own = caller;
    caller = await platform.otherTenant();
    await decide(workflow, true);
    caller = own;
    await platform.jobs.run();
    expect((await recordOf(document)).status).toBe('open');
  });

  it('is refused when its workflow is deleted, where a retention period keeps it', async () => {
    await platform.tenants.patch(caller.tenantId, { retention: { signed_document_days: 3650 } });
    const { document, workflow } = await held();
    await api().documents.internal.workflowDeleted({ workflow_uuid: workflow });
    expect((await recordOf(document)).status).toBe('refused');
  });

  it('is deleted by no age while it waits', async () => {
    await platform.tenants.patch(caller.tenantId, { retention: { open_document_days: 30 } });
    const { document, workflow } = await held();
    const sweep = async () => {
      platform.clock.advance(31 * 86_400);
      await platform.platform.database.transaction((trx) => platform.jobs.enqueue(trx, 'documents-forget', {}));
      await platform.jobs.run();
    };
    await sweep();
    expect((await recordOf(document)).status).toBe('open');
    await decide(workflow, false);
    await sweep();
    expect(await problemOf(recordOf(document))).toMatchObject({ status: 404 });
  });
});

describe('a document of several signers, one of whom signed while a finding is undecided', () => {
  it('is sealed after the last act and the decision, whichever comes last', async () => {
    for (const order of ['decision', 'act'] as const) {
      caller = await platform.otherTenant();
      const { document, acts } = await together();
      const [first, second] = acts as [(typeof acts)[0], (typeof acts)[0]];
      await sign(document, first);
      const parts = [() => sign(document, second), () => decide(first.evidence.workflow_uuid, true)];
      for (const part of order === 'act' ? parts.toReversed() : parts) {
        await platform.jobs.run();
        expect((await recordOf(document)).status).toBe('open');
        await part();
      }
      await platform.jobs.run();
      expect((await recordOf(document)).status).toBe('signed');
    }
  });

  it('stays without a seal after a rejection, although all have signed', async () => {
    const { document, acts } = await together();
    for (const body of acts) await sign(document, body);
    await platform.jobs.run();
    expect((await recordOf(document)).status).toBe('open');
    told = [];
    await decide(acts[0]!.evidence.workflow_uuid, false);
    await platform.jobs.run();
    expect(await recordOf(document)).toMatchObject({ status: 'refused', signed_at: null });
    expect(told.toSorted()).toEqual(acts.map(({ evidence }) => evidence.workflow_uuid).toSorted());
  });

  it('is signed by nobody else after a rejection, unless an approval follows', async () => {
    const { document, acts } = await together();
    const [first, second] = acts as [(typeof acts)[0], (typeof acts)[0]];
    await sign(document, first);
    await decide(first.evidence.workflow_uuid, false);
    expect(await problemOf(sign(document, second))).toMatchObject({ status: 409, key: 'conflict' });
    await decide(first.evidence.workflow_uuid, true);
    await sign(document, second);
    await platform.jobs.run();
    expect((await recordOf(document)).status).toBe('signed');
  });
});

it('is held for no API key, since nobody would decide', async () => {
  const document = await paper();
  const body = await act(document);
  expect(await problemOf(sign(document, body, 'key'))).toEqual({ status: 422, key: 'invalid_body', path: 'awaits_decision' });
  expect((await sign(document, { ...body, awaits_decision: false }, 'key')).result.sealed).toBe(true);
});
