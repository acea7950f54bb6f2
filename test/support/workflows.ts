import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { SessionView } from '#contracts/session/session.ts';
import type { IssuedToken, WorkflowRecord } from '#contracts/workflows/records.ts';
import { Problem } from '#platform/base/problem.ts';
import type { PostgresOptions } from '#platform/data/database.ts';
import { createEdge } from '#platform/edge/http.ts';
import type { StepCatalog } from '#services/workflows/model/steps.ts';
import type { WorkflowTables } from '#services/workflows/model/tables.ts';
import type { PeoplePort } from '#services/workflows/ports/people.ts';
import type { OutsidePorts } from '#services/workflows/ports/steps.ts';
import { createWorkflowsService } from '#services/workflows/service.ts';
import type { AnyStepHandler } from '#steps/base/step.server.ts';
import { createTestPlatform, type TestPlatform } from './platform.ts';
import { type Outside, sampleCatalog, sampleHandlers } from './sample-steps.ts';

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** A problem, or an answer whose shape the test examines. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back, member by member.
type Loose = any;

const unused = () => Promise.reject(new Error('unused'));

export type Rig = Awaited<ReturnType<typeof createRig>>;

/** Steps in place of the sample steps, and the ports that they ask. */
interface ServedSteps {
  catalog?: StepCatalog;
  handlers?: Readonly<Record<string, AnyStepHandler>>;
  ports?: Partial<OutsidePorts>;
}

/** Creates the service behind the real HTTP edge, by default with sample steps: the shared code knows none of them. */
export async function createRig(onServer?: PostgresOptions, served: ServedSteps = {}) {
  const outside: Outside = {
    failure: null,
    fault: null,
    bars: false,
    no: null,
    findings: [],
    credential: null,
    name: 'FULANA',
    isCaptured: false,
    knownBy: { name: 'partner', national_id: 'partner' },
    peopleFailure: null,
    peopleUuid: randomUUID(),
    nationalId: 'XEXX010101HNEXXXA4',
    person: {
      ...{ national_id: 'XEXX010101HNEXXXA4', name: 'FULANA', first_lastname: 'DE TAL', second_lastname: null, birthdate: '1960-01-01' },
      ...{ age: 66, gender: 'FEMALE', nationality_id: 144, entity_of_birth: null, tax_id: null },
    },
    attached: [],
    endedWell: [],
    recordsAsked: [],
    attachment: {},
    callers: [],
    completions: 0,
    sends: 0,
    channels: ['EMAIL', 'SMS'],
    links: [],
    notices: [],
    decided: [],
    pause: null,
    onFile: null,
  };
  const people: PeoplePort = {
    exists: async (_caller, uuid) => uuid === outside.peopleUuid,
    identity: async (_caller, uuid) =>
      uuid === outside.peopleUuid ? { name: 'FULANA DE TAL', national_id: outside.nationalId, known_by: outside.knownBy } : null,
    values: async (_caller, uuid) => (uuid === outside.peopleUuid ? outside.person : null),
    async readRecords(_caller, uuids) {
      if (outside.peopleFailure) throw outside.peopleFailure;
      outside.recordsAsked.push([...uuids]);
      return new Map(
        uuids.filter((uuid) => uuid === outside.peopleUuid).map((uuid) => [uuid, { vouched: true, says: () => 'as on record' }]),
      );
    },
    async attach(_caller, known) {
      if (outside.peopleFailure) throw outside.peopleFailure;
      if (known.people_uuid !== null && known.person && known.person.national_id !== outside.nationalId)
        throw new Problem('conflict', 'Somebody else');
      outside.attached.push(known);
      return {
        ...{ people_uuid: outside.peopleUuid, vouched_by: null, vouching: null, joined: false, name_agreed: false, claims: null },
        ...outside.attachment,
      };
    },
    async workflowEnded(_caller, ended) {
      outside.endedWell.push(ended);
    },
  };
  const workflows = { name: 'workflows', migrations: new URL('../../services/workflows/migrations/', import.meta.url) };
  const bench: TestPlatform<WorkflowTables> = await createTestPlatform<WorkflowTables>([workflows], onServer);
  /** Creates a service with its own ports, as in a separate process. */
  const makeService = () =>
    createWorkflowsService(bench.for(), {
      catalog: served.catalog ?? sampleCatalog,
      handlers: served.handlers ?? sampleHandlers(outside),
      ports: (caller) => {
        outside.callers.push(caller);
        return {
          otp: { send: unused, validate: unused },
          portraits: {
            isKept: unused,
            compare: unused,
            compareCredential: unused,
            measureFrames: unused,
            search: unused,
            detectAttack: unused,
          },
          registry: { curp: unused },
          papers: { read: unused },
          descriptors: { get: unused },
          documents: { open: unused, make: unused, fill: unused, signer: unused, page: unused, text: unused, sign: unused, signed: unused },
          ...served.ports,
        };
      },
      documents: {
        workflowDeleted: async () => ({ deleted: [], kept: [] }),
        async workflowDecided(_caller, workflow, signings) {
          if (outside.failure) throw outside.failure;
          outside.decided.push(...signings.map(({ isApproved }): [string, boolean] => [workflow, isApproved]));
        },
      },
      templates: { elements: async () => [] },
      mails: { send: unused },
      links: {
        channels: async () => outside.channels,
        async send(_caller, message) {
          outside.links.push(message);
          await outside.pause;
          if (outside.failure) throw outside.failure;
          return { resend_after: 30 };
        },
      },
      notices: {
        async send(_caller, notice) {
          if (outside.failure) throw outside.failure;
          outside.notices.push(notice);
        },
      },
      people,
    });
  const serve = (): Hono =>
    createEdge({
      modules: [makeService()],
      platform: bench,
      clock: bench.clock,
      log: bench.platform.log,
      publicUrl: bench.platform.config.publicUrl,
      build: 'test',
      clientAddress: () => '203.0.113.9',
      check: async () => {},
    }).app;
  const first = makeService();
  await first.start?.();
  const app = serve();

  const send = async (
    bearer: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    to = app,
  ): Promise<Answer<Loose>> => {
    const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
    const response = await to.request(`/workflows${path}`, {
      method,
      headers: {
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body === undefined || body instanceof Uint8Array ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof Uint8Array ? Uint8Array.from(body) : text(body) }),
    });
    const answer = await response.text();
    return { status: response.status, headers: response.headers, body: answer.startsWith('{') ? JSON.parse(answer) : answer };
  };
  const asPartner = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    send(bench.apiKey, method, path, body, headers);

  return {
    bench,
    outside,
    app,
    /** Runs the scheduled sweeps. */
    sweep: async () => {
      for (const queue of ['workflows-sweep', 'workflows-forget-media', 'workflows-claims'])
        await bench.platform.database.transaction((trx) => bench.jobs.enqueue(trx, queue, {}));
      await bench.jobs.run();
    },
    /** Starts a second process over the same database, as after a restart. */
    serve,
    send,
    asPartner,
    async create(body: Record<string, unknown> = {}): Promise<WorkflowRecord> {
      const { status, body: answer } = await asPartner('POST', '/v1/workflows', { steps: ['note'], ...body });
      if (status !== 200) throw new Error(`create answered ${status}: ${JSON.stringify(answer)}`);
      return answer.result;
    },
    async issue(uuid: string, body: Record<string, unknown> = {}): Promise<IssuedToken> {
      const { status, body: answer } = await asPartner('POST', `/v1/workflows/${uuid}/token`, body);
      if (status !== 200) throw new Error(`token answered ${status}: ${JSON.stringify(answer)}`);
      return answer.result;
    },
  };
}

