import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KnownSource } from '#contracts/base/known-by.ts';
import { createRig, Person, type Rig } from '#test/support/workflows.ts';
import { mask } from './mask.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());

const told = async (person: Person) => (await person.call('GET', `/v1/session/steps/${person.current.uuid}/files/evidence`)).body;

it('tells a step what is on record: who, which consents, codes and media, which device, and how long the log is', async () => {
  const person = await Person.enter(rig, {
    steps: ['consent', 'code', 'photo', 'identity', 'note'],
    setup: { code: { email: 'luisa@example.com' } },
  });
  await person.answer({ accepted: true });
  await person.start();
  await person.post('actions/send', { input: {} });
  await person.submit({ code: String(rig.outside.sends) });
  await person.start();
  const jpegOf = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const [document, face] = [randomUUID(), randomUUID()];
  await person.upload('document', await jpegOf('white'), { uuid: document });
  await person.upload('face', await jpegOf('black'), { uuid: face });
  await person.submit({ document, face });
  await person.answer({ curp: 'XEXX010101HNEXXXA4' });
  await person.start();
  const evidence = await told(person);
  const fileOf = (uuid: string) => rig.bench.platform.blobs.read({ tenantId: rig.bench.tenant.id }, `workflows/test/${uuid}`);
  const files = [await fileOf(document), await fileOf(face)];
  const proof = await rig.bench.platform.administration.proveLog(rig.bench.tenant.id, { kind: 'workflow', id: person.view.workflow.uuid });
  expect(evidence).toEqual({
    person: {
      ...{ name: 'FULANA', national_id: 'XEXX010101HNEXXXA4', people_uuid: null },
      recording: true,
      known_by: { name: { by: 'signer' }, national_id: { by: 'signer' } },
    },
    consents: [
      {
        key: 'biometric',
        kind: 'biometric',
        accepted: true,
        text_sha256: 'f'.repeat(64),
        version: '1',
        language: 'es-MX',
        at: expect.any(String),
      },
    ],
    codes: [{ channel: 'EMAIL', destination: 'l•••@example.com', verified_at: expect.any(String) }],
    media: expect.arrayContaining(
      [document, face].map((uuid, index) => ({
        uuid,
        collection: index === 0 ? 'document' : 'face',
        title: index === 0 ? { es: 'Papel', en: 'Paper' } : { es: 'Cara', en: 'Face' },
        sha256: createHash('sha256').update(files[index]!).digest('hex'),
        stored_at: expect.any(String),
      })),
    ),
    device: { ip: null, user_agent: 'Test', metadata: {} },
    log: { length: proof.length, head: proof.head },
  });
});

it('knows the person that the workflow was made for, and nobody where nobody was named', async () => {
  const known = await Person.enter(rig, { people_uuid: rig.outside.peopleUuid });
  await known.start();
  expect((await told(known)).person).toEqual({
    name: 'FULANA DE TAL',
    national_id: rig.outside.nationalId,
    people_uuid: rig.outside.peopleUuid,
    recording: false,
    known_by: { name: { by: 'partner' }, national_id: { by: 'partner' } },
  });
  const nobody = await Person.enter(rig);
  await nobody.start();
  expect((await told(nobody)).person).toBeNull();
});

it('says what was read from a credential that was shown, and no more than it prints', async () => {
  rig.outside.credential = { name: 'fulana', national_id: 'XEXX010101MNEXXXA8' };
  const person = await Person.enter(rig, { steps: ['identity', 'note'] });
  await person.answer({ curp: 'XEXX010101HNEXXXA4' });
  rig.outside.credential = null;
  await person.start();
  expect((await told(person)).person.known_by).toEqual({ name: { by: 'reading' }, national_id: { by: 'signer' } });
});

/** Returns how the CURP is known of somebody whom no key named, with a credential that says it, after the job answered this. */
async function attached(attachment: Rig['outside']['attachment']) {
  const person = await Person.enter(rig, { steps: ['identity', 'note'] });
  rig.outside.attachment = attachment;
  rig.outside.credential = { name: 'fulana', national_id: rig.outside.nationalId };
  await person.answer({ curp: rig.outside.nationalId });
  await rig.bench.jobs.run();
  rig.outside.attachment = {};
  rig.outside.credential = null;
  await person.start();
  return (await told(person)).person.known_by.national_id;
}

it.each([
  ['efirma', 'efirma'],
  ['operator', 'partner'],
] as const)('says how the CURP is known that %s vouched for', async (vouched_by, by) => {
  expect(await attached({ vouched_by })).toEqual({ by });
});

it('tells nobody the name on record who proved a phone and a CURP of it, unless an API key named the person', async () => {
  const person = await Person.enter(rig, { steps: ['identity', 'note'] });
  Object.assign(rig.outside, { name: null, attachment: { vouched_by: 'contact', vouching: ['••••5678'] } });
  await person.answer({ curp: rig.outside.nationalId });
  await rig.bench.jobs.run();
  Object.assign(rig.outside, { name: 'FULANA', attachment: {} });
  await person.start();
  expect((await told(person)).person).toMatchObject({
    ...{ name: null, national_id: rig.outside.nationalId, people_uuid: rig.outside.peopleUuid },
    known_by: { name: { by: 'signer' }, national_id: { by: 'code', at: '••••5678' } },
  });
});

it('says of whom no key named what the credential and the registry say, whatever the record made of it', async () => {
  const claims = { people_uuid: null, claims: { people_uuid: rig.outside.peopleUuid, differences: [] } };
  for (const made of [{ vouched_by: 'capture' as const }, { vouched_by: 'enrollment' as const }, claims]) {
    expect(await attached(made)).toEqual({ by: 'reading' });
    const card_answer = { question_sha256: 'a'.repeat(64), is_confirmed: true };
    expect(await attached({ ...made, card_answer })).toEqual({ by: 'document' });
    expect(await attached({ ...made, card_answer: { ...card_answer, is_confirmed: false } })).toEqual({ by: 'reading' });
  }
});

it('says each line of a named person by its own source, and what the record only claims as the signer’s word', async () => {
  const person = await Person.enter(rig, { people_uuid: rig.outside.peopleUuid });
  await person.start();
  const lines = async (name: KnownSource, national_id: KnownSource) => {
    rig.outside.knownBy = { name, national_id };
    return (await told(person)).person.known_by;
  };
  expect(await lines('capture', 'enrollment')).toEqual({ name: { by: 'capture' }, national_id: { by: 'document' } });
  expect(await lines('claimed', 'registry')).toEqual({ name: { by: 'signer' }, national_id: { by: 'partner' } });
  expect(await lines('contact', 'operator')).toEqual({ name: { by: 'signer' }, national_id: { by: 'partner' } });
  rig.outside.knownBy = { name: 'partner', national_id: 'partner' };
});

it.each([
  ['luisa.perez@example.com', 'l•••@example.com'],
  ['+525512345678', '••••5678'],
  ['@example.com', '••••.com'],
])('masks %s as %s', (destination, shown) => expect(mask(destination)).toBe(shown));
