import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '#test/support/fakes/server.fake.ts';
import { FakeVault } from '#test/support/fakes/vault.fake.ts';
import { FakeConnectivity } from '../device/connectivity.fake.ts';
import { JourneyProblem, type LinkReport, type LocalStep, type StepSubmission } from '../machine/journey.ts';
import type { MediaState } from '../machine/step-state.ts';
import { createJourney } from './journey-actors.ts';
import { TabLock } from './lock.ts';
import { NetworkMonitor } from './network.ts';
import { Session } from './session.ts';
import type { StepRequests } from './step-requests.ts';

const submission: StepSubmission = { submission: { email: 'luisa.perez@example.com' }, coordinates: ['19.43', '-99.13'] };
const photo = (text = 'front') => new Blob([text], { type: 'image/jpeg' });
const uuid = 'b0000000-0000-4000-8000-000000000000';

let server: FakeServer;
let vault: FakeVault;
let connectivity: FakeConnectivity;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  vault = new FakeVault();
  connectivity = new FakeConnectivity();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a page with a session. A second call acts as a reload. */
function openPage(lockedWhile: (use: (lock: object) => unknown) => unknown = (use) => use({})) {
  const session = new Session({
    apiBase: 'https://zaguan.example/',
    fetch: server.fetch,
    network: new NetworkMonitor(connectivity),
    locks: { request: async (_: string, __: unknown, use: (lock: object) => unknown) => lockedWhile(use) } as unknown as LockManager,
    localSteps: { openVault: async () => vault, sendBytes: server.sendBytes },
  });
  const reports: LinkReport[] = [];
  session.listen((report) => reports.push(report));
  const media = () => reports.filter((report) => report.type === 'step.changed').at(-1)?.change.media ?? [];
  return { session, reports, media };
}

async function atStep(
  page = openPage(),
): Promise<ReturnType<typeof openPage> & { localStep: LocalStep; steps: StepRequests; step: NonNullable<FakeServer['view']['current']> }> {
  const { view } = await page.session.connect('ses_one', false);
  const prepared = await page.session.openStep(view);
  return { ...page, localStep: prepared.localStep, steps: await page.session.steps(), step: prepared.view.current! };
}

