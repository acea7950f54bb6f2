import { serve } from '@hono/node-server';
import { Hono } from 'hono';

interface RecordedCall {
  path: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

/** Starts a fake Zaguán: the operations that the bank calls, a record of the calls, and a stub of the widget's script. */
export async function startFakeZaguan() {
  const calls: RecordedCall[] = [];
  const workflows: { uuid: string; status: string; external_reference_id: string }[] = [];
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
    const workflow = { uuid: crypto.randomUUID(), status: 'pristine', external_reference_id: body.external_reference_id };
    workflows.unshift(workflow);
    return c.json({ success: true, result: workflow });
  });
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

export type FakeZaguan = Awaited<ReturnType<typeof startFakeZaguan>>;
