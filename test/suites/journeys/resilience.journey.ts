import type { Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lyingCardClip } from '../../support/camera/clips.ts';
import { Journey, person } from './journey.ts';
import { openPhone, type Phone } from './phone.ts';
import { startWorld, type World } from './world.ts';

const SUBMIT = '**/workflows/v1/session/steps/*/submit';
const UPLOAD = '**/workflows/v1/session/steps/*/media/*';
/** Milliseconds: longer than any pause between retries of the widget, and than its timeout for a silent connection. */
const WITHOUT_NETWORK = 30_000;

describe('the journey goes on: nothing taken twice, nothing doubled, nothing lost', () => {
  let world: World;
  let phone: Phone;
  let journey: Journey;
  let workflow: string;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world?.close());
  beforeEach(async () => {
    phone = await openPhone({ clip: await lyingCardClip('front') });
    journey = new Journey(phone, world);
  });
  afterEach(() => phone?.close());

  let url: string;
  const open = () => phone.page().goto(url);
  async function start(...steps: string[]): Promise<void> {
    ({ uuid: workflow, url } = await world.invite(steps));
    await open();
    await journey.begin();
  }

  /** Expects every step once, in order, and `photos` photos without duplicates. */
  async function expectWhole(photos = 0): Promise<void> {
    await journey.expectFinished();
    const record = await world.api.ended(workflow);
    expect(record.status, JSON.stringify({ error: record.error, claims: record.claims, attention: record.attention })).toBe('success');
    expect(record.steps.map(({ status }) => status)).toEqual(record.steps.map(() => 'success'));
    expect(await world.api.stepMedia(record.steps.at(-1)!.uuid)).toHaveLength(photos);
    expect(phone.observed.exceptions).toEqual([]);
  }

  /** Drops the answers to the first `count` requests after the server has handled them. */
  async function loseAnswers(pattern: string, count: number, meanwhile: () => Promise<void> = async () => {}): Promise<Route[]> {
    const lost: Route[] = [];
    await phone.context.route(pattern, async (route) => {
      if (lost.length >= count) return route.continue();
      lost.push(route);
      await route.fetch();
      await meanwhile();
      await route.abort('connectionreset');
    });
    return lost;
  }

  test('the tab is closed on a review screen and opened again', async () => {
    await start('acceptance', 'enroll_full');
    await journey.accept();
    await journey.shoot('front');
    await phone.restart(await lyingCardClip('back'));
    await open();
    await journey.expectReview('front');
    await journey.keep('front');
    await journey.photograph('back');
    // The selfie films the face on the card.
    await phone.restart(await lyingCardClip('front'));
    await open();
    await journey.photograph('selfie');
    await expectWhole(3);
  });

  test('submit is pressed twice', async () => {
    await start('acceptance');
    const submits: string[] = [];
    phone.context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/submit')) submits.push(request.url());
    });
    await journey.accept({ presses: 2 });
    await expectWhole();
    expect(submits).toHaveLength(1);
  });

  test('the answer of a submit is lost', async () => {
    await start('acceptance', 'personal_data');
    const lost = await loseAnswers(SUBMIT, 1);
    await journey.accept();
    await journey.givePersonalData();
    await expectWhole();
    expect(lost).toHaveLength(1);
  });

  test('the answer of an upload is lost', async () => {
    await start('acceptance', 'enroll_full');
    await loseAnswers(UPLOAD, 2);
    await journey.accept();
    for (const side of ['front', 'back', 'selfie'] as const) await journey.photograph(side);
    await expectWhole(3);
  });

  test('the server is killed after it took a submit, before it answered', async () => {
    await start('acceptance', 'personal_data');
    await journey.accept();
    await journey.expectAt('personal_data');
    await loseAnswers(SUBMIT, 1, () => world.killServer());
    await journey.givePersonalData();
    await world.restartServer();
    await expectWhole();
    const { people_uuid } = await world.api.workflow(workflow);
    expect((await world.api.people()).filter(({ national_id }) => national_id === person.curp).map(({ id }) => id)).toEqual([people_uuid]);
  });

  test('the server is killed while it takes a submit', async () => {
    await start('acceptance', 'personal_data');
    await journey.accept();
    await journey.expectAt('personal_data');
    let killed: Promise<void> | null = null;
    await phone.context.route(SUBMIT, async (route) => {
      await route.continue();
      killed ??= world.killServer();
    });
    await journey.givePersonalData();
    await expect.poll(() => killed).not.toBeNull();
    await killed;
    await world.restartServer();
    await expectWhole();
  });

  test('there is no network for half a minute in the middle of an upload', async () => {
    await start('acceptance', 'enroll_full');
    await journey.accept();
    await journey.photograph('front');
    await journey.photograph('back');
    const slow = await phone.context.newCDPSession(phone.page());
    await slow.send('Network.enable');
    const conditions = { latency: 0, downloadThroughput: -1 };
    await slow.send('Network.emulateNetworkConditions', { ...conditions, offline: false, uploadThroughput: 4000 });
    const sending = phone.page().waitForRequest((request) => request.method() === 'PUT');
    await journey.photograph('selfie');
    await sending;
    await slow.send('Network.emulateNetworkConditions', { ...conditions, offline: true, uploadThroughput: 4000 });
    await journey.expectOffline();
    await new Promise((resolve) => setTimeout(resolve, WITHOUT_NETWORK));
    await slow.send('Network.emulateNetworkConditions', { ...conditions, offline: false, uploadThroughput: -1 });
    await expectWhole(3);
  });
});
