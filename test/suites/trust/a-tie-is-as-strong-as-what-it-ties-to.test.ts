import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { attachedFacts } from '#contracts/people/attach.ts';
import type { FaceReader } from '#platform/base/file-readers.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { createKeptFiles } from '#platform/data/blobs/kept-files.ts';
import { registriesPort } from '#services/joins/registries.ts';
import { Portraits } from '#services/people/faces/portraits.ts';
import { ofKey } from '#services/people/model/known-by.ts';
import type { PeopleTables } from '#services/people/model/tables.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '../../support/people.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { back, front } from '../../support/sample-papers.ts';

/**
 * Class: ties that are weaker than what they tie to. Whoever brings an address or a face to a record by a capture alone may be anybody. So
 * what they brought ties nobody to what a stronger source made of the record since, and another face is put in the place of the one on
 * record by a human alone.
 */

/** A picture is one byte: hundredths of the distance of its face from Luisa's. */
const faceAt = (distance: number) => Float32Array.from({ length: 128 }, (_, place) => (place === 0 ? distance : 0));
const LUISAS = Uint8Array.of(0);
const LUISAS_AGAIN = Uint8Array.of(30);
const ANOTHER = Uint8Array.of(90);
const ANOTHER_AGAIN = Uint8Array.of(70);

let bench: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let portraits: Portraits;
let caller: Caller;
let doesRegistryConfirm = false;
/** The face of every picture of a workflow. */
let shown = LUISAS;

beforeAll(async () => {
  bench = await createTestPlatform<PeopleTables>(peopleMigrations);
  const faces: FaceReader = {
    ...bench.platform.faces,
    async read(_tenant, picture) {
      const box = { x: 0, y: 0, width: 200, height: 200 };
      const plain = { box, landmarks: [], shades: new Float32Array(), cardSigns: [] };
      return { ...plain, template: faceAt(picture[0]! / 100), portrait: picture };
    },
  };
  const platform = { ...bench.platform, faces } as unknown as Platform<PeopleTables>;
  const yes = { isOfAuthority: true, valid: true, expired: false, court_order: false, incorrect_data: false };
  const no = { ...yes, valid: false };
  const registries = {
    ...registriesPort(null),
    credential: async () => ({ ...(doesRegistryConfirm ? yes : no), elector_key: front.elector_key }),
  };
  service = openPeople(platform, { registries, media: { newestOf: async () => null, read: async () => shown } });
  portraits = new Portraits(
    platform,
    createKeptFiles(platform, { table: 'people.files', folder: 'people', queue: 'people-discard-pictures' }),
  );
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.clock.set('2026-11-20T18:00:00.000Z');
  caller = await bench.otherTenant();
  await settings({ portrait_days: 30 });
  [doesRegistryConfirm, shown] = [false, LUISAS];
});

const api = () => createRouterClient(service.router, { context: { caller } });
const settings = (people: object) => bench.tenants.patch(caller.tenantId, { people });
const person = async (id: string) => (await api().people.get({ id })).result;

const LUISA = { national_id: front.curp!, name: 'Luisa', first_lastname: 'Peña', second_lastname: 'Gómez' };
const MAILBOX = 'quien@sea.example';
const PHONE = '5512345678';
const byMail = [{ channel: 'EMAIL' as const, destination: MAILBOX }];
const bySms = [{ channel: 'SMS' as const, destination: `+52${PHONE}` }];

type Facts = z.input<typeof attachedFacts>;
/** Returns the facts of a workflow that captured Luisa's card and the face that is shown. */
const capture = (more: Partial<Facts> = {}): Facts => ({
  ...{ workflow: randomUUID(), step: 'person', person: LUISA },
  ...{ capture: { selfie: randomUUID(), card: { front, reverse: back } }, ...more },
});

/** A minute later, so that nothing is as new as what it follows. */
async function offer(more: Partial<Facts> = {}, picture = shown) {
  bench.clock.advance(60);
  shown = picture;
  return service.offer(caller, capture(more));
}

