import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { consentDocument } from '#contracts/steps/consent-text.ts';
import { type RunningServer, readConfig, startServer } from '#services/main.ts';
import type { OtpTables } from '#services/otp/model/tables.ts';
import { listOutbox } from '#services/otp/providers/outbox.ts';
import { putNewDatabase } from './new-database.ts';
import { pngChunk } from './specimens/png-chunk.ts';

export const WORKFLOWS = '/workflows/v1/workflows';
export const SESSION = '/workflows/v1/session';
const SERVICES = ['people', 'workflows', 'otp', 'extraction'];

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes; each expectation says which.
export type Loose = any;

export interface Answer {
  status: number;
  /** The last part of the problem's type; null for a success. */
  problem: string | null;
  body: Loose;
}

export type Besieged = Awaited<ReturnType<typeof openBesieged>>;

/** Starts the whole server in a folder of its own, with two tenants whose data must stay apart. */
export async function openBesieged() {
  const folder = await mkdtemp(join(tmpdir(), 'zaguan-hostile-'));
  await putNewDatabase(folder);
  const logFile = join(folder, 'server.log');
  const server: RunningServer = await startServer(readConfig({ PORT: '0', DATA_DIR: folder }), { logFile });
  const { tenants, keys: registry } = server.platform;
  const tenant = await tenants.create({ name: 'Banco Aldaba', settings: { company: { name: 'Banco Aldaba' } } });
  const rival = await tenants.create({ name: 'Caja Rival', settings: { company: { name: 'Caja Rival' } } });
  const make = (tenantId: string, name: string, livemode: boolean) => registry.create({ tenantId, name, livemode, scopes: SERVICES });
  const revoked = await make(tenant.id, 'old', false);
  await registry.revoke(tenant.id, revoked.id);
  const keys = {
    test: (await make(tenant.id, 'server', false)).key,
    live: (await make(tenant.id, 'server', true)).key,
    rival: (await make(rival.id, 'server', false)).key,
    revoked: revoked.key,
  };

  const ask = async (
    bearer: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const raw = body instanceof Uint8Array || body instanceof ReadableStream || typeof body === 'string';
    const response = await fetch(server.localUrl + path, {
      method,
      headers: {
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: raw ? (body as BodyInit) : JSON.stringify(body), duplex: 'half' }),
    } as RequestInit);
    const answer: Loose = await response.json();
    return { status: response.status, problem: answer.type?.replace('urn:zaguan:problem:', '') ?? null, body: answer };
  };

  return {
    url: new URL(server.localUrl),
    keys,
    ask,
    /** Makes another key of the first tenant, because each key has a limit of requests per minute. */
    newKey: async () => (await make(tenant.id, randomUUID(), false)).key,
    /** The secrets that must appear in no log; a test adds each secret that it makes. */
    secrets: new Set<string>(Object.values(keys)),
    database: <Tables>() => server.platform.for<Tables>().database.query,
    async enter(steps: readonly string[], key = keys.test): Promise<Visitor> {
      const { uuid } = (await ask(key, 'POST', WORKFLOWS, { steps, expires_in: 60 })).body.result;
      const { token } = (await ask(key, 'POST', `${WORKFLOWS}/${uuid}/token`, {})).body.result;
      this.secrets.add(token);
      const visitor = new Visitor(this, uuid, token);
      const { problem } = await visitor.call('POST', `${WORKFLOWS}/${uuid}/initialize`, {});
      if (problem) throw new Error(`initialize: ${problem}`);
      return visitor;
    },
    async codeSentTo(email: string): Promise<string> {
      const [newest] = await listOutbox(server.platform.for<OtpTables>(), 1, { to: email });
      const code = /\b\d{6}\b/.exec(newest!.text)![0];
      this.secrets.add(email).add(code);
      return code;
    },
    /** Returns the lines of the server's log, one per entry. */
    log: async () => (await readFile(logFile, 'utf8')).trim().split('\n'),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A browser that holds the link of a workflow. */
export class Visitor {
  readonly #server: Pick<Besieged, 'ask'>;
  readonly workflow: string;
  readonly token: string;

  constructor(server: Pick<Besieged, 'ask'>, workflow: string, token: string) {
    this.#server = server;
    this.workflow = workflow;
    this.token = token;
  }

  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.#server.ask(this.token, method, path, body, headers);
  }

  async view(): Promise<Loose> {
    return (await this.call('GET', SESSION)).body.result;
  }

  /** Posts to the open step, or to the step at `position`. */
  async post(name: string, body: object = {}, position?: number): Promise<Answer> {
    const view = await this.view();
    const step = position === undefined ? view.current : view.steps[position];
    return this.call('POST', `${SESSION}/steps/${step.uuid}/${name}`, { version: step.version, ...body });
  }

  /** Returns an answer to every consent of the step, as an honest browser sends them. */
  async consents(accepted: (key: string) => boolean = () => true): Promise<object[]> {
    const { setup } = (await this.view()).current;
    return setup.consents.map(({ key, url, words }: Loose) => ({
      key,
      accepted: accepted(key),
      language: 'es-MX',
      text_sha256: createHash('sha256').update(consentDocument(words['es-MX'], url)).digest('hex'),
    }));
  }

  /** Accepts the consents and starts the next step. */
  async consent(): Promise<this> {
    await this.post('start');
    const { problem } = await this.post('submit', { submission: { consents: await this.consents() } });
    if (problem) throw new Error(`consents: ${problem}`);
    await this.post('start');
    return this;
  }

  /** Uploads a medium: a selfie unless the headers say otherwise. */
  async upload(bytes: Uint8Array | ReadableStream, headers: Record<string, string> = {}, medium: string = randomUUID()): Promise<Answer> {
    const described = { 'content-type': 'image/jpeg', 'x-media-collection': 'selfie', 'x-media-capture': 'live', ...headers };
    return this.call('PUT', await this.mediaPath(medium), bytes, described);
  }

  async mediaPath(medium: string): Promise<string> {
    const { uuid } = (await this.view()).steps.find(({ step }: Loose) => step === 'enroll_full');
    return `${SESSION}/steps/${uuid}/media/${medium}`;
  }
}

/** Makes a picture of random noise, so that no two calls return the same. */
export function picture(format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width: 320, height: 200, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG of 10 000 by 10 000 pixels with one bit each, in a few kilobytes. */
export const hugePng = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  pngChunk('IHDR', Buffer.from([0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 1, 0, 0, 0, 0])),
  pngChunk('IDAT', deflateSync(Buffer.alloc(10_000 * 1251))),
  pngChunk('IEND', Buffer.alloc(0)),
]);
