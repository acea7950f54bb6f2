import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { otpContract } from '#contracts/otp/otp.ts';
import { createServiceClient, type ServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import { createEdge } from '#platform/edge/http.ts';
import { codesPort } from '#services/joins/codes.ts';
import { workflowPorts } from '#services/joins/workflows.ts';
import { migrations } from '#services/main.ts';
import { createOtpService, type OtpService } from '#services/otp/service.ts';
import { createWorkflowsService } from '#services/workflows/service.ts';
import { catalog } from '#steps/catalog.ts';
import { handlers } from '#steps/handlers.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/**
 * Class: a code that proves an address to which it was not sent. A code proves one address to one step, in whatever processes and order
 * it is used; and a guesser has fifty guesses in a step's whole life.
 */

const [MINE, VICTIM] = ['mallory@evil.example', 'victim@bank.example'];
let bench: TestPlatform<unknown>;
let otp: OtpService;
let client: ServiceClient<typeof otpContract>;
let one: Process;
let other: Process;

beforeAll(async () => {
  bench = await createTestPlatform(migrations);
  otp = createOtpService(bench.for(), { mail: { provider: 'outbox' } });
  client = createServiceClient(
    otpContract,
    { handler: () => createContractHandler(otp), address: 'otp', log: bench.platform.log },
    bench.clock,
  );
  [one, other] = [serve(), serve()];
});
beforeEach(() => bench.clock.advance(7_200));
afterAll(() => bench.close());

type Process = ReturnType<typeof serve>;

/** Starts a process of the workflows service on the one database. It records a sent code after `meanwhile` resolves. */
function serve() {
  const platform = bench.replica();
  const process = { meanwhile: async () => {}, ask, platform };
  const nobody = () => Promise.reject(new Error('Nobody asks.'));
  const { ports, ...rest } = workflowPorts({ otp: client, people: nobody as never, verification: null, extraction: null }, bench.clock);
  const service = createWorkflowsService(platform.for(), {
    ...{ catalog, handlers, ...rest },
    ports(caller, act) {
      const real = ports({ postalCatalogue: null })(caller, act);
      const send: typeof real.otp.send = async (request) => {
        const sent = await real.otp.send(request);
        await process.meanwhile();
        return sent;
      };
      return { ...real, otp: { ...real.otp, send } };
    },
  });
  const { app } = createEdge({
    ...{ modules: [service], platform, clock: bench.clock, log: bench.platform.log, build: 'test', publicUrl: 'http://localhost:4100' },
    clientAddress: () => '203.0.113.9',
    check: async () => {},
  });
  async function ask(bearer: string, method: string, path: string, body?: object, key: string = randomUUID()) {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'idempotency-key': key };
    const answer = await app.request(`/workflows/v1${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes.
    return { status: answer.status, body: (await answer.json()) as any };
  }
  return process;
}

/** Opens a step that proves an e-mail, at either process. Each call returns its status and the problem's key, or the address. */
async function openStep() {
  const { uuid } = (await one.ask(bench.apiKey, 'POST', '/workflows', { steps: ['verify_email'] })).body.result;
  const { token } = (await one.ask(bench.apiKey, 'POST', `/workflows/${uuid}/token`, {})).body.result;
  await one.ask(token, 'POST', `/workflows/${uuid}/initialize`, {});
  const read = async () => (await one.ask(token, 'GET', '/session')).body.result.current;
  const { uuid: step, version } = await read();
  await one.ask(token, 'POST', `/session/steps/${step}/start`, { version });
  const post = async (process: Process, name: string, body: object, key?: string) => {
    const { status, body: answer } = await process.ask(token, 'POST', `/session/steps/${step}/${name}`, body, key);
    return status === 200 ? `200 ${answer.result.email}` : `${status} ${String(answer.type).split(':').at(-1)}`;
  };
  return {
    send: (process: Process, email: string) => post(process, 'actions/send_code', { input: { email } }),
    verify: (process: Process, code: string, key?: string) => post(process, 'actions/verify_code', { input: { code } }, key),
    submit: async (email: string) => post(one, 'submit', { version: (await read()).version, submission: { email } }),
  };
}

const codeFor = async (address: string): Promise<string> => {
  const message = (await otp.listOutbox(20)).find(({ to }) => to === address);
  return /\b\d{6}\b/.exec(message!.text)![0];
};
const wrongOnes = (code: string, count: number) =>
  Array.from({ length: count }, (_, guess) => String((Number(code) + 1 + guess) % 1_000_000).padStart(6, '0'));

describe('a code', () => {
  it('that went to a mailbox proves no other, where two processes are asked for codes at once', async () => {
    const step = await openStep();
    const [taken, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    other.meanwhile = async () => {
      taken.resolve();
      await released.promise;
    };
    const late = step.send(other, VICTIM);
    await taken.promise;
    expect(await step.send(one, MINE)).toBe(`200 ${MINE}`);
    released.resolve();
    other.meanwhile = async () => {};
    // The late process had read an outdated version.
    expect(await late).toBe('409 version_conflict');
    expect(await step.verify(one, await codeFor(VICTIM))).toBe('422 code_wrong');
    expect(await step.verify(other, await codeFor(MINE))).toBe(`200 ${MINE}`);
    expect(await step.submit(VICTIM)).toBe('409 code_not_verified');
    expect(await step.submit(MINE)).toMatch(/^200/);
  });

  it('is bound to step and address at the code service, which is told neither the step nor what it could try', async () => {
    const told: string[] = [];
    const codes = codesPort(
      (caller) => {
        const real = client(caller);
        const sendEmail = (request: Parameters<typeof real.sendEmail>[0]) => {
          told.push(request.user);
          return real.sendEmail(request);
        };
        return { ...real, sendEmail, validate: real.validate } as typeof real;
      },
      bench.caller(),
      null,
    );
    const [step, another] = [randomUUID(), randomUUID()];
    const words = { type: 'EMAIL', from_key: false, expires_in: '10m', company: 'Banco', language: 'es-MX' } as const;
    for (const to of [MINE, VICTIM]) await codes.send({ ...words, to, step });
    const code = await codeFor(MINE);
    const wrong = { match: false, reason: 'wrong' };
    expect(await codes.validate({ type: 'EMAIL', to: VICTIM, step, code })).toEqual(wrong);
    expect(await codes.validate({ type: 'EMAIL', to: MINE, step: another, code })).toEqual(wrong);
    expect(await codes.validate({ type: 'EMAIL', to: MINE, step, code })).toEqual({ match: true, reason: 'ok' });
    expect(new Set(told).size).toBe(2);
    expect(told.join()).not.toContain(step);
  });
});

describe('a code that was used', () => {
  const words = { type: 'EMAIL', from_key: false, expires_in: '10m', company: 'Banco', language: 'es-MX' } as const;

  it('matches again only for the request that it matched for, whose answer was lost', async () => {
    const step = randomUUID();
    const codes = (act: string | null) => codesPort(client, bench.caller(), act);
    await codes('request 1').send({ ...words, to: MINE, step });
    const code = await codeFor(MINE);
    const validate = (act: string | null) => codes(act).validate({ type: 'EMAIL', to: MINE, step, code });
    expect(await validate('request 1')).toEqual({ match: true, reason: 'ok' });
    expect(await validate('request 1')).toEqual({ match: true, reason: 'ok' });
    for (const act of ['request 2', null]) expect(await validate(act)).toEqual({ match: false, reason: 'used' });
    bench.clock.advance(3_600);
    await codes('request 3').send({ ...words, to: MINE, step });
    for (const act of ['request 4', null]) expect(await validate(act)).toEqual({ match: false, reason: 'used' });
  });

  it('is no worse where its process dies before it remembers: the request goes through when it is sent again, and no other does', async () => {
    const step = await openStep();
    await step.send(one, MINE);
    const code = await codeFor(MINE);
    const key = randomUUID();
    const broken = vi.spyOn(one.platform.idempotency, 'store').mockRejectedValueOnce(new Error('killed here'));
    expect(await step.verify(one, code, key)).toBe('500 internal');
    broken.mockRestore();
    expect(await step.verify(one, code)).toBe('422 code_expired');
    expect(await step.submit(MINE)).toBe('409 code_not_verified');
    expect(await step.verify(other, code, key)).toBe(`200 ${MINE}`);
    expect(await step.submit(MINE)).toMatch(/^200/);
  });

  it('proves nothing to its step after another was sent', async () => {
    const step = await openStep();
    await step.send(one, MINE);
    const used = await codeFor(MINE);
    expect(await step.verify(one, used)).toBe(`200 ${MINE}`);
    bench.clock.advance(60);
    await step.send(one, MINE);
    expect(await step.verify(other, used)).toBe('422 code_expired');
    expect(await step.submit(MINE)).toBe('409 code_not_verified');
  });
});

describe('whoever guesses', () => {
  it('has five guesses at a code, however many come at once at whichever process', async () => {
    const step = await openStep();
    await step.send(one, VICTIM);
    const code = await codeFor(VICTIM);
    const guesses = wrongOnes(code, 20).map((guess, at) => step.verify(at % 2 ? one : other, guess));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['422 code_wrong']));
    expect(await step.verify(one, code)).toBe('422 code_wrong');
  });

  it('has fifty in a step’s life, also where addresses and processes take turns', async () => {
    const step = await openStep();
    let guesses = 0;
    for (let send = 0; send < 10; send++) {
      const [process, address] = send % 2 ? [one, VICTIM] : [other, MINE];
      expect(await step.send(process, address)).toBe(`200 ${address}`);
      const code = await codeFor(address);
      for (const guess of wrongOnes(code, 5)) {
        expect(await step.verify(process, guess)).toBe('422 code_wrong');
        guesses++;
      }
      expect(await step.verify(process, code)).toBe('422 code_wrong');
      bench.clock.advance(3_600);
    }
    expect(guesses).toBe(50);
    expect(await step.send(one, VICTIM)).toBe('409 attempts_exhausted');
    expect(await step.send(other, MINE)).toBe('409 attempts_exhausted');
  });
});