/** Ends a workflow well that captured this face, after an operator approved it or nobody. */
async function ends(picture: typeof shown, { portrait_approved = false, ...more }: Partial<Facts> & { portrait_approved?: boolean }) {
  bench.clock.advance(60);
  shown = picture;
  const facts = capture({ isApproved: portrait_approved, ...more });
  const { people_uuid } = await service.attach(caller, facts);
  await service.workflowEnded(caller, { workflow: facts.workflow, people_uuid, portrait: randomUUID(), portrait_approved });
  return people_uuid;
}

/** Creates the partner's client. */
const client = async (): Promise<string> => (await api().people.create(LUISA)).result.id;

/** Keeps a face for a key, as *Compare face with voter credential front* does. */
async function keepForKey(id: string, picture: typeof shown) {
  const kept = await portraits.prepare(caller, { portrait: picture, template: faceAt(picture[0]! / 100) });
  await bench.platform.database.transaction((trx) =>
    portraits.keep(trx, caller, { person_id: id, source: 'api', knownBy: ofKey(bench.clock.now()) }, kept),
  );
}

const rows = async () =>
  bench.platform.database.query.selectFrom('people.portraits').where('tenant_id', '=', caller.tenantId).selectAll().execute();
async function outcomeOf(id: string, picture: typeof shown) {
  const { result } = await api().internal.comparePortrait({ params: { id }, body: { selfie: new File([picture], 'selfie.jpg') } });
  return result && 'outcome' in result ? result.outcome : result;
}

describe('the face on record', () => {
  it('is known by a capture at most, where a key named the person and nothing stronger says whose face it is', async () => {
    await ends(LUISAS, { people_uuid: await client() });
    expect(await rows()).toMatchObject([{ source: 'enrollment', known_by: { by: 'capture' } }]);
  });

  it('stays where another comes by a link of theirs, and only an operator who approved the case puts that in its place', async () => {
    const people_uuid = await client();
    await ends(LUISAS, { people_uuid });
    const before = await rows();
    await ends(ANOTHER, { people_uuid });
    expect(await rows()).toEqual(before);
    expect([await outcomeOf(people_uuid, LUISAS_AGAIN), await outcomeOf(people_uuid, ANOTHER)]).toEqual(['match', 'mismatch']);
    await ends(LUISAS_AGAIN, { people_uuid });
    const again = await rows();
    expect(again, 'the same face is kept anew').not.toEqual(before);
    await ends(ANOTHER, { people_uuid, portrait_approved: true });
    expect(await rows()).toMatchObject([{ known_by: { by: 'enrollment' } }]);
    expect(await outcomeOf(people_uuid, ANOTHER)).toBe('match');
  });

  it('stays also where the claims of whoever came with another are accepted: they say nothing of a face', async () => {
    const people_uuid = await client();
    await ends(LUISAS, { people_uuid });
    const before = await rows();
    await ends(ANOTHER, { people_uuid, accepted: ['name', 'face'] });
    expect(await rows()).toEqual(before);
  });

  it('is that of the strongest source, and then the newest', async () => {
    const id = await client();
    await ends(ANOTHER, { people_uuid: id });
    await keepForKey(id, LUISAS);
    expect(await outcomeOf(id, LUISAS_AGAIN), 'a key’s is newer and stronger').toBe('match');
    await ends(ANOTHER, { people_uuid: id, portrait_approved: true });
    expect(await rows()).toHaveLength(2);
    expect(await outcomeOf(id, LUISAS_AGAIN), 'a key’s is stronger than a newer one').toBe('match');
  });

  it('ties nobody by a capture where a stronger source has written beside it; whoever differs from it is a claim all the same', async () => {
    const maker = async () => ends(ANOTHER, {});
    const id = await maker();
    expect(await offer({ isApproved: true }, ANOTHER_AGAIN), 'nobody else has written').toMatchObject({
      people_uuid: id,
      vouched_by: 'enrollment',
    });
    await api().people.delete({ id });

    const other = await maker();
    await api().contacts.create({ person_id: other, email: 'luisa@correo.example', phone: PHONE });
    const before = await person(other);
    expect(await offer({ isApproved: true }, ANOTHER_AGAIN)).toMatchObject({ people_uuid: null, vouched_by: null });
    expect(await offer({ isApproved: true, proven: bySms }, LUISAS)).toMatchObject({
      people_uuid: null,
      claims: { differences: expect.arrayContaining([{ member: 'face', claimed: 'differs' }]) },
    });
    expect(await person(other)).toEqual(before);
    expect(await offer({ isApproved: true, proven: bySms }, ANOTHER_AGAIN), 'the key’s own address').toMatchObject({
      vouched_by: 'enrollment',
    });
  });
});

