import type { Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { streamSSE } from 'hono/streaming';
import { ZaguanError } from '#client/zaguan.ts';
import { type Applications, hasEnded } from './bank/applications.ts';
import { accountPage, stageOf } from './pages/account.ts';
import { camerasPage } from './pages/cameras.ts';
import { homePage } from './pages/home.ts';
import { inlinePage } from './pages/inline.ts';
import type { PageContext } from './pages/layout.ts';
import { phonePage } from './pages/phone.ts';
import { reviewsPage } from './pages/reviews.ts';

/** Adds the bank's pages, and the addresses that their scripts request. `session` identifies the application. */
export function addRoutes(app: Hono, applications: Applications, session: (c: Context) => string, page: (c: Context) => PageContext): void {
  app.get('/', async (c) => c.html(homePage(page(c), await applications.find(session(c)))));
  app.get('/cuenta', async (c) => c.html(accountPage(page(c), await applications.find(session(c)), c.req.query('sent') !== undefined)));

  app.get('/camaras', (c) => c.html(camerasPage(page(c))));

  app.get('/inline', async (c) => {
    const application = await applications.open(session(c));
    if (hasEnded(application.status)) return c.redirect('/cuenta');
    const { token } = await applications.token(application, 'page');
    return c.html(inlinePage(page(c), application, token));
  });

  app.get('/telefono', async (c) => {
    const application = await applications.open(session(c));
    if (hasEnded(application.status)) return c.redirect('/cuenta');
    return c.html(phonePage(page(c), application, await applications.token(application, 'phone')));
  });

  app.post('/otra', (c) => {
    setCookie(c, 'aldaba_session', '', { path: '/', maxAge: 0 });
    return c.redirect('/', 303);
  });

  addApi(app, applications, session);
}

/** Adds the desk of the bank's staff. A real bank has it behind its employees' sign-in; here it has none, so no network may reach it. */
export function addDesk(app: Hono, applications: Applications, page: (c: Context) => PageContext): void {
  app.get('/revision', async (c) => c.html(reviewsPage(page(c), await applications.reviews(), c.req.query('changed') !== undefined)));
  app.post('/revision/:workflow', async (c) => {
    const { decision, version } = await c.req.parseBody();
    if ((decision !== 'approve' && decision !== 'reject') || typeof version !== 'string') return c.redirect('/revision?changed', 303);
    try {
      await applications.decide(c.req.param('workflow'), decision, version);
      return c.redirect('/revision', 303);
    } catch (error) {
      // Somebody else decided, or the workflow changed since the page was drawn.
      if (error instanceof ZaguanError && error.status === 409) return c.redirect('/revision?changed', 303);
      throw error;
    }
  });
}

function addApi(app: Hono, applications: Applications, session: (c: Context) => string): void {
  /** Requested when the person presses the button: opens the session's application, and returns a token for the modal. */
  app.post('/api/application', async (c) => {
    const application = await applications.open(session(c));
    if (hasEnded(application.status)) return c.json({ ended: true, token: null });
    const { token } = await applications.token(application, 'page');
    return c.json({ ended: false, token });
  });

  /** Requested on `zaguan-token-expiring`: returns a new token for the same workflow, so that the person stays on the same screen. */
  app.post('/api/application/token', async (c) => {
    const application = await applications.find(session(c));
    if (!application) return c.json({ error: 'This session has no application' }, 404);
    const { token } = await applications.renewToken(application, 'page');
    return c.json({ token });
  });

  /** Streams the application to an open page: at once, and after each webhook. */
  app.get('/api/events', async (c) => {
    const application = await applications.find(session(c));
    if (!application) return c.json({ error: 'This session has no application' }, 404);
    return streamSSE(c, async (stream) => {
      const send = (now: typeof application) =>
        stream.writeSSE({
          event: 'application',
          data: JSON.stringify({ stage: stageOf(now), ended: hasEnded(now.status), notices: now.notices }),
        });
      const stop = applications.watch(application, send);
      await send((await applications.find(session(c))) ?? application);
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      stop();
    });
  });
}
