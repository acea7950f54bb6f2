import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '#test/support/fakes/server.fake.ts';
import { FakeVault } from '#test/support/fakes/vault.fake.ts';
import { FakeConnectivity } from '../device/connectivity.fake.ts';
import type { LinkReport } from '../machine/journey.ts';
import { NetworkMonitor } from './network.ts';
import { Session } from './session.ts';

let server: FakeServer;
let session: Session;
let reports: LinkReport[];

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  session = new Session({
    apiBase: 'https://zaguan.example/',
    fetch: server.fetch,
    network: new NetworkMonitor(new FakeConnectivity()),
    locks: { request: async (_: string, __: unknown, use: (lock: object) => unknown) => use({}) } as unknown as LockManager,
    localSteps: { openVault: async () => new FakeVault(), sendBytes: server.sendBytes },
    lacksCamera: async () => true,
  });
  reports = [];
  session.listen((report) => reports.push(report));
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const seen = () => reports.filter((report) => report.type === 'session.seen').map(({ view }) => view);
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Waits for lazy parts and answers, which need no timer, then 50 ms. */
const soon = () => vi.waitFor(() => undefined).then(() => later(50));

describe('the link to another device', () => {
  it('is asked for once per press, told, and followed', async () => {
    await session.connect('ses_one', false);
    await session.handOff({ type: 'handoff.asked' });
    await soon();
    const changes = reports.filter((report) => report.type === 'handoff.changed').map(({ handoff }) => handoff);
    expect(changes).toEqual([
      { asking: 'link', problem: null },
      { asking: null, link: expect.objectContaining({ qr: { size: 21, path: 'M0 0.5h7m2 0h3' } }) },
    ]);
    expect(seen()[0]?.handoff.away).toBe('sent');
    expect(server.streams).toHaveLength(1);

    await session.handOff({ type: 'handoff.ended' });
    await soon();
    expect(seen().at(-1)?.handoff.away).toBeNull();
    // The other device may take the session back.
    server.handoff = { guest: false, away: 'opened' };
    server.tell();
    await soon();
    expect(seen().at(-1)?.handoff.away).toBe('opened');
  });

  it('goes by message where the person says, and what became of it is told before the new code', async () => {
    server.sending = { destinations: [{ id: 'mail', channel: 'EMAIL', to: 'l•••@correo.example', wait: 0 }], last: null };
    await session.connect('ses_one', false);
    await session.handOff({ type: 'handoff.asked' });
    expect(server.applied.at(-1)?.body).toEqual({});
    reports.length = 0;
    await session.handOff({ type: 'handoff.renewed', to: 'mail', language: 'en' });
    expect(server.applied.at(-1)?.body).toEqual({ to: 'mail', language: 'en' });
    expect(reports[0]).toMatchObject({ type: 'handoff.changed', handoff: { asking: 'message', problem: null } });
    expect(reports.at(-1)).toMatchObject({ type: 'handoff.changed', handoff: { asking: null, link: { qr: { size: 21 } } } });
    expect(seen().at(-1)?.handoff.sending).toMatchObject({ last: { id: 'mail' }, destinations: [{ wait: 30 }] });
  });

  it('refused is told with its reason; a token that ended is another matter', async () => {
    await session.connect('ses_one', false);
    server.problems = [{ status: 409, key: 'too_many_tokens' }];
    await session.handOff({ type: 'handoff.asked' });
    expect(reports.at(-1)).toMatchObject({ handoff: { asking: null, problem: { key: 'too_many_tokens' } } });
    server.problems = [{ status: 403, key: 'token_expired' }];
    await session.handOff({ type: 'handoff.asked' });
    expect(reports.at(-1)).toMatchObject({ type: 'session.refused', problem: { key: 'token_expired' } });
  });

  it('nobody follows who is alone', async () => {
    await session.connect('ses_one', false);
    await soon();
    expect(server.streams).toHaveLength(0);
  });
});

describe('following', () => {
  beforeEach(async () => {
    server.handoff = { guest: true, away: null };
  });

  it('hears every change, and begins again when the stream breaks', async () => {
    await session.connect('ses_one', false);
    await soon();
    const before = seen().length;
    server.tell();
    await soon();
    expect(seen().length).toBe(before + 1);
    server.cut();
    await later(1000);
    expect(server.streams).toHaveLength(1);
    expect(seen().length).toBe(before + 2);
  });

  it.each(['refused', 'silent'] as const)('asks every few seconds where events are %s', async (streaming) => {
    server.streaming = streaming;
    await session.connect('ses_one', false);
    await later(30_000);
    const before = server.reads;
    await later(20_000);
    expect(server.reads - before).toBeGreaterThanOrEqual(4);
    expect(server.reads - before).toBeLessThanOrEqual(6);
    expect(server.streams).toHaveLength(0);
  });

  it('gives up a stream that fell silent', async () => {
    await session.connect('ses_one', false);
    await soon();
    const [first] = server.streams;
    await later(41_000);
    expect(server.streams).toHaveLength(1);
    expect(server.streams[0]).not.toBe(first);
  });

  it('ends when the token is refused, when the workflow has ended, and with the page', async () => {
    await session.connect('ses_one', false);
    await soon();
    server.problems = [{ status: 403, key: 'token_revoked' }];
    server.tell();
    await soon();
    expect(reports.at(-1)).toMatchObject({ type: 'session.refused', problem: { key: 'token_revoked' } });
    expect(server.streams).toHaveLength(0);

    await session.connect('ses_two', false);
    server.status = 'failed';
    await session.read();
    await soon();
    expect(server.streams).toHaveLength(0);
  });
});

