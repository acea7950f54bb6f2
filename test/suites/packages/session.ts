import type { BrowserContext, Page } from 'playwright-core';
import { sessionOf } from '../../support/widget-server.ts';

/** Zaguán's address in the fixtures; the browser's requests never leave this machine. */
const API = 'https://zaguan.example';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

const email = 'luisa@correo.example';

/** Answers to the actions of the only step. */
const answers: Readonly<Record<string, object>> = {
  send_code: { email, expires_at: '2099-01-01T00:00:00.000Z', resend_after: 30 },
  verify_code: { email },
};

/** Answers the session API for every page of this context: `ses_good` opens a session, any other token is refused with a code. */
export async function answerSession(context: BrowserContext): Promise<void> {
  const server = sessionOf(['verify_email']);
  server.token = 'ses_good';
  await context.route(`${API}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const action = /\/actions\/(\w+)$/.exec(request.url())?.[1];
    const result = action && answers[action];
    if (result) return route.fulfill({ headers: cors, json: { success: true, result } });
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

/** Walks from the welcome through a typed code to the ending, which also proves that lazy chunks load. */
export async function walkOneStep(page: Page): Promise<void> {
  const widget = page.locator('zaguan-onboarding');
  await widget.getByRole('button', { name: 'Empezar' }).click();
  await widget.getByLabel('Correo electrónico').fill(email);
  await widget.getByRole('button', { name: 'Enviar el código' }).click();
  await widget.getByRole('heading', { name: '¿Qué código te llegó?' }).waitFor();
  await widget.getByLabel('Código de seis números').pressSequentially('123456');
  // A page may replace the widget with its own words.
  await widget
    .getByRole('heading', { name: /^Listo/ })
    .or(page.getByText('Recibimos todo'))
    .first()
    .waitFor();
}
