import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionApi } from '#contracts/session/session.ts';
import { astronaut, astronautAgain } from '../../support/specimens/faces.ts';
import { createRig, Person, problemIn, type Rig, tokenIn } from '../../support/workflows.ts';
import { type House, openHouse } from '../conformance/house.ts';
import { ask, cameraSteps, collectionsOf, knownFace, laxSetup, nothing, openStep } from './attention.ts';

/**
 * Class: a verdict about one picture that is moved to another picture. A uuid that a workflow used never names other bytes, and what a
 * step remembers about a medium goes with the medium. (What each step remembers is tried in `steps.conformance.test.ts`.)
 */

describe('a used uuid of any step that takes a picture names no other bytes, after a submission and back', () => {
  let house: House;
  let somebody: string;
  beforeAll(async () => {
    house = await openHouse();
    await house.bench.platform.faces.read({ tenantId: house.bench.tenant.id }, astronaut());
    somebody = await knownFace(house, astronaut());
  });
  afterAll(() => house.close());

  it.each(cameraSteps.map((contract) => [contract.key, contract] as const))(
    '%s: neither there, nor on a second device, nor in another process',
    async (step, contract) => {
      const { needs, media, samples } = contract;
      const workflow = {
        ...{ steps: ['acceptance', step, 'verify_email'], setup: { [step]: laxSetup(contract) } },
        ...(needs.people ? { people_uuid: somebody } : {}),
      };
      const visit = await openStep(house, step, { workflow });
      const collections = collectionsOf(contract);
      const pictures = await Promise.all(
        // A step that takes a face alone refuses a picture without one.
        collections.map((name, at) => (media[name]!.shows.join() === 'face' ? astronautAgain() : nothing(at))),
      );
      const other = await nothing(collections.length);
      const [used, submission]: [string[], Record<string, string>] = [[], {}];
      for (const [at, collection] of collections.entries()) {
        const [before, named] = [randomUUID(), randomUUID()];
        used.push(before, named);
        submission[collection in (samples.submission as object) ? collection : 'media'] = named;
        expect((await visit.upload(collection, other, { medium: before })).status).toBe(200);
        expect((await visit.upload(collection, pictures[at]!, { medium: named })).status).toBe(200);
      }
      const isTaken = await visit.post('submit', { submission }).then(
        () => true,
        () => false,
      );
      // A step that refuses a paper that it cannot read stays open.
      if (isTaken) await visit.post('back');
      const { url } = await ask(house, visit.token, 'POST', '/workflows/v1/session/handoff');
      const places = [{}, { token: tokenIn(url) }, { url: house.urlOf('three servers', 'workflows') }];
      for (const place of places)
        for (const medium of used) {
          const answer = await visit.upload(collections[0]!, await nothing(99), { medium, ...place });
          expect(await answer.json()).toMatchObject({ type: 'urn:zaguan:problem:media_conflict' });
        }
    },
  );
});

let rig: Rig;
let [mine, theirs]: Buffer[] = [];
beforeAll(async () => {
  rig = await createRig();
  const picture = (background: string) =>
    sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .jpeg()
      .toBuffer();
  [mine, theirs] = await Promise.all([picture('#6a4'), picture('#46a')]);
});
afterAll(() => rig.bench.close());
beforeEach(() => rig.bench.clock.advance(3700));

/** Returns a person who took a photo anew, submitted the second one and went back; and the uuid of the first. */
async function whoRetook(): Promise<{ person: Person; used: string }> {
  const person = await Person.enter(rig, { steps: ['consent', 'photo', 'note'] });
  await person.answer({ accepted: true });
  await person.start();
  const [used, document, face] = [randomUUID(), randomUUID(), randomUUID()];
  await person.upload('document', mine!, { uuid: used });
  await note(person, { 'medium:look': { uuid: used, verdict: 'mine' }, 'medium:side': { uuid: document, verdict: 'kept' }, seen: used });
  await person.upload('document', theirs!, { uuid: document });
  await person.upload('face', mine!, { uuid: face });
  expect((await person.submit({ document, face })).status).toBe(200);
  expect((await person.post('back')).status).toBe(200);
  return { person, used };
}

const query = () => rig.bench.platform.database.query;

async function note(person: Person, memory: object): Promise<void> {
  await sql`update workflows.steps set memory = memory || ${JSON.stringify(memory)}::jsonb where uuid = ${person.current.uuid}`.execute(
    query(),
  );
}

async function memoryOf(person: Person): Promise<object> {
  const { rows } = await sql<{ memory: object }>`select memory from workflows.steps where uuid = ${person.current.uuid}`.execute(query());
  return rows[0]!.memory;
}

async function refuses(person: Person, uuid: string): Promise<void> {
  for (const bytes of [theirs!, mine!]) expect(problemIn(await person.upload('document', bytes, { uuid }))).toBe('media_conflict');
  expect((await person.upload('document', theirs!)).status).toBe(200);
}

it('a used uuid names no other bytes after a submission and back', async () => {
  const { person, used } = await whoRetook();
  await refuses(person, used);
});

it('a used uuid names no other bytes on a second device', async () => {
  const { person, used } = await whoRetook();
  const { url } = sessionApi.handOver.answer.parse((await person.call('POST', '/v1/session/handoff')).body).result;
  const token = tokenIn(url);
  const phone = new Person(rig, token, (await rig.send(token, 'GET', '/v1/session')).body.result);
  await refuses(phone, used);
});

it('a used uuid names no other bytes after a restart', async () => {
  const { person, used } = await whoRetook();
  person.app = rig.serve();
  await refuses(person, used);
});

it('a used uuid names no other bytes after the media aged out and an operator reopened the workflow', async () => {
  const person = await Person.enter(rig, { steps: ['consent', 'photo'] });
  await person.answer({ accepted: true });
  await person.start();
  const used = randomUUID();
  await person.upload('document', mine!, { uuid: used });
  for (const days of [31, 8]) {
    rig.bench.clock.advance(days * 86_400);
    await rig.sweep();
  }
  const { uuid } = person.view.workflow;
  await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { status: 'working' });
  const back = new Person(rig, (await rig.issue(uuid)).token, person.view);
  await back.read();
  expect((await back.call('GET', '/v1/session')).body.result.current.media).toEqual([]);
  await refuses(back, used);
});

it('what a step remembers about a discarded medium is deleted, and nothing else', async () => {
  const { person, used } = await whoRetook();
  expect(Object.keys(await memoryOf(person)).sort()).toEqual(['medium:side', 'seen']);
  expect(JSON.stringify(await memoryOf(person))).toContain(used);
});
