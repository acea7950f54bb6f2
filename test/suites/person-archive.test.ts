import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServices, readConfig } from '#services/main.ts';
import { edgeOver } from '../support/edge.ts';
import { type House, openHouse } from './conformance/house.ts';
import { personOf } from './sessions/people.ts';
import { photos, setupForNoise } from './sessions/photos.ts';
import { Session } from './sessions/session.ts';

/** Tests the export of one person's data over HTTP, as an operator downloads it for the person. */

let house: House;
let photo: Uint8Array;
let workflow: string;
let person: string;
const somebody = personOf(77);

beforeAll(async () => {
  house = await openHouse();
  photo = (await photos(1, 40))[0]!;
  const steps = ['acceptance', 'personal_data', 'enroll_full'];
  const answer = await ask('POST', '/workflows/v1/workflows', { steps, setup: setupForNoise(steps) });
  workflow = answer.uuid;
  const { token } = await ask('POST', `/workflows/v1/workflows/${workflow}/token`, {});
  const session = new Session({ url: () => house.url, token, person: somebody, code: (to) => house.codeOf(to), photo: () => photo });
  await session.open();
  while (session.view.current) await session.answer();
  await house.bench.jobs.run();
  person = (await ask('GET', `/workflows/v1/workflows/${workflow}`)).people_uuid;
});
afterAll(() => house.close());

// biome-ignore lint/suspicious/noExplicitAny: results of many shapes; each expectation says which.
async function ask(method: string, path: string, body?: object): Promise<any> {
  const headers = { 'svc-apikey': house.keys.live, 'content-type': 'application/json' };
  const answer = await fetch(house.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const content = (await answer.json()) as { result: unknown };
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(content)}`);
  return content.result;
}

const exported = (key = house.keys.live, accept?: string) =>
  fetch(`${house.url}/people/v1/people/${person}/data`, { headers: { 'svc-apikey': key, ...(accept ? { accept } : {}) } });

/** Returns the files of an uncompressed ZIP, found by its central directory. */
async function filesOf(answer: Response): Promise<Map<string, Buffer>> {
  const zip = Buffer.from(await answer.arrayBuffer());
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    expect(zip.readUInt16LE(at + 10)).toBe(0);
    const [size, name, extra, comment, start] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ];
    const bytesAt = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    files.set(zip.subarray(at + 46, at + 46 + name).toString(), zip.subarray(bytesAt, bytesAt + size));
    at += 46 + name + extra + comment;
  }
  return files;
}

const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const parsed = (bytes: Buffer | undefined) => JSON.parse(String(bytes));

it('is a ZIP of the record, each workflow and its pictures, with a list that proves them', async () => {
  const answer = await exported();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="person-${person}.zip"`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const files = await filesOf(answer);
  const names = [...files.keys()];
  expect(names[0]).toBe('person.json');
  expect(names.at(-1)).toBe('contents.json');
  expect(names.filter((name) => name.endsWith('.jpg'))).toHaveLength(3);
  expect(names.every((name) => /^[\w./-]+$/.test(name) && !name.includes('..'))).toBe(true);
  expect(parsed(files.get('person.json'))).toMatchObject({
    person: { id: person, national_id: somebody.curp },
    learned_from: [{ workflow_uuid: workflow }],
  });
  const workflowFile = parsed(files.get(`workflows/${workflow}/workflow.json`));
  expect(workflowFile).toMatchObject({ uuid: workflow, people_uuid: person });
  expect(workflowFile.consents[0]).toMatchObject({
    accepted: true,
    token_id: workflowFile.tokens[0].id,
    ip: expect.any(String),
    user_agent: expect.any(String),
    recorded_at: expect.any(String),
    text_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(workflowFile.media.map(({ collection }: { collection: string }) => collection)).toContain('selfie');
  expect(workflowFile.media[0]).toMatchObject({ capture: 'live', sha256: sum(Buffer.from(photo)), stored_at: expect.any(String) });
  expect(workflowFile.learned).toContainEqual(
    expect.objectContaining({ facts: expect.objectContaining({ person: expect.objectContaining({ national_id: somebody.curp }) }) }),
  );
  expect(workflowFile.timeline[0]).toMatchObject({ number: 1, type: 'workflow.created' });
  expect(parsed(files.get('person.json')).timeline[0]).toMatchObject({ number: 1, type: 'person.created' });
  const { files: listed, missing } = parsed(files.get('contents.json'));
  expect(missing).toEqual([]);
  const found = names.slice(0, -1).map((path) => ({ path, size: files.get(path)!.length, sha256: sum(files.get(path)!) }));
  expect(listed).toEqual(found);
  expect(sum(files.get(names.find((name) => name.includes('selfie'))!)!)).toBe(
    workflowFile.media.find(({ collection }: { collection: string }) => collection === 'selfie').stored_sha256,
  );
});

it('is the record alone where Accept asks for JSON', async () => {
  const answer = await exported(house.keys.live, 'application/json');
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({ success: true, result: { person: { id: person } } });
});

it('gives no pictures to a key without the scope of workflows, and says so', async () => {
  const key = await house.keys.without('workflows');
  const files = await filesOf(await exported(key));
  expect([...files.keys()]).toEqual(['person.json', 'contents.json']);
  expect(parsed(files.get('contents.json')).missing).toEqual([
    { what: 'the workflows of the person', reason: 'the key lacks the scope "workflows"' },
  ]);
});

it('is nothing for another tenant, nor for a test key', async () => {
  for (const key of [house.keys.other, house.keys.test]) expect((await exported(key)).status).toBe(404);
});

it('names a picture whose bytes are gone, and gives the others', async () => {
  const { bench } = house;
  const { rows } = await bench.engine.executeSql(`select uuid from workflows.media where collection = 'selfie'`);
  const [{ uuid } = { uuid: '' }] = rows as { uuid: string }[];
  const blob = await bench.platform.blobs.read({ tenantId: bench.tenant.id }, `workflows/live/${uuid}`);
  await bench.platform.blobs.remove({ tenantId: bench.tenant.id }, `workflows/live/${uuid}`);
  const files = await filesOf(await exported());
  await bench.platform.blobs.write({ tenantId: bench.tenant.id }, `workflows/live/${uuid}`, blob!);
  expect([...files.keys()].filter((name) => name.endsWith('.jpg'))).toHaveLength(2);
  expect(parsed(files.get('contents.json')).missing).toEqual([
    { what: `workflows/${workflow}/enroll_full/selfie-${uuid}.jpg`, reason: 'not_found' },
  ]);
});

it('says that the workflows are elsewhere, where another process serves them', async () => {
  const { bench } = house;
  const { modules } = openServices(readConfig({ SERVICES: 'people' }), { ...bench, log: bench.platform.log });
  const { app } = edgeOver(bench, modules);
  const files = await filesOf(await app.request(`/people/v1/people/${person}/data`, { headers: { 'svc-apikey': house.keys.live } }));
  expect(parsed(files.get('contents.json')).missing).toEqual([
    { what: 'the workflows of the person', reason: 'this server has no workflows service; WORKFLOWS_URL gives its address' },
  ]);
});