/** Makes a submission and stops it too late: it reached the server, and only the reply was lost. */
async function stoppedTooLate() {
  const { session, step, steps } = await atStep();
  server.weather = ['answer lost', 'lost'];
  const stop = new AbortController();
  const outcome = expect(steps.submit(step, submission, 'es-MX', stop.signal)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(100);
  stop.abort();
  return { session, step, steps, outcome };
}

/** Advances the timers until the promise is settled. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  let settled = false;
  const done = promise.finally(() => {
    settled = true;
  });
  done.catch(() => {});
  while (!settled) await vi.advanceTimersByTimeAsync(1000);
  return done;
}

const problemOf = (promise: Promise<unknown>) =>
  inTime(promise).then(
    () => null,
    (error: unknown) => (error instanceof JourneyProblem ? error.problem : error),
  );

it('tells the server which device begins', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Windows NT 10.0)', maxTouchPoints: 0 });
  const { session } = openPage();
  const { view } = await session.connect('ses_one', false);
  await session.initialize(view);
  vi.unstubAllGlobals();
  const body = { user_agent: 'Mozilla/5.0 (Windows NT 10.0)', system_name: 'Windows', device_name: null, system_version: null };
  expect(server.applied).toMatchObject([{ body: { ...body, device_id: null, app_version: null } }]);
});

describe('a bad network', () => {
  it('is waited out, told after the second silence, and told again when it is back', async () => {
    const { session, reports } = openPage();
    server.weather = ['lost', 'lost', 'lost'];
    const { view } = await inTime(session.connect('ses_one', false));
    expect(view.current?.step).toBe('step_1');
    expect(reports.map(({ type }) => type)).toEqual(['network.found', 'network.lost', 'network.found']);
  });

  it('goes on at once when the browser says that the network is back', async () => {
    const { session } = openPage();
    connectivity.set(false);
    server.weather = ['lost'];
    const connecting = session.connect('ses_one', false);
    await vi.advanceTimersByTimeAsync(0);
    connectivity.set(true);
    await vi.advanceTimersByTimeAsync(0);
    await expect(connecting).resolves.toMatchObject({ lock: 'here' });
  });

  it('counts no answer within the deadline as silence', async () => {
    const { session, reports } = openPage();
    const answering = server.fetch;
    let hung = 0;
    const hanging: typeof fetch = (input, init) => {
      if (hung++ > 1) return answering(input, init);
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    };
    const page = new Session({ apiBase: 'https://zaguan.example', fetch: hanging, network: new NetworkMonitor(connectivity) });
    page.listen((report) => reports.push(report));
    await inTime(page.connect('ses_one', false));
    expect(hung).toBe(3);
    expect(reports.map(({ type }) => type)).toContain('network.lost');
    session.close();
  });

  it('is not waited out by a session that was closed, which leaves nothing listening to the page', async () => {
    const { session, step, steps } = await atStep();
    server.weather = Array.from({ length: 50 }, () => 'lost' as const);
    const submitting = steps.submit(step, submission, 'es-MX');
    const outcome = expect(submitting).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(5000);
    session.close();
    const left = server.weather.length;
    await vi.advanceTimersByTimeAsync(120_000);
    await outcome;
    expect(server.weather).toHaveLength(left);
    expect(left).toBeLessThan(50);
    expect([...vault.entries.values()].map(({ kind }) => kind)).toEqual(['intent']);
    expect(connectivity.watchers).toBe(0);
  });
});

describe('the lock', () => {
  it('that comes after the page was left is given back at once', async () => {
    let grant: ((lock: object) => unknown) | undefined;
    const request = async (_: string, __: unknown, use: (lock: object) => unknown) => {
      grant = use;
    };
    const lock = new TabLock(() => {}, { request } as unknown as LockManager);
    const taking = lock.take('workflow', false);
    lock.release();
    expect(grant?.({})).toBeUndefined();
    await expect(taking).resolves.toBe(true);
  });
});

describe('a refusal', () => {
  it('is thrown once, with its key, its field and its pause', async () => {
    const { step, steps } = await atStep();
    server.problems = [{ status: 429, key: 'rate_limited', retryAfter: 30, path: 'submission.email' }];
    expect(await problemOf(steps.submit(step, submission, 'es-MX'))).toEqual({
      key: 'rate_limited',
      retryAfter: 30,
      field: 'email',
    });
    expect(server.applied.filter(({ path }) => path.endsWith('/submit'))).toEqual([]);
  });

  it('that means "not now" is asked again, a few times', async () => {
    const { session } = openPage();
    const down = { status: 503, key: 'unavailable' as const };
    server.problems = [down, down];
    await inTime(session.connect('ses_one', false));
    server.problems = Array.from({ length: 9 }, () => down);
    expect(await problemOf(session.read())).toMatchObject({ key: 'unavailable' });
    expect(server.problems).toHaveLength(4);
  });

  it('that says when to come back is not asked again before', async () => {
    const { session } = openPage();
    server.problems = [{ status: 503, key: 'unavailable', retryAfter: 30 }];
    const connecting = session.connect('ses_one', false);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(server.tokens).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.tokens).toHaveLength(2);
    await expect(connecting).resolves.toMatchObject({ lock: 'here' });
  });

  it('that says to come back much later is told to the person at once, also where a timer could not wait so long', async () => {
    for (const retryAfter of [31, 86_400, 2 ** 31]) {
      const fetch = vi.fn<typeof globalThis.fetch>(
        async () => new Response('down for maintenance', { status: 503, headers: { 'retry-after': `${retryAfter}` } }),
      );
      const session = new Session({ apiBase: 'https://zaguan.example', fetch, network: new NetworkMonitor(connectivity) });
      await expect(session.read()).rejects.toMatchObject({ problem: { key: 'unavailable', retryAfter } });
      expect(fetch).toHaveBeenCalledTimes(1);
      session.close();
    }
  });

  it('by a gateway has no body of ours and is "not now" too; a portal that answers 200 is a failure', async () => {
    const gateway = vi.fn<typeof fetch>(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const portal: typeof fetch = async () => new Response('<h1>Welcome to the café</h1>');
    const network = () => new NetworkMonitor(connectivity);
    const one = new Session({ apiBase: 'https://zaguan.example', fetch: gateway, network: network() });
    expect(await problemOf(one.read())).toMatchObject({ key: 'unavailable' });
    expect(gateway).toHaveBeenCalledTimes(5);
    const other = new Session({ apiBase: 'https://zaguan.example', fetch: portal, network: network() });
    expect(await problemOf(other.read())).toMatchObject({ key: 'internal' });
  });
});

describe('a submit', () => {
  it('whose answer was lost is asked for again with the same key, and done once', async () => {
    const { step, steps } = await atStep();
    server.weather = ['answer lost', 'lost', 'fair'];
    const view = await inTime(steps.submit(step, submission, 'es-MX'));
    expect(view.current?.step).toBe('step_2');
    expect(server.applied.filter(({ path }) => path.endsWith('/submit'))).toHaveLength(1);
  });

  it('that was on its way when the page went is the same request in the next page', async () => {
    const before = await atStep();
    server.weather = Array.from({ length: 50 }, () => 'lost' as const);
    const abandoned = expect(before.steps.submit(before.step, submission, 'es-MX')).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(3000);
    const intent = [...vault.entries.values()].find(({ kind }) => kind === 'intent');
    before.session.close();
    await abandoned;
    server.weather = [];

    const after = await atStep();
    expect(after.localStep.submission).toEqual(submission);
    await inTime(after.steps.submit(after.step, after.localStep.submission!, 'es-MX'));
    const submits = server.applied.filter(({ path }) => path.endsWith('/submit'));
    expect(submits.map(({ key }) => key)).toEqual([(intent!.value as { key: string }).key]);
  });

  it('to an earlier version of the step is not sent again', async () => {
    const before = await atStep();
    server.weather = Array.from({ length: 50 }, () => 'lost' as const);
    const abandoned = expect(before.steps.submit(before.step, submission, 'es-MX')).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(3000);
    const intent = [...vault.entries.values()].find(({ kind }) => kind === 'intent')!.value as { body: { version: number } };
    before.session.close();
    await abandoned;
    server.weather = [];
    // As if another device had taken the step back meanwhile.
    intent.body.version -= 1;
    expect((await atStep()).localStep.submission).toBeNull();
  });

  it('that the server took before the page went is not sent again', async () => {
    const before = await atStep();
    server.weather = ['answer lost', ...Array.from({ length: 50 }, () => 'lost' as const)];
    const abandoned = expect(before.steps.submit(before.step, submission, 'es-MX')).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(3000);
    before.session.close();
    await abandoned;
    server.weather = [];
    const after = await atStep();
    expect(after.step.step).toBe('step_2');
    expect(after.localStep).toMatchObject({ submission: null, draft: null });
    expect([...vault.entries.values()].filter(({ kind }) => kind === 'intent')).toEqual([]);
  });

  it('refused by an expired token keeps its key for the next one', async () => {
    const { session, step, steps } = await atStep();
    server.problems = [{ status: 403, key: 'token_expired' }];
    expect(await problemOf(steps.submit(step, submission, 'es-MX'))).toMatchObject({ key: 'token_expired' });
    const intent = [...vault.entries.values()].find(({ kind }) => kind === 'intent')!.value as { key: string };
    await session.connect('ses_two', false);
    await inTime(steps.submit(step, submission, 'es-MX'));
    expect(server.applied.at(-1)?.key).toBe(intent.key);
  });

  it('that is sent again in another language is the same request', async () => {
    const { session, step, steps } = await atStep();
    server.problems = [{ status: 403, key: 'token_expired' }];
    await problemOf(steps.submit(step, submission, 'es-MX'));
    const { key, body } = [...vault.entries.values()].find(({ kind }) => kind === 'intent')!.value as { key: string; body: object };
    await session.connect('ses_two', false);
    await inTime(steps.submit(step, submission, 'en'));
    expect(server.applied.at(-1)).toMatchObject({ key, body });
  });

  it('refused for what it says is a new intent when it is corrected', async () => {
    const { step, steps } = await atStep();
    server.problems = [{ status: 422, key: 'code_wrong' }];
    await problemOf(steps.submit(step, submission, 'es-MX'));
    expect([...vault.entries.values()].filter(({ kind }) => kind === 'intent')).toEqual([]);
    await inTime(steps.submit(step, submission, 'es-MX'));
    expect(server.applied.filter(({ path }) => path.endsWith('/submit'))).toHaveLength(1);
  });
});

describe('a submission that is taken back', () => {
  const submitsOf = (list: FakeServer['applied']) => list.filter(({ path }) => path.endsWith('/submit'));

  /** Places of an unsent submission that the person takes back, each with the function that keeps it there. */
  const places: Record<string, () => void> = {
    'between two tries': () => {
      server.problems = Array.from({ length: 9 }, () => ({ status: 503, key: 'unavailable' as const, retryAfter: 30 }));
    },
    'without a network': () => {
      server.weather = Array.from({ length: 200 }, () => 'lost' as const);
    },
  };
  for (const [place, make] of Object.entries(places)) {
    it(`${place} is not sent again, by this page or the next`, async () => {
      const { session, step, steps } = await atStep();
      make();
      const stop = new AbortController();
      const submitting = steps.submit(step, submission, 'es-MX', stop.signal);
      const outcome = expect(submitting).rejects.toThrow();
      await vi.advanceTimersByTimeAsync(5000);
      stop.abort();
      await outcome;
      server.problems = [];
      server.weather = [];
      const view = await inTime(steps.withdraw(step));
      expect(view.current).toMatchObject({ uuid: step.uuid, version: step.version + 1 });
      await vi.advanceTimersByTimeAsync(120_000);
      expect(submitsOf(server.applied)).toEqual([]);
      session.close();
      expect((await atStep()).localStep.submission).toBeNull();
    });
  }

  it('that had arrived is the server’s', async () => {
    const { step, outcome, steps } = await stoppedTooLate();
    await outcome;
    expect((await inTime(steps.withdraw(step))).current?.step).toBe('step_2');
  });

  it('stays with the device when it is stopped for another reason', async () => {
    const { step, steps } = await atStep();
    server.weather = ['lost', 'lost', 'lost'];
    const stop = new AbortController();
    const outcome = expect(steps.submit(step, submission, 'es-MX', stop.signal)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(100);
    stop.abort();
    await outcome;
    await inTime(steps.submit(step, submission, 'es-MX'));
    expect(submitsOf(server.applied)).toHaveLength(1);
    expect(vault.entries.size).toBe(0);
  });

  it('is told of once the server asks for more than a moment', async () => {
    const { step, reports, steps } = await atStep();
    const delays = () => reports.filter(({ type }) => type === 'submission.delayed').length;
    server.problems = [
      { status: 503, key: 'unavailable' },
      { status: 503, key: 'unavailable', retryAfter: 30 },
    ];
    const submitting = steps.submit(step, submission, 'es-MX');
    await vi.advanceTimersByTimeAsync(0);
    expect(delays()).toBe(0);
    await vi.advanceTimersByTimeAsync(600);
    expect(delays()).toBe(1);
    await inTime(submitting);
  });
});

