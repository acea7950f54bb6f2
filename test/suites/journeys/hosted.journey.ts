import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leaveWords } from '#src/i18n/leave.i18n.ts';
import { shellWords } from '#src/i18n/shell.i18n.ts';
import { acceptanceWords } from '#steps/acceptance/acceptance.i18n.ts';
import { specimenTax } from '../../support/specimens/certificate.ts';
import { scanCertificate } from './certificate.ts';
import { Journey, person, wholeJourney } from './journey.ts';
import { openPhone } from './phone.ts';
import { setting } from './setting.ts';

describe('by link, on the hosted page', () => {
  const here = setting();

  test('a person goes from the welcome to the end', async () => {
    const { world, phone } = here;
    const steps = [...wholeJourney, 'tax_certificate'];
    const { uuid, url } = await world.invite(steps);
    const journey = new Journey(phone, world);
    const open = () => journey.open(url);

    await open();
    await journey.walk(open);
    await scanCertificate(journey, open);
    await journey.expectFinished();

    journey.expectClean([world.url]);
    const workflow = await world.api.ended(uuid);
    expect(workflow.status).toBe('success');
    expect(workflow.steps.map(({ step, status }) => [step, status])).toEqual(steps.map((step) => [step, 'success']));
    const media = await world.api.stepMedia(workflow.steps.find(({ step }) => step === 'enroll_full')!.uuid);
    expect(media.map(({ collection }) => collection).toSorted()).toEqual(['back', 'front', 'selfie']);
    const record = await world.api.person(workflow.people_uuid!);
    expect(record).toMatchObject({
      national_id: person.curp,
      name: person.name,
      first_lastname: person.first_lastname,
      tax_id: specimenTax.rfc,
    });
  });

  test('the tab says whose it is, and its “back” goes a screen back, asks, and leaves', async () => {
    const { world } = here;
    const { url } = await world.invite(wholeJourney);
    const visitor = await openPhone();
    try {
      const journey = new Journey(visitor, world);
      await journey.open(url);
      await journey.begin();
      expect(await visitor.page().title()).toBe('Banco Aldaba · Zaguán');
      await journey.accept();
      await journey.expectAt('verify_email');
      await visitor.page().goBack();
      await journey.expectAt('acceptance');
      await visitor.page().goBack();
      await journey.seeText(leaveWords['es-MX'].heading);
      await visitor.page().goBack();
      await expect.poll(() => visitor.page().url()).toBe('about:blank');
    } finally {
      await visitor.close();
    }
  });

  test('the hall is there before any script, and without one; a wrong path is answered with a page', async () => {
    const { world } = here;
    const { url } = await world.invite(wholeJourney);
    const colours = (page: Page) =>
      page.evaluate(() => [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content));
    const visitor = await openPhone();
    try {
      const page = visitor.page();
      const scripts = /\/assets\/.*\.js$/;
      let arrive = () => {};
      const held = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(scripts, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(url, { waitUntil: 'commit' });
      await page.locator('.ahead .hall').waitFor();
      expect(await page.getByText('Abriendo…').isVisible()).toBe(true);
      arrive();
      await new Journey(visitor, world).expectHeading(shellWords['es-MX'].welcomeTitle);
      await page.locator('.ahead').waitFor({ state: 'detached' });
      expect(new Set(await colours(page))).toEqual(new Set(['rgb(251, 249, 246)']));
    } finally {
      await visitor.close();
    }
    const plain = await openPhone({ context: { javaScriptEnabled: false } });
    try {
      const page = plain.page();
      await page.goto(url);
      expect(await page.locator('.ahead .hall').isVisible()).toBe(true);
      expect(await page.getByRole('heading').allTextContents()).toEqual(['Falta JavaScript']);
      await page.goto(`${world.url}/entra`);
      expect(await page.getByRole('heading').allTextContents()).toEqual(['Aquí no hay nada']);
      expect(await page.locator('script').count()).toBe(0);
    } finally {
      await plain.close();
    }
  });

  test('a browser in English opens it in English', async () => {
    const { world } = here;
    const { url } = await world.invite(wholeJourney);
    const visitor = await openPhone({ context: { locale: 'en-US' } });
    try {
      const requests: string[] = [];
      visitor.page().on('request', (request) => requests.push(request.url()));
      await visitor.page().goto(url);
      const journey = new Journey(visitor, world);
      await journey.expectHeading(shellWords.en.welcomeTitle);
      expect(await visitor.page().locator('html').getAttribute('lang')).toBe('en-US');
      await journey.press(shellWords.en.begin);
      await journey.seeText(acceptanceWords.en.submit);
      await journey.press(shellWords.en.close);
      await journey.seeText(leaveWords.en.heading);
      expect(requests.filter((address) => /\.en-[^/]+\.js$/.test(address)).length).toBeGreaterThan(2);
    } finally {
      await visitor.close();
    }
  });
});
