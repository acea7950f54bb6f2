import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { CurrentStep, SessionStep, SessionView } from '../../contracts/session/session.ts';
import { catalog } from '../../steps/catalog.ts';

const DIST = join(import.meta.dirname, '../../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.wasm': 'application/wasm',
};
const PAGE = `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stub</title><body style="margin:0"><script type="module" src="/zaguan.js"></script><zaguan-onboarding token="ses_stub"></zaguan-onboarding>`;

const company = {
  name: 'Banco Aldaba',
  logo_url: null,
  privacy_notice_url: null,
  support: { email: 'ayuda@banco.example', phone: '55 1234 5678', url: null },
  media_days: 30,
};

/** A server that serves the build and speaks just enough of the session API to walk through the given steps. */
export async function startStub(steps: readonly string[]): Promise<{ url: string; close(): Promise<void> }> {
  const session = new StubSession(steps);
  const server = createServer((request, response) => {
    answer(session, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((closed) => {
    server.close(() => closed());
  });
}

async function answer(session: StubSession, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://stub').pathname;
  if (path === '/') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  } else if (path.startsWith('/workflows/')) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, result: session.answer(path) }));
  } else {
    const body = await readFile(join(DIST, normalize(path))).catch(() => null);
    response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(body);
  }
}

class StubSession {
  readonly #steps: SessionStep[];
  #status: SessionView['workflow']['status'] = 'pristine';

  constructor(steps: readonly string[]) {
    this.#steps = steps.map((key, index) => {
      const { minutes, needs, final, bring, shares } = catalog[key]!;
      return {
        uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        step: key,
        custom_id: '',
        status: 'pristine',
        version: 1,
        attempts_left: 3,
        metadata: { name: key, title: null, description: null },
        needs,
        final,
        minutes,
        bring: [...bring],
        shares: [...shares],
        keeps: null,
        error: null,
      };
    });
  }

  answer(path: string): unknown {
    if (path.endsWith('/initialize')) this.#status = 'working';
    const open = this.#open;
    if (open && path.endsWith('/start')) open.status = 'working';
    if (open && path.endsWith('/submit')) open.status = 'success';
    if (this.#open === undefined) this.#status = 'success';
    return path.includes('/actions/') ? {} : this.#view();
  }

  get #open(): SessionStep | undefined {
    return this.#steps.find(({ status }) => status !== 'success');
  }

  #view(): SessionView {
    return {
      workflow: {
        uuid: 'a0000000-0000-4000-8000-000000000000',
        status: this.#status,
        livemode: false,
        disable_geolocation: false,
        started_at: null,
        finished_at: null,
        error: null,
      },
      steps: this.#steps,
      current: this.#open ? currentOf(this.#open) : null,
      can_go_back: false,
      company,
      customization: null,
      languages: ['es-MX', 'en'],
      limits: { image_bytes: 10_000_000, image_pixels: 25_000_000, pdf_bytes: 20_000_000 },
      redirect_url: null,
      handoff: { guest: false, away: null, sending: null },
      token_expires_at: null,
      server_time: new Date().toISOString(),
    };
  }
}

function currentOf(step: SessionStep): CurrentStep {
  const contract = catalog[step.step]!;
  const setup = contract.browserSetup(contract.setup.parse(contract.samples.setup), { ...company, minimum_age: 18 });
  return { ...step, setup, payload: null, media: [] };
}
