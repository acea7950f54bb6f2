import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import sharp from 'sharp';
import type { SessionView } from '#contracts/session/session.ts';
import { consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import { migrations, openServices, readConfig } from '#services/main.ts';
import { otp as otpService } from '#services/otp/service.ts';
import { people as peopleService } from '#services/people/service.ts';
import { watchStatesOf } from '#services/workflows/state/watch-states.ts';
import { catalog } from '#steps/catalog.ts';
import { signConsent } from '#steps/document-sign/document/sign-consent.contract.ts';
import { edgeOver } from '../../support/edge.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { contractPdf } from '../../support/specimens/contract-pdf.ts';

/** A partner's installation with the real steps on the real services, over HTTP and without a browser. */

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes; each expectation says which.
type Loose = any;

export interface BankAnswer {
  status: number;
  body: Loose;
  bytes: Uint8Array<ArrayBuffer>;
}

export type Bank = Awaited<ReturnType<typeof openBank>>;

export async function openBank(environment: Readonly<Record<string, string>> = {}) {
  const bench: TestPlatform<unknown> = await createTestPlatform(migrations);
  const composition = openServices(readConfig(environment), { ...bench, log: bench.platform.log });
  const { modules } = composition;
  for (const module of modules) await module.start?.();
  const { app } = edgeOver(bench, modules, { clientAddress: '203.0.113.66' });

  const ask = async (
    bearer: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<BankAnswer> => {
    const form = body instanceof FormData;
    const answer = await app.request(path, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson ? JSON.parse(Buffer.from(bytes).toString()) : null, bytes };
  };
  const partner = (method: string, path: string, body?: unknown) => ask(bench.apiKey, method, path, body);
  const result = async (method: string, path: string, body?: unknown): Promise<Loose> => {
    const answer = await partner(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.result ?? answer.body;
  };
  const codeFor = async (to: string): Promise<string> => {
    const message = (await composition.service(otpService)!.listOutbox(20)).find((one) => one.to === to.replace(/^\+/, ''));
    return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
  };

  return {
    bench,
    modules,
    ask,
    partner,
    result,
    /** Sends a request as a browser without a token; a body is sent as a form. */
    browse: (path: string, method: string, body?: string) =>
      app.request(path, {
        method,
        ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      }),
    /** Returns the people service as the workflows service calls it. */
    peopleFor: (workflow: string) =>
      createRouterClient(composition.service(peopleService)!.router, { context: { caller: bench.caller({ kind: 'system', workflow }) } }),
    codeFor,
    /** Returns what the event streams of the workflow's sessions tell now; each new stamp is an event. */
    watch: async (workflow: string) =>
      (await watchStatesOf(bench.caller(), bench.platform.database.query as never, [workflow], bench.clock.now()))[0]!,
    outbox: () => composition.service(otpService)!.listOutbox(20),
    person: (id: string): Promise<Loose> => result('GET', `/people/v1/people/${id}`),
    workflow: (uuid: string): Promise<Loose> => result('GET', `/workflows/v1/workflows/${uuid}`),
    settings: (patch: object) => bench.tenants.patch(bench.tenant.id, patch as Record<string, unknown>),
    webhooksOf: (workflow: string) =>
      bench.outbound.sent
        .map(({ body }) => JSON.parse(body) as { type: string; data: Loose })
        .filter(({ data }) => data.workflow_uuid === workflow),
    async sweep() {
      for (const queue of ['workflows-sweep', 'workflows-forget-media', 'workflows-claims'])
        await bench.platform.database.transaction((trx) => bench.jobs.enqueue(trx, queue, {}));
      await bench.jobs.run();
    },
    async paper(): Promise<string> {
      const form = new FormData();
      const pdf = await contractPdf({ pages: 1, mark: randomUUID() });
      form.append('file', new File([Uint8Array.from(pdf)], 'x.pdf', { type: 'application/pdf' }));
      form.append('name', 'Contrato');
      return (await partner('POST', '/people/v1/documents', form)).body.result.uuid;
    },
    /** Returns the text of the signed document, including its page of evidence. */
    async signedText(uuid: string): Promise<string> {
      return this.textOf((await partner('GET', `/people/v1/documents/${uuid}/signed`)).bytes);
    },
    /** Returns the text of a PDF. */
    async textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
      const { pages } = await bench.platform.pdfs.inspect(bench.caller(), bytes, { maxPages: 9 });
      const texts = pages.map((_page, at) => bench.platform.pdfs.text(bench.caller(), bytes, at));
      return (await Promise.all(texts)).join(' ').replaceAll(/\s+/g, ' ');
    },
    close: () => bench.close(),
  };
}

export const LUISA = { curp: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };

const png = sharp({ create: { width: 300, height: 90, channels: 4, background: { r: 10, g: 20, b: 60, alpha: 1 } } })
  .png()
  .toBuffer()
  .then((bytes) => bytes.toString('base64'));

/** A person with a link, with methods in a test's words. */
export class Visitor {
  readonly bank: Bank;
  readonly uuid: string;
  readonly token: string;
  view!: SessionView;

  private constructor(bank: Bank, uuid: string, token: string) {
    this.bank = bank;
    this.uuid = uuid;
    this.token = token;
  }

  static async enter(bank: Bank, body: object, link: object = {}): Promise<Visitor> {
    const { uuid } = await bank.result('POST', '/workflows/v1/workflows', { callback_url: 'https://banco.example/hook', ...body });
    const { token } = await bank.result('POST', `/workflows/v1/workflows/${uuid}/token`, link);
    const visitor = new Visitor(bank, uuid, token);
    await visitor.call('POST', `/workflows/v1/workflows/${uuid}/initialize`, { user_agent: 'iPhone de Luisa', ip: '198.51.100.7' });
    await visitor.read();
    return visitor;
  }

  call(method: string, path: string, body?: unknown): Promise<BankAnswer> {
    return this.bank.ask(this.token, method, path, body, method === 'POST' ? { 'idempotency-key': randomUUID() } : {});
  }

  async read(): Promise<SessionView> {
    this.view = (await this.call('GET', '/workflows/v1/session')).body.result;
    return this.view;
  }

  async post(name: string, body: object = {}): Promise<BankAnswer> {
    const { uuid, version } = this.view.current ?? this.view.steps.at(-1)!;
    const answer = await this.call('POST', `/workflows/v1/session/steps/${uuid}/${name}`, { version, ...body });
    if (answer.status < 300 && answer.body.result?.workflow) this.view = answer.body.result;
    return answer;
  }

  async answer(submission: unknown): Promise<BankAnswer> {
    await this.post('start');
    return this.post('submit', { submission, language: 'es-MX' });
  }

  tellsName(told: Partial<typeof LUISA> = {}): Promise<BankAnswer> {
    return this.answer({ ...LUISA, ...told, nationality: 'MX' });
  }

  tellsAddress(): Promise<BankAnswer> {
    return this.answer(catalog.personal_address?.samples.submission);
  }

  async proves(address: string): Promise<BankAnswer> {
    const member = address.includes('@') ? 'email' : 'phone';
    await this.post('start');
    await this.post('actions/send_code', { input: { [member]: address }, language: 'es-MX' });
    const code = await this.bank.codeFor(address);
    await this.post('actions/verify_code', { input: { code }, language: 'es-MX' });
    return this.post('submit', { submission: { [member]: address } });
  }

  async signs(): Promise<BankAnswer> {
    await this.post('start');
    const file = (name: string) => this.call('GET', `/workflows/v1/session/steps/${this.view.current!.uuid}/files/${name}`);
    const shown = JSON.parse(Buffer.from((await file('document')).bytes).toString());
    await file('page-1');
    const { company } = this.view;
    const words = signConsent('es-MX', company.name, shown.name);
    return this.post('submit', {
      submission: {
        document_sha256: shown.sha256,
        signature: { kind: 'drawn', png: await png },
        name: 'Luisa Pérez',
        consent: { text_sha256: sha256Hex(consentDocument(words, null)), language: 'es-MX' },
      },
    });
  }
}