describe('“no soy yo”', () => {
  const troubles: Record<string, () => void> = {
    refused: () => {
      server.problems = [{ status: 503, key: 'unavailable', retryAfter: 30 }];
    },
    offline: () => {
      server.weather = ['lost', 'lost', 'lost', 'lost'];
    },
  };
  for (const [name, trouble] of Object.entries(troubles)) {
    it(`takes back what is on its way (${name}), and asks the server whether it had arrived`, async () => {
      const { session, step, steps } = await atStep();
      trouble();
      const stop = new AbortController();
      const outcome = expect(steps.submit(step, submission, 'es-MX', stop.signal)).rejects.toThrow();
      await vi.advanceTimersByTimeAsync(100);
      stop.abort();
      const arrived = session.forget();
      await outcome;
      await vi.advanceTimersByTimeAsync(0);
      expect(vault.entries.size).toBe(0);
      expect(await inTime(arrived)).toBe(false);
      expect(server.applied.map(({ path }) => path.split('/').at(-1))).toEqual(['start', 'withdraw']);
      expect(vault.entries.size).toBe(0);
    });
  }

  it('also where the submission was being taken back already', async () => {
    const { session, step, steps } = await atStep();
    server.weather = Array.from({ length: 9 }, () => 'lost' as const);
    const stop = new AbortController();
    const submitting = expect(steps.submit(step, submission, 'es-MX', stop.signal)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(100);
    stop.abort();
    await submitting;
    const again = new AbortController();
    const withdrawing = expect(steps.withdraw(step, again.signal)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(100);
    again.abort();
    const arrived = session.forget();
    await withdrawing;
    expect(await inTime(arrived)).toBe(false);
    expect(server.applied.filter(({ path }) => path.endsWith('/withdraw'))).toHaveLength(1);
  });

  it('leaves the workflow to other tabs', async () => {
    const freed = vi.fn();
    const { session } = await atStep(openPage(async (use) => freed(await use({}))));
    await session.forget();
    await vi.waitFor(() => expect(freed).toHaveBeenCalled());
  });

  it('says when the submission had arrived', async () => {
    const { session, outcome } = await stoppedTooLate();
    const arrived = session.forget();
    await outcome;
    expect(await inTime(arrived)).toBe(true);
  });

  it('ends what a step was asking for, and asks nothing of the server where nothing was sent', async () => {
    const { session, step, steps } = await atStep();
    server.weather = ['lost', 'lost'];
    const acting = steps.act(step.uuid, 'send_code', { email: 'luisa@example.com' }, 'es-MX');
    await vi.advanceTimersByTimeAsync(10);
    expect(await inTime(session.forget())).toBe(false);
    await acting;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.applied.map(({ path }) => path.split('/').at(-1))).toEqual(['start']);
  });
});

describe('a capture', () => {
  const capture = { uuid, collection: 'front', capture: 'live' as const };
  const summary = (media: readonly MediaState[]) =>
    media.map(({ uuid: id, status, preview }) => ({ id, status, preview: preview?.size ?? null }));
  /** Closes the page during the upload of a photo, then restores the network. */
  const closeWhileUploading = async () => {
    const before = await atStep();
    server.weather = Array.from({ length: 50 }, () => 'lost' as const);
    await before.steps.local.keep(before.step.uuid, { ...capture, blob: photo() });
    await vi.waitFor(() => expect(before.media()).toMatchObject([{ uuid, status: 'uploading' }]));
    before.session.close();
    server.weather = [];
  };

  it('survives the page, picture and all, and reaches the server once it can', async () => {
    await closeWhileUploading();

    const after = await atStep();
    expect(summary(after.localStep.media)).toEqual([{ id: uuid, status: 'saved', preview: 5 }]);
    await inTime(after.steps.submit(after.step, submission, 'es-MX'));
    expect(server.uploads).toEqual([{ uuid, size: 5, capture: 'live' }]);
    expect(vault.entries.size).toBe(0);
  });

  it('that arrives while the screen of its step is still on its way is known there', async () => {
    await closeWhileUploading();

    // The screen loads until a photo was uploaded, or for 500 ms.
    const screen = () => vi.waitFor(() => expect(server.uploads).toHaveLength(1), { timeout: 500 }).catch(() => {});
    const { session } = openPage();
    const connection = session.connect('ses_one', false);
    const journey = createJourney(session, screen, connection, { token: 'ses_one', language: 'es-MX' });
    journey.start();
    await vi.waitFor(() => expect(journey.getSnapshot().context.open?.media).toMatchObject([{ uuid, status: 'stored' }]));
    journey.stop();
  });

  it('that the server has is not sent again, and still has its picture', async () => {
    const before = await atStep();
    await before.steps.local.keep(before.step.uuid, { ...capture, blob: photo() });
    await vi.waitFor(() => expect(before.media()).toMatchObject([{ status: 'stored', progress: 1 }]));
    before.session.close();
    const after = await atStep();
    expect(summary(after.localStep.media)).toEqual([{ id: uuid, status: 'stored', preview: 5 }]);
    expect(server.uploads).toHaveLength(1);
  });

  it('whose answer was lost is sent under the same uuid', async () => {
    const { step, media, steps } = await atStep();
    server.weather = ['answer lost', 'fair'];
    await steps.local.keep(step.uuid, { ...capture, blob: photo() });
    await vi.waitFor(() => expect(media()).toMatchObject([{ uuid, status: 'stored' }]));
    expect(server.view.current?.media).toHaveLength(1);
  });

  it('that was taken again does not come back', async () => {
    const before = await atStep();
    await before.steps.local.keep(before.step.uuid, { ...capture, blob: photo() });
    await vi.waitFor(() => expect(before.media()).toMatchObject([{ status: 'stored' }]));
    await before.steps.local.discard(before.step.uuid, uuid);
    expect(before.media()).toEqual([]);
    before.session.close();
    const after = await atStep();
    expect(after.localStep.media).toEqual([]);
  });

  it('that the server refuses says so, holds the submit, and is sent again with it', async () => {
    const { step, media, steps } = await atStep();
    server.problems = [
      { status: 422, key: 'media_damaged' },
      { status: 422, key: 'media_damaged' },
    ];
    await steps.local.keep(step.uuid, { ...capture, blob: photo() });
    await vi.waitFor(() => expect(media()).toMatchObject([{ status: 'failed', problem: { key: 'media_damaged' } }]));
    expect(await problemOf(steps.submit(step, submission, 'es-MX'))).toMatchObject({ key: 'media_damaged' });
    await inTime(steps.submit(step, submission, 'es-MX'));
    expect(server.uploads).toHaveLength(1);
  });
});

describe('what the device holds', () => {
  it('gives the last draft back, and nothing after the step was taken', async () => {
    const { step, steps } = await atStep();
    await Promise.all(['L', 'Lu', 'Lui'].map((name) => steps.local.saveDraft(step.uuid, { name })));
    expect((await atStep()).localStep.draft).toEqual({ name: 'Lui' });
    await inTime(steps.submit(step, submission, 'es-MX'));
    expect(vault.entries.size).toBe(0);
  });

  it('is gone after "no soy yo"', async () => {
    const { session, step, steps } = await atStep();
    await steps.local.saveDraft(step.uuid, { name: 'Luisa' });
    await session.forget();
    expect(vault.entries.size).toBe(0);
  });

  it('costs durability, never the journey, when the store is full', async () => {
    const { step, steps } = await atStep();
    vi.spyOn(vault, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await steps.local.saveDraft(step.uuid, {});
    const view = await inTime(steps.submit(step, submission, 'es-MX'));
    expect(view.current?.step).toBe('step_2');
  });
});

describe('beside the submit', () => {
  it('runs an action and reports what came of it, with one key over its retries', async () => {
    const { step, reports, steps } = await atStep();
    server.weather = ['answer lost'];
    await inTime(steps.act(step.uuid, 'send_code', { email: 'luisa@example.com' }, 'es-MX'));
    expect(reports.filter(({ type }) => type === 'action.changed').map((report) => 'state' in report && report.state.status)).toEqual([
      'running',
      'done',
    ]);
    expect(server.applied.filter(({ path }) => path.endsWith('/actions/send_code'))).toHaveLength(1);
  });

  it('tells of a token that an action finds refused, and of no other failure', async () => {
    const { step, reports, steps } = await atStep();
    const act = () => inTime(steps.act(step.uuid, 'send_code', {}, 'es-MX'));
    server.problems = [{ status: 422, key: 'code_not_sent' }];
    await act();
    expect(reports.some(({ type }) => type === 'session.refused')).toBe(false);
    server.problems = [{ status: 403, key: 'token_idle' }];
    await act();
    expect(reports.slice(-2)).toMatchObject([
      { type: 'action.changed', state: { status: 'failed' } },
      { type: 'session.refused', problem: { key: 'token_idle' } },
    ]);
  });

  it('tells a failure to the log and follows the version that this makes', async () => {
    const { step, reports, steps } = await atStep();
    await steps.reportFailure(step, 'camera_denied');
    const report = reports.find(({ type }) => type === 'view.changed');
    expect(report).toMatchObject({ view: { current: { version: step.version + 1 } } });
  });

  it('reads a file of the step, and tells of a token that is refused meanwhile', async () => {
    const { session, step, reports } = await atStep();
    expect(await (await inTime(session.file(step.uuid, 'page-1'))).text()).toBe('page-1');
    server.problems = [{ status: 404, key: 'not_found' }];
    expect(await problemOf(session.file(step.uuid, 'page-9'))).toMatchObject({ key: 'not_found' });
    expect(reports.some(({ type }) => type === 'session.refused')).toBe(false);
    server.problems = [{ status: 403, key: 'token_expired' }];
    expect(await problemOf(session.file(step.uuid, 'page-2'))).toMatchObject({ key: 'token_expired' });
    expect(reports.at(-1)).toMatchObject({ type: 'session.refused', problem: { key: 'token_expired' } });
  });

  it('says by the server’s clock when the token is about to end', async () => {
    server.expiresAt = '2026-11-20T10:10:00.000Z';
    const { reports } = await atStep();
    await vi.advanceTimersByTimeAsync(8 * 60_000);
    expect(reports.some(({ type }) => type === 'token.expiring')).toBe(false);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(reports.at(-1)).toEqual({ type: 'token.expiring', expiresAt: server.expiresAt });
  });
});

describe('a device that waits', () => {
  it('hears that the link was opened elsewhere, and asks no more once nobody goes on for long', async () => {
    const { reports } = await atStep();
    vi.stubGlobal('document', { hidden: false });
    const asks = () => server.tokens.length;
    await vi.advanceTimersByTimeAsync(16_000);
    expect(reports.filter(({ type }) => type === 'view.changed')).toEqual([]);
    server.otherDevice = '2026-11-20T12:00:00.000Z';
    await vi.advanceTimersByTimeAsync(16_000);
    expect(reports.filter(({ type }) => type === 'view.changed')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    const before = asks();
    expect(before).toBeLessThan(45);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asks()).toBe(before);
    vi.unstubAllGlobals();
  });

  it('looks no more at a workflow that another link has left, nor at any once it is closed', async () => {
    const { session } = await atStep();
    vi.stubGlobal('document', { hidden: false });
    server.change = (view) => ({ ...view, workflow: { ...view.workflow, uuid } });
    const { view } = await session.connect('ses_two', false);
    await session.openStep(view);
    const before = server.reads;
    await vi.advanceTimersByTimeAsync(16_000);
    expect(server.reads - before).toBe(1);
    session.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.reads - before).toBe(1);
    vi.unstubAllGlobals();
  });

  it('looks for nobody while the network is away, and not for all that time once it is back', async () => {
    await atStep();
    vi.stubGlobal('document', { hidden: false });
    server.weather = Array.from({ length: 10_000 }, () => 'lost' as const);
    await vi.advanceTimersByTimeAsync(300_000);
    server.weather = [];
    const before = server.reads;
    await vi.advanceTimersByTimeAsync(14_000);
    expect(server.reads - before).toBeLessThanOrEqual(2);
    vi.unstubAllGlobals();
  });
});
