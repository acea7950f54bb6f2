import { expect, it } from 'vitest';
import { problemBody, sessionApi } from '#contracts/session/session.ts';
import { mediaHeaders } from '#contracts/session/wire.ts';
import { FakeServer } from './server.fake.ts';

const bodies: Partial<Record<keyof typeof sessionApi, string>> = { handOver: '{}', answerContender: '{"mine":true}', upload: 'a picture' };

/** Calls an operation of the open step. */
async function call(server: FakeServer, operation: keyof typeof sessionApi): Promise<Response> {
  const { method, path } = sessionApi[operation];
  const params: Readonly<Record<string, string>> = { uuid: server.view.current!.uuid, media: crypto.randomUUID(), action: 'send_code' };
  return server.fetch(`https://zaguan.example/workflows${path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name)}`, {
    method,
    headers: { [mediaHeaders.collection]: 'front', 'content-type': 'image/png' },
    body: bodies[operation] ?? null,
  });
}

it('answers every operation as the session’s table says', async () => {
  for (const operation of Object.keys(sessionApi) as (keyof typeof sessionApi)[]) {
    const response = await call(new FakeServer(), operation);
    expect(response.status, operation).toBe(200);
    const { answer } = sessionApi[operation];
    if (!answer) continue;
    const body: unknown = await response.json();
    expect(answer.parse(body), operation).toEqual(body);
  }
});

it('refuses as the services do', async () => {
  const server = new FakeServer();
  server.token = 'ses_one';
  const response = await call(server, 'read');
  expect(response.status).toBe(403);
  const body: unknown = await response.json();
  expect(problemBody.parse(body)).toEqual(body);
});