/** Returns the key of the answered problem; undefined for a success. */
export const problemIn = (answer: { body: { type?: string } }) => answer.body.type?.replace('urn:zaguan:problem:', '');

/** Returns the token in a link. */
export const tokenIn = (url: string) => new URL(url).hash.replace('#t=', '');

/** A person's browser in tests: `await person.start()`, `await person.submit({…})`. */
export class Person {
  readonly rig: Rig;
  readonly token: string;
  view: SessionView;
  app: Hono;
  /** The secret of the browser; null for a browser from before secrets existed. */
  device: string | null = null;

  constructor(rig: Rig, token: string, view: SessionView) {
    this.rig = rig;
    this.token = token;
    this.view = view;
    this.app = rig.app;
  }

  /** Creates a workflow, opens it with a token, and initializes it. */
  static async enter(rig: Rig, body: Record<string, unknown> = {}, tokenBody: Record<string, unknown> = {}): Promise<Person> {
    const { uuid } = await rig.create(body);
    const { token } = await rig.issue(uuid, tokenBody);
    const person = new Person(rig, token, (await rig.send(token, 'GET', '/v1/session')).body.result);
    await person.call('POST', `/v1/workflows/${uuid}/initialize`, { user_agent: 'Test' });
    await person.read();
    return person;
  }

  get current() {
    if (!this.view.current) throw new Error('There is no current step.');
    return this.view.current;
  }

  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<Loose>> {
    return this.rig.send(
      this.token,
      method,
      path,
      body,
      { ...(this.device ? { 'zaguan-device': this.device } : {}), ...headers },
      this.app,
    );
  }

  async read(): Promise<SessionView> {
    this.view = (await this.call('GET', '/v1/session')).body.result;
    return this.view;
  }

  /** Posts to the current step; updates the view on success. */
  async post(
    name: string,
    body: Record<string, unknown> = {},
    headers: Record<string, string> = {},
    step = this.current,
  ): Promise<Answer<Loose>> {
    const answer = await this.call('POST', `/v1/session/steps/${step.uuid}/${name}`, { version: step.version, ...body }, headers);
    if (answer.status < 300 && answer.body.result?.workflow) this.view = answer.body.result;
    return answer;
  }

  start() {
    return this.post('start');
  }

  submit(submission: unknown, headers: Record<string, string> = {}) {
    return this.post('submit', { submission }, headers);
  }

  async answer(submission: unknown): Promise<Answer<Loose>> {
    await this.start();
    return this.submit(submission);
  }

  upload(collection: string, bytes: Uint8Array, options: { uuid?: string; type?: string; capture?: string; sha256?: string } = {}) {
    return this.call('PUT', `/v1/session/steps/${this.current.uuid}/media/${options.uuid ?? randomUUID()}`, bytes, {
      'content-type': options.type ?? 'image/jpeg',
      'x-media-collection': collection,
      'x-media-capture': options.capture ?? 'live',
      ...(options.sha256 ? { 'x-media-sha256': options.sha256 } : {}),
    });
  }
}