describe('a camera', () => {
  const needing = async () => {
    const { view } = await session.connect('ses_one', false);
    return { ...view, current: { ...view.current!, needs: { ...view.current!.needs, camera: true } } };
  };

  it('that this computer lacks is looked for elsewhere, but not by the device that was sent for', async () => {
    const view = await needing();
    expect(await session.isBlind(view)).toBe(true);
    expect(await session.isBlind({ ...view, handoff: { guest: true, away: null, sending: null, contested: false } })).toBe(false);
    expect(await session.isBlind(server.view)).toBe(false);
  });

  it('of the other device says that it is', async () => {
    for (const guest of [false, true]) {
      server.handoff = { guest, away: null };
      const { view } = await session.connect(`ses_${guest}`, false);
      const step = (await session.openStep(view)).view.current!;
      const { local } = await session.steps();
      for (const capture of ['live', 'file'] as const) {
        const uuid = crypto.randomUUID();
        await local.keep(step.uuid, { uuid, collection: 'front', blob: new Blob(['x']), capture });
        await vi.waitFor(() => expect(server.uploads.at(-1)?.uuid).toBe(uuid));
      }
    }
    expect(server.uploads.map(({ capture }) => capture)).toEqual(['live', 'file', 'handoff', 'file']);
  });
});

describe('two devices with one link', () => {
  it('every request says which device it is, and always the same', async () => {
    await session.connect('ses_one', false);
    await session.handOff({ type: 'handoff.asked' });
    await soon();
    expect(new Set(server.devices).size).toBe(1);
    expect(server.devices[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(server.streams).toHaveLength(1);
  });

  it('the device that made the link says whether the second one is the person’s', async () => {
    server.contested = true;
    server.handoff = { guest: false, away: 'opened' };
    await session.connect('ses_one', false);
    await session.handOff({ type: 'device.answered', mine: false });
    expect(server.applied.at(-1)).toMatchObject({ path: '/workflows/v1/session/handoff/contender', body: { mine: false } });
    expect(seen().at(-1)?.handoff).toMatchObject({ away: null, contested: false });
    expect(reports.at(-1)).toMatchObject({ handoff: { asking: null } });
  });

  it('the second one looks until the link opens, and then connects', async () => {
    server.refusal = 'token_other_device';
    await expect(session.connect('ses_one', false)).rejects.toMatchObject({ problem: { key: 'token_other_device' } });
    void session.handOff({ type: 'device.waits' });
    await later(20_000);
    expect(reports).not.toContainEqual({ type: 'journey.retried' });
    server.refusal = null;
    await later(5_000);
    expect(reports.filter(({ type }) => type === 'journey.retried')).toHaveLength(1);
    const { reads } = server;
    await later(20_000);
    expect(server.reads).toBe(reads);
  });

  it('the second one begins its wait without what was asked for before', async () => {
    server.refusal = 'token_other_device';
    await session.handOff({ type: 'handoff.asked' });
    expect(reports.at(-1)).toMatchObject({ type: 'session.refused', problem: { key: 'token_other_device' } });
    void session.handOff({ type: 'device.waits' });
    await soon();
    expect(reports.at(-1)).toEqual({ type: 'handoff.changed', handoff: { asking: null, problem: null } });
  });

  it('the second one connects again when the link ended, and looks no more when it gave up or asked for another link', async () => {
    server.refusal = 'token_other_device';
    for (const stop of [{ type: 'device.gave_up' }, { type: 'device.begged', language: 'en' }] as const) {
      void session.handOff({ type: 'device.waits' });
      await later(5_000);
      await session.handOff(stop);
      const { length } = server.tokens;
      await later(20_000);
      expect(server.tokens).toHaveLength(length);
    }
    expect(reports).toContainEqual({
      type: 'handoff.changed',
      handoff: { asking: null, sentAgain: { channel: 'EMAIL', to: 'd•••@ejemplo.mx' } },
    });
    void session.handOff({ type: 'device.waits' });
    server.refusal = 'token_revoked';
    await later(5_000);
    expect(reports.at(-1)).toEqual({ type: 'journey.retried' });
  });

  it('“not me” ends the session here', async () => {
    await session.connect('ses_one', false);
    await session.handOff({ type: 'device.disowned' });
    expect(server.applied.at(-1)?.path).toBe('/workflows/v1/session/not-me');
    expect(reports).toContainEqual({ type: 'session.refused', problem: { key: 'token_revoked', retryAfter: null, field: null } });
  });
});
