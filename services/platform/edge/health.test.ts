import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createHealth } from './health.ts';

function serving(check: () => Promise<unknown>) {
  let now = 0;
  let looks = 0;
  const counted = () => {
    looks++;
    return check();
  };
  const health = createHealth({ build: '1', services: ['people'], clock: { now: () => new Date(now) }, check: counted });
  const app = new Hono().get('/health', health.glance).get('/health', health.ask);
  app.onError((_, c) => c.text('down', 503));
  const ask = async () => (await app.request('/health')).status;
  return { ask, looks: () => looks, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('/health', () => {
  it('looks at the database once for whoever asks within a second', async () => {
    const { ask, looks, pass } = serving(async () => {});
    expect(await Promise.all([ask(), ask()])).toEqual([200, 200]);
    pass(999);
    await ask();
    expect(looks()).toBe(1);
    pass(1);
    await ask();
    expect(looks()).toBe(2);
  });

  it('says that the database is down, and that it is back at once', async () => {
    let isDown = true;
    const { ask } = serving(async () => {
      if (isDown) throw new Error('The database is down.');
    });
    expect(await ask()).toBe(503);
    isDown = false;
    expect(await ask()).toBe(200);
  });
});
