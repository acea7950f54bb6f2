import { serve } from '@hono/node-server';
import { Hono } from 'hono';

interface RecordedCall {
  path: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

interface FakeWorkflow {
  uuid: string;
  status: string;
  external_reference_id: string;
  waiting_since: string | null;
}

const UPDATED_AT = '2026-11-20T18:00:00.000Z';

/** Starts a fake Zaguán: the operations that the bank calls, a record of the calls, and a stub of the widget's script. */
export async function startFakeZaguan() {
  const calls: RecordedCall[] = [];
  const workflows: FakeWorkflow[] = [];
  let tokenMinutes = 60;
  const app = new Hono();
  app.use(async (c, next) => {
    calls.push({
      path: `${c.req.method} ${c.req.path}`,
      key: c.req.header('svc-apikey'),
      body: c.req.header('content-type')?.startsWith('application/json') ? await c.req.json() : {},
    });
    await next();
  });
  app.post('/people/v1/documents', async (c) => {
    const { file } = await c.req.parseBody();
    if (!(file instanceof File) || !(await file.text()).startsWith('%PDF-'))
      return c.json({ type: 'urn:zaguan:problem:media_damaged' }, 422);
    return c.json({ success: true, result: { uuid: crypto.randomUUID(), token: `doc_${crypto.randomUUID()}` } }, 201);
  });
  app.post('/people/v1/documents/:uuid/elements', (c) => c.json({ success: true, result: { uuid: crypto.randomUUID() } }, 201));
  app.post('/workflows/v1/workflows', async (c) => {
    const body = await c.req.json();
    const reference = body.external_reference_id;
    const workflow = { uuid: crypto.randomUUID(), status: 'pristine', external_reference_id: reference, waiting_since: null };
    workflows.unshift(workflow);
    return c.json({ success: true, result: workflow });
  });
  addReviews(app, workflows);
  app.get('/workflows/v1/workflows/by-external-reference/:reference', (c) =>
    c.json({
      success: true,
      result: { current_page: 1, data: workflows.filter((one) => one.external_reference_id === c.req.param('reference')) },
    }),
  );
  app.post('/workflows/v1/workflows/:uuid/token', async (c) => {
    const body = await c.req.json();
    const token = `ses_${crypto.randomUUID()}`;
    return c.json({
      success: true,
      result: {
        token,
        expiration: new Date(Date.now() + tokenMinutes * 60_000).toISOString(),
        url: `https://zaguan.example/w/${c.req.param('uuid')}#t=${token}`,
        qr_code: body.generate_qr
          ? 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNkAAAAAwAB6+4BjQAAAABJRU5ErkJggg=='
          : null,
      },
    });
  });
  app.get('/zaguan.js', (c) =>
    c.body("customElements.define('zaguan-onboarding', class extends HTMLElement {});", 200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
    }),
  );
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    calls,
    workflows,
    tokensLive: (minutes: number) => {
      tokenMinutes = minutes;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Adds the operations of the bank's desk: each workflow that waits has one finding and one picture. */
function addReviews(app: Hono, workflows: readonly FakeWorkflow[]): void {
  app.get('/workflows/v1/workflows', (c) => {
    const waiting = workflows.filter(({ waiting_since }) => waiting_since !== null);
    const step = { uuid: crypto.randomUUID(), finished_at: UPDATED_AT };
    const data = waiting.map((one) => ({ ...one, updated_at: UPDATED_AT, attention: ['face_mismatch'], steps: [step] }));
    return c.json({ success: true, result: { current_page: 1, data } });
  });
  app.get('/workflows/v1/steps/:uuid/media', (c) => {
    const picture = { collection: 'selfie', mime: 'image/svg+xml', url: `${new URL(c.req.url).origin}/picture.svg` };
    return c.json({ success: true, result: [picture, { ...picture, mime: 'application/pdf' }] });
  });
  app.get('/picture.svg', (c) =>
    c.body('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>', 200, { 'content-type': 'image/svg+xml' }),
  );
  app.post('/workflows/v1/workflows/:uuid/decision', async (c) => {
    const workflow = workflows.find(({ uuid }) => uuid === c.req.param('uuid'));
    const body = await c.req.json();
    if (!workflow?.waiting_since || body.seen !== UPDATED_AT) return c.json({ type: 'urn:zaguan:problem:conflict' }, 409);
    workflow.waiting_since = null;
    return c.json({ success: true, result: workflow });
  });
}

export type FakeZaguan = Awaited<ReturnType<typeof startFakeZaguan>>;
