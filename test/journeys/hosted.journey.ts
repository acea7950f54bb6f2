import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shellWords } from '../../src/i18n/shell.i18n.ts';
import { Journey, person } from './journey.ts';
import { openPhone, type Phone } from './phone.ts';
import { startWorld, type World } from './world.ts';

const steps = ['acceptance', 'verify_email', 'personal_data', 'personal_address', 'enroll_full'];

describe('by link, on the hosted page', () => {
  let world: World;
  let phone: Phone;
  beforeAll(async () => {
    world = await startWorld();
    phone = await openPhone();
  });
  afterAll(async () => {
    await phone?.close();
    await world?.close();
  });

  test('a person goes from the welcome to the end', async () => {
    const { uuid } = await world.api.createWorkflow({ steps });
    const { url } = await world.api.token(uuid);
    const open = () =>
      phone
        .page()
        .goto(url)
        .then(() => {});
    const journey = new Journey(phone, world);

    await open();
    await journey.begin();
    await journey.accept();
    await journey.proveEmail();
    await journey.givePersonalData();
    await journey.giveAddress();
    await journey.expectAt('enroll_full');
    await journey.enroll(open);
    await journey.expectFinished();

    journey.expectClean([world.url]);
    const workflow = await world.api.workflow(uuid);
    expect(workflow.status).toBe('success');
    expect(workflow.steps.map(({ step, status }) => [step, status])).toEqual(steps.map((step) => [step, 'success']));
    const media = await world.api.stepMedia(workflow.steps.at(-1)!.uuid);
    expect(media.map(({ collection }) => collection).toSorted()).toEqual(['back', 'front', 'selfie']);
    const record = await world.api.person(workflow.people_uuid!);
    expect(record).toMatchObject({ national_id: person.curp, name: person.name, first_lastname: person.first_lastname });
  });

  test('a browser in English opens it in English', async () => {
    const { uuid } = await world.api.createWorkflow({ steps });
    const { url } = await world.api.token(uuid);
    const visitor = await openPhone({ context: { locale: 'en-US' } });
    try {
      await visitor.page().goto(url);
      await new Journey(visitor, world).expectHeading(shellWords.en.welcomeTitle);
      expect(await visitor.page().locator('html').getAttribute('lang')).toBe('en-US');
    } finally {
      await visitor.close();
    }
  });
});
