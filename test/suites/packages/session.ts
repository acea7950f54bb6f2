import type { BrowserContext } from 'playwright-core';
import { sessionOf } from '../../support/widget-server.ts';

/** Where the fixtures believe Zaguán to be; the browser never leaves this machine. */
const API = 'https://zaguan.example';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Answers the session API for every page of this context: `ses_good` opens a session, any other token is refused with a code. */
export async function answerSession(context: BrowserContext): Promise<void> {
  const server = sessionOf(['verify_email']);
  server.token = 'ses_good';
  await context.route(`${API}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const reply = await server.fetch(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    return route.fulfill({
      status: reply.status,
      headers: { ...Object.fromEntries(reply.headers), ...cors },
      body: await reply.text(),
    });
  });
}