describe('an address that a capture alone confirmed', () => {
  const contact = { email: MAILBOX, email_confirmation: true };

  it('ties its maker to the record while nobody else has written there', async () => {
    const { people_uuid } = await service.attach(caller, capture({ contact, proven: byMail }));
    expect(await offer({ proven: byMail })).toMatchObject({ people_uuid, vouched_by: 'contact' });
  });

  it.each([
    ['the names', async (id: string) => void (await api().people.update({ params: { id }, body: { name: LUISA.name } }))],
    [
      'an address beside it',
      async (id: string) => void (await api().contacts.create({ person_id: id, email: 'luisa@correo.example', phone: PHONE })),
    ],
  ])('ties nobody once a key has written %s, with or without a registry or an approval', async (_, write) => {
    await settings({ portrait_days: 0 });
    const { people_uuid: id } = await service.attach(caller, capture({ contact, proven: byMail }));
    bench.clock.advance(60);
    await write(id);
    const before = await person(id);
    for (const isApproved of [false, true])
      for (const confirms of [false, true]) {
        doesRegistryConfirm = confirms;
        const offered = await offer({ proven: byMail, isApproved, person: { ...LUISA, nationality_id: 144 }, contact });
        expect(offered, `approved ${isApproved}, confirmed ${confirms}`).toMatchObject({ people_uuid: null, vouched_by: null });
      }
    expect(await person(id)).toEqual(before);
  });
});

describe('a portrait that a weaker source brought', () => {
  const identifies = async (id: string, picture: typeof shown) => [
    (await api().internal.portrait({ id })).result.kept,
    await outcomeOf(id, picture),
  ];

  it('identifies nobody once a stronger source vouches for the record, until a stronger portrait is kept', async () => {
    const id = await ends(ANOTHER, {});
    expect(await identifies(id, ANOTHER_AGAIN), 'of the record that it made').toEqual([true, 'match']);
    await api().people.update({ params: { id }, body: { name: LUISA.name } });
    expect(await identifies(id, ANOTHER_AGAIN)).toEqual([false, null]);
    await keepForKey(id, LUISAS);
    expect(await identifies(id, LUISAS_AGAIN)).toEqual([true, 'match']);
  });

  it('identifies whom a key named when it was brought', async () => {
    const id = await client();
    await ends(LUISAS, { people_uuid: id });
    expect(await identifies(id, LUISAS_AGAIN)).toEqual([true, 'match']);
  });
});

describe('a face that somebody else has on record', () => {
  const find = async (picture: typeof shown, people_uuid?: string) =>
    (await api().internal.searchFace({ body: { selfie: new File([picture], 'selfie.jpg'), ...(people_uuid ? { people_uuid } : {}) } }))
      .result;

  it('is found by a sure match alone, and only where the tenant allows a search', async () => {
    const id = await client();
    await keepForKey(id, LUISAS);
    expect(await find(LUISAS_AGAIN)).toEqual({ national_ids: [] });
    await settings({ face_search: true });
    expect(await find(LUISAS_AGAIN)).toEqual({ national_ids: [LUISA.national_id] });
    expect(await find(LUISAS_AGAIN, id), 'but for the person whom a key named').toEqual({ national_ids: [] });
    expect(await find(ANOTHER)).toEqual({ national_ids: [] });
  });
});

