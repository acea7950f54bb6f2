import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { Problem } from '#platform/base/problem.ts';
import { createRig, Person } from '#test/support/workflows.ts';

const rig = await createRig();
afterAll(() => rig.bench.close());

const CURP = 'XEXX010101HNEXXXA4';
const nobody = { people_uuid: null, vouched_by: null, vouching: null, joined: false, name_agreed: false };

/** Runs a workflow with an unconfirmed claim about this person; returns its id. */
async function claimsAbout(people_uuid: string): Promise<string> {
  rig.bench.clock.advance(1);
  rig.outside.attachment = { ...nobody, claims: { people_uuid, differences: [{ member: 'name', claimed: 'MENGANA' }] } };
  const person = await Person.enter(rig, { steps: ['identity'] });
  await person.answer({ curp: CURP });
  await rig.bench.jobs.run();
  return person.view.workflow.uuid;
}
const claimsIn = (answer: { body: { result: { data: { claims: object | null }[] } } }) =>
  answer.body.result.data.flatMap(({ claims }) => claims ?? []);

beforeEach(() => {
  rig.outside.peopleFailure = null;
  rig.outside.recordsAsked.length = 0;
});

it('is asked of the people service once, however many people the workflows of a page are about', async () => {
  const absent = randomUUID();
  for (const id of [rig.outside.peopleUuid, absent, rig.outside.peopleUuid]) await claimsAbout(id);
  const listed = await rig.asPartner('GET', '/v1/workflows?claims=open');
  expect(rig.outside.recordsAsked.map((ids) => ids.toSorted())).toEqual([[rig.outside.peopleUuid, absent].sort()]);
  expect(claimsIn(listed)).toEqual([
    {
      people_uuid: rig.outside.peopleUuid,
      on_record: 'read',
      only_claimed: false,
      differences: [{ member: 'name', known: 'as on record', claimed: 'MENGANA' }],
    },
    { people_uuid: absent, on_record: 'gone', only_claimed: false, differences: [{ member: 'name', known: null, claimed: 'MENGANA' }] },
    {
      people_uuid: rig.outside.peopleUuid,
      on_record: 'read',
      only_claimed: false,
      differences: [{ member: 'name', known: 'as on record', claimed: 'MENGANA' }],
    },
  ]);
});

it('is left out where the people service cannot be reached, and the answer says so', async () => {
  const uuid = await claimsAbout(rig.outside.peopleUuid);
  const unread = {
    people_uuid: rig.outside.peopleUuid,
    on_record: 'unread',
    only_claimed: false,
    differences: [{ member: 'name', known: null, claimed: 'MENGANA' }],
  };
  for (const failure of [new Problem('unavailable', 'down'), new TypeError('fetch failed')]) {
    rig.outside.peopleFailure = failure;
    const [got, listed] = [await rig.asPartner('GET', `/v1/workflows/${uuid}`), await rig.asPartner('GET', '/v1/workflows?claims=open')];
    expect([got.status, got.body.result.claims]).toEqual([200, unread]);
    expect([listed.status, claimsIn(listed)[0]]).toEqual([200, unread]);
  }
  rig.outside.peopleFailure = null;
  expect((await rig.asPartner('GET', `/v1/workflows/${uuid}`)).body.result.claims.on_record).toBe('read');
});

it('is not asked for where nobody claims anything', async () => {
  await Person.enter(rig, { steps: ['note'] });
  expect((await rig.asPartner('GET', '/v1/workflows?status=working')).status).toBe(200);
  expect(rig.outside.recordsAsked).toEqual([]);
});
