import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { handoffWords } from '#src/i18n/handoff.i18n.ts';
import { Journey } from './journey.ts';
import { openPhone, type Phone } from './phone.ts';
import { startWorld, type World } from './world.ts';

const words = cameraWords['es-MX'];
const handoff = handoffWords['es-MX'];

/**
 * Tests how the widget handles a real Chromium without a camera: the permission is denied, or the Permissions-Policy of the page or the
 * frame around the widget forbids it.
 */
describe('a camera that the browser withholds', () => {
  let world: World;
  let phone: Phone | null = null;
  let site: Server;
  beforeAll(async () => {
    world = await startWorld();
    const widget = (token: string) =>
      `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Banco</title>
       <script type="module" src="${world.url}/zaguan.js"></script><zaguan-onboarding token="${token}"></zaguan-onboarding>`;
    site = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', world.shop.url);
      const token = searchParams.get('token') ?? '';
      response.setHeader('content-type', 'text/html');
      if (pathname === '/policy') response.setHeader('permissions-policy', 'camera=()');
      // Another host name is another origin, whose frame has the camera only if `allow` permits it.
      const framed = `<!doctype html><title>Banco</title><iframe src="${world.shop.url}/widget?token=${token}" width="360" height="700"></iframe>`;
      response.end(pathname === '/framed' ? framed : widget(token));
    });
    await new Promise<void>((listening) => site.listen(world.shop.port, '127.0.0.1', listening));
  });
  afterEach(async () => {
    await phone?.close();
    phone = null;
  });
  afterAll(async () => {
    site?.closeAllConnections();
    site?.close();
    await world?.close();
  });

  /** Continues up to the button that opens the camera. */
  async function wants(path: string, on: Phone, frame: string | null = null): Promise<Journey> {
    const { uuid } = await world.api.createWorkflow({ steps: ['acceptance', 'enroll_full'] });
    const { token } = await world.api.token(uuid);
    const journey = new Journey(on, world, frame);
    await journey.open(`${path}?token=${token}`);
    await journey.begin();
    await journey.accept();
    await journey.press(words.openCamera);
    return journey;
  }

  test('denied by the person: says where it is turned on', async () => {
    phone = await openPhone({ asksForCamera: true, context: { permissions: [] } });
    const journey = await wants(`${world.shop.url}/widget`, phone);
    await journey.expectHeading(words.deniedTitle);
    await phone.context.grantPermissions(['camera']);
    await journey.press(words.deniedRetry);
    await journey.waitForShutter();
  });

  test('shut out by the page’s policy: goes on in another tab', async () => {
    phone = await openPhone();
    const journey = await wants(`${world.shop.url}/policy`, phone);
    await journey.expectHeading(words.policyTitle);
    await journey.press(words.elsewhere);
    const [tab] = await Promise.all([
      phone.context.waitForEvent('page'),
      journey.widget.getByRole('link', { name: handoff.openHere }).click(),
    ]);
    await tab.waitForLoadState();
    const there = new Journey(phone, world);
    expect(there.page.url()).toContain(`${world.url}/w/`);
    await there.photograph('front');
    await there.photograph('back');
    await there.photograph('selfie');
    await there.expectFinished();
  });

  test('shut out by a frame without allow="camera": says so', async () => {
    phone = await openPhone();
    const journey = await wants(`${world.shop.url.replace('127.0.0.1', 'localhost')}/framed`, phone, 'iframe');
    await journey.expectHeading(words.policyTitle);
  });
});