describe('a no to a portrait', () => {
  it('deletes none that is stronger than what ties whoever says it to the record', async () => {
    const id = await client();
    await api().contacts.create({ person_id: id, email: 'luisa@correo.example', phone: PHONE });
    await keepForKey(id, LUISAS);
    const before = await rows();
    const refuse = async (facts: Facts) => {
      await service.attach(caller, facts);
      await service.workflowEnded(caller, { workflow: facts.workflow, people_uuid: id, portrait_refused: true });
    };
    await refuse({ workflow: randomUUID(), step: 'person', person: LUISA, proven: bySms });
    expect(await rows()).toEqual(before);
    await refuse({ workflow: randomUUID(), step: 'person', people_uuid: id });
    expect(await rows()).toEqual([]);
  });
});

describe('ten comparisons of a day', () => {
  it('that strangers used up tie nobody more: what was not compared is no yes, until an operator approves it', async () => {
    const id = await client();
    await api().contacts.create({ person_id: id, email: 'luisa@correo.example', phone: PHONE });
    await keepForKey(id, LUISAS);
    doesRegistryConfirm = true;
    for (let count = 0; count < 6; count++)
      expect(await offer({ proven: bySms }, ANOTHER)).toMatchObject({ people_uuid: null, vouched_by: null });
    expect(await offer({ proven: bySms, isApproved: true }, ANOTHER)).toMatchObject({ people_uuid: id, vouched_by: 'enrollment' });
  });

  it('a picture of the portrait is none: it shows nobody who lives', async () => {
    const id = await client();
    await keepForKey(id, LUISAS);
    doesRegistryConfirm = true;
    expect(await offer({}, LUISAS)).toMatchObject({ people_uuid: null, vouched_by: null });
    expect(await offer({}, LUISAS_AGAIN)).toMatchObject({ people_uuid: id, vouched_by: 'enrollment' });
  });

  it('are the person’s own: strangers have five of theirs, and use up none of hers', async () => {
    const id = await client();
    await keepForKey(id, LUISAS);
    for (let count = 0; count < 10; count++) await offer({}, ANOTHER);
    const log = await bench.entriesOf(caller.tenantId, { kind: 'person', id });
    expect(log.filter(({ type }) => type === 'person.face_compared')).toHaveLength(5);
    for (let count = 0; count < 10; count++) expect(await outcomeOf(id, ANOTHER)).toBe('mismatch');
    await expect(outcomeOf(id, LUISAS_AGAIN)).rejects.toMatchObject({ key: 'rate_limited' });
  });
});

describe('a registry that confirms the card', () => {
  const liveness = (outcome: 'passed' | 'failed') => [
    { passed: true, at: '2026-11-20T18:00:00.000Z', pad: { provider: 'v', standard: 's', outcome, score: null, reference: 'r' } },
  ];

  it('enrols with a certified product’s yes alone, where the tenant asks for both', async () => {
    doesRegistryConfirm = true;
    expect((await offer()).vouched_by, 'by default').toBe('enrollment');
    await settings({ enrollment: 'registry_and_pad' });
    const voucherAlone = async (more: Partial<Facts>) => {
      for (const { id } of (await api().people.list({})).result.data) await api().people.delete({ id });
      return (await offer(more)).vouched_by;
    };
    expect(await voucherAlone({})).toBe('capture');
    expect(await voucherAlone({ liveness: liveness('failed') })).toBe('capture');
    expect(await voucherAlone({ liveness: liveness('passed') })).toBe('enrollment');
    expect(await voucherAlone({ isApproved: true })).toBe('enrollment');
  });
});
