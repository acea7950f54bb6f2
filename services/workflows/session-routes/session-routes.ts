import { type Context, Hono } from 'hono';
import {
  actionBody,
  backBody,
  contenderBody,
  errorBody,
  handoffBody,
  newLinkBody,
  type SessionView,
  sendAgainBody,
  sessionApi,
  startBody,
  submitBody,
  withdrawBody,
} from '#contracts/session/session.ts';
import { extensionOf } from '#contracts/steps/media-types.ts';
import { passesBy, reportedErrorId } from '#contracts/workflows/errors.ts';
import type { EdgeEnv, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { type JsonLimits, SESSION_JSON_LIMITS } from '#platform/calls/json-limit.ts';
import { idempotentRequest } from '#platform/calls/once.ts';
import { readJsonRequest } from '#platform/edge/request-body.ts';
import { customizationOf } from '../customizations/in-session.ts';
import type { EngineEvent } from '../engine/state.ts';
import { currentStep, isFinal } from '../engine/state.ts';
import type { createExecution } from '../execution/execution.ts';
import type { createStepFiles } from '../execution/step-files.ts';
import { type createHandoff, handoffOf } from '../links/handoff.ts';
import type { LinkMessages } from '../links/link-messages.ts';
import type { createNewLink } from '../links/new-link.ts';
import type { createUploads } from '../media/uploads.ts';
import { INVALID_BODY, parse } from '../model/bodies.ts';
import { type ServedSteps, takesMedia } from '../model/steps.ts';
import { type WorkflowStore, workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { sessionViewOf } from '../session/session-view.ts';
import type { Changes } from '../state/changes.ts';
import { refuseForeignReason } from '../state/refusals.ts';
import { isSession, type SessionCaller } from '../state/session-caller.ts';
import { notFound, type Snapshot, type Transitions, type Unit } from '../state/transitions.ts';
import type { Writes } from '../state/writes.ts';
import { createSessionEvents } from './session-events.ts';

export interface SessionParts {
  steps: ServedSteps;
  transitions: Transitions;
  writes: Writes;
  changes: Changes;
  execution: ReturnType<typeof createExecution>;
  uploads: ReturnType<typeof createUploads>;
  handoff: ReturnType<typeof createHandoff>;
  newLink: ReturnType<typeof createNewLink>;
  messages: LinkMessages;
  files: ReturnType<typeof createStepFiles>;
}

interface SessionAnswer {
  status: 200 | 202;
  body: unknown;
}

/** What a step is told: the picture of a drawing in base64, or fifty long texts. */
const ANSWER_LIMITS: JsonLimits = { ...SESSION_JSON_LIMITS, bytes: 512 * 1024 };

type StepEvent = Extract<EngineEvent, { step: string }>;

/** The session API: what the browser that holds a workflow's token may ask (`lib/contracts/session/session.ts`). */
export function createSessionRoutes(platform: Platform<WorkflowTables>, parts: SessionParts): Hono<EdgeEnv> {
  const { steps, transitions, writes, changes, execution, handoff, newLink, messages, uploads, files } = parts;
  const events = createSessionEvents(platform, changes);
  const routes = new Hono<EdgeEnv>();

  const mediaOfCurrent = async (store: WorkflowStore, { workflow, steps: rows, state }: Snapshot) => {
    const row = rows.find(({ uuid }) => uuid === currentStep(state)?.uuid);
    return row && takesMedia(steps.contract(row.step)) ? store.media(workflow.uuid, row.uuid) : [];
  };

  const viewOf = async (store: WorkflowStore, caller: SessionCaller, snapshot: Snapshot): Promise<SessionView> => {
    const { token } = caller;
    const media = await mediaOfCurrent(store, snapshot);
    const { handoff_token: leading } = snapshot.workflow;
    const leader = leading === null ? null : leading === token.id ? token : await store.token(snapshot.workflow.uuid, leading);
    const now = platform.clock.now();
    const where = handoffOf(snapshot.workflow, token, leader, now);
    const sending = where.away === 'sent' ? await messages.sendingOf(caller, store, snapshot, leader) : null;
    const settings = await platform.tenants.settings(caller.tenantId);
    const customization = await customizationOf(store, snapshot.workflow);
    const { allowLoopbackWebhooks: allowLoopback } = platform.config;
    return sessionViewOf({ snapshot, media, token, handoff: { ...where, sending }, customization, settings, steps, allowLoopback, now });
  };

  const viewAnswer = async ({ store }: Unit, caller: SessionCaller, snapshot: Snapshot): Promise<SessionAnswer> => {
    const result = await viewOf(store, caller, snapshot);
    const processing = result.current === null && !isFinal(result.workflow.status);
    return { status: processing ? 202 : 200, body: { success: true, result } };
  };

  /** What a request that is sent again is answered with: the session as it stands then, which is all that its answer says. */
  const standing = (caller: SessionCaller) => async (unit: Unit) =>
    viewAnswer(unit, caller, await transitions.read(unit.store, caller.workflow));

  /** The request as one that is done once. */
  const requestOf = async (c: Context<EdgeEnv>, scope: string, text: string) => {
    const caller = sessionOf(c);
    const { workflow } = caller;
    const idempotency = await idempotentRequest(c.req.raw.headers, `session ${workflow} ${scope}`, { content: text });
    return { caller, workflow, context: { caller, idempotency } };
  };

  /** An event of the engine and nothing else. */
  const event = async (c: Context<EdgeEnv>, name: string, text: string, make: () => StepEvent) => {
    const step = c.req.param('uuid');
    const { caller, workflow, context } = await requestOf(c, `${name} ${step}`, text);
    const record = async (unit: Unit) => {
      const snapshot = await transitions.lock(unit, workflow);
      if (!snapshot.steps.some(({ uuid }) => uuid === step)) throw notFound('step');
      return viewAnswer(unit, caller, await transitions.apply(unit, snapshot, make()));
    };
    return reply(c, await writes.once(context, workflow, record, standing(caller)));
  };

  const stepEvent = (c: Context<EdgeEnv>, version: number) => ({ at: platform.clock.now(), step: c.req.param('uuid') ?? '', version });

  routes.get(path(sessionApi.read), async (c) => {
    const caller = sessionOf(c);
    const store = workflowStore(caller, platform.database.query);
    const result = await viewOf(store, caller, await transitions.read(store, caller.workflow));
    return c.json({ success: true, result });
  });

  routes.post(path(sessionApi.start), async (c) => {
    const { text, value } = await readBody(c);
    const { version } = parse(startBody, value, '');
    return event(c, 'start', text, () => ({ type: 'start', ...stepEvent(c, version) }));
  });

  routes.post(path(sessionApi.withdraw), async (c) => {
    const { text, value } = await readBody(c);
    const { version } = parse(withdrawBody, value, '');
    return event(c, 'withdraw', text, () => ({ type: 'withdraw', ...stepEvent(c, version) }));
  });

  routes.post(path(sessionApi.back), async (c) => {
    const { text, value } = await readBody(c);
    const { version } = parse(backBody, value, '');
    return event(c, 'back', text, () => ({ type: 'back', ...stepEvent(c, version) }));
  });

  routes.post(path(sessionApi.error), async (c) => {
    const { text, value } = await readBody(c);
    const { version, reason, extra = {} } = parse(errorBody, value, '');
    refuseForeignReason(reason, 'reason');
    const error = { reason, error_id: reportedErrorId(reason), fatal: false, extra };
    return event(c, 'error', text, () => ({ type: 'fault', by: 'device', passes: passesBy(reason), error, ...stepEvent(c, version) }));
  });

  routes.post(path(sessionApi.submit), async (c) => {
    const { text, value } = await readBody(c, ANSWER_LIMITS);
    const body = parse(submitBody, value, '');
    const step = c.req.param('uuid');
    const { caller, workflow, context } = await requestOf(c, `submit ${step}`, text);
    const prepare = async () => {
      const completion = await execution.submit(caller, workflow, step, body, c.get('clientAddress'));
      return { record: async (unit: Unit) => viewAnswer(unit, caller, await completion.record(unit)) };
    };
    return reply(c, await writes.onceAfter(context, workflow, prepare, standing(caller)));
  });

  routes.post(path(sessionApi.action), async (c) => {
    const { text, value } = await readBody(c, ANSWER_LIMITS);
    const body = parse(actionBody, value, '');
    const { uuid: step, action } = c.req.param();
    const { workflow, context } = await requestOf(c, `action ${step} ${action}`, text);
    const answer = await writes.onceAfter(context, workflow, async () => {
      const { record } = await execution.act(context, workflow, step, action, body);
      return { record: async (unit) => ok(await record(unit)) };
    });
    return reply(c, answer);
  });

  routes.put(path(sessionApi.upload), async (c) => {
    const caller = sessionOf(c);
    const { uuid: step, media } = c.req.param();
    const result = await uploads.upload(caller, { workflow: caller.workflow, step, uuid: media.toLowerCase(), request: c.req.raw });
    return c.json({ success: true, result });
  });

  routes.get(path(sessionApi.file), async (c) => {
    const caller = sessionOf(c);
    const { uuid: step, name } = c.req.param();
    // The step notes every page that it makes as delivered, and a HEAD request delivers none.
    if (c.req.method === 'HEAD') throw notFound('file');
    const { mime, bytes } = await files(caller, caller.workflow, step, name);
    // A step's server half shares no memory with anybody.
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': mime,
      // The names of files are the steps', none is a person's.
      'content-disposition': `attachment; filename="${name.replace(/[^\w-]/g, '_')}.${extensionOf(mime)}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  routes.post(path(sessionApi.handOver), async (c) => {
    const { text, value } = await readBody(c);
    const { to, language } = parse(handoffBody, value, '');
    const { caller, workflow, context } = await requestOf(c, 'handoff', text);
    const answer = await writes.onceAfter(context, workflow, async () => {
      await handoff.spend(caller);
      const { record } = to === undefined ? handoff.handOver(caller) : await handoff.sendOver(caller, { to, language });
      return { record: async (unit) => ok(await record(unit)) };
    });
    return reply(c, answer);
  });

  routes.delete(path(sessionApi.comeBack), async (c) => {
    const { caller, workflow, context } = await requestOf(c, 'come back', '');
    const record = async (unit: Unit) => {
      await handoff.comeBack(unit, caller);
      return standing(caller)(unit);
    };
    return reply(c, await writes.once(context, workflow, record, standing(caller)));
  });

  routes.post(path(sessionApi.answerContender), async (c) => {
    const { text, value } = await readBody(c);
    const { mine } = parse(contenderBody, value, '');
    const { caller, workflow, context } = await requestOf(c, 'contender', text);
    const record = async (unit: Unit) => {
      await handoff.answerContender(unit, caller, mine);
      return standing(caller)(unit);
    };
    return reply(c, await writes.once(context, workflow, record, standing(caller)));
  });

  routes.post(path(sessionApi.sendAgain), async (c) => {
    const { text, value } = await readBody(c);
    const { language } = parse(sendAgainBody, value, '');
    const { caller, workflow, context } = await requestOf(c, 'send again', text);
    const answer = await writes.onceAfter(context, workflow, async () => {
      await handoff.spend(caller);
      const { record } = await handoff.sendAgain(caller, language);
      return { record: async (unit) => ok(await record(unit)) };
    });
    return reply(c, answer);
  });

  routes.get(path(sessionApi.lostLink), async (c) => c.json({ success: true, result: await newLink.lost(sessionOf(c)) }));

  routes.post(path(sessionApi.newLink), async (c) => {
    const { text, value } = await readBody(c);
    const { to, language } = parse(newLinkBody, value, '');
    const { caller, workflow, context } = await requestOf(c, 'new link', text);
    const answer = await writes.onceAfter(context, workflow, async () => {
      const { record } = await newLink.send(caller, { to, language });
      return { record: async (unit) => ok(await record(unit)) };
    });
    return reply(c, answer);
  });

  routes.post(path(sessionApi.notMe), async (c) => {
    const { caller, workflow, context } = await requestOf(c, 'not me', '');
    const answer = await writes.once(context, workflow, async (unit) => {
      await handoff.notMe(unit, caller);
      return ok({ ended: true });
    });
    return reply(c, answer);
  });

  routes.get(path(sessionApi.events), (c) => events(c, sessionOf(c)));

  return routes;
}

/** `{name}` of the table as the router writes it. */
function path<Path extends string>(operation: { path: Path }): HonoPath<Path> {
  return operation.path.replace(/\{(\w+)\}/g, ':$1') as HonoPath<Path>;
}

type HonoPath<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}:${Name}${HonoPath<After>}`
  : Path;

function sessionOf(c: Context<EdgeEnv>): SessionCaller {
  const caller = c.get('caller');
  if (!isSession(caller)) throw new Problem('token_invalid', 'The session API takes a session token, not an API key');
  return caller;
}

const ok = (result: unknown): SessionAnswer => ({ status: 200, body: { success: true, result } });

function reply(c: Context<EdgeEnv>, { status, body }: SessionAnswer): Response {
  return c.json(body as object, status);
}

async function readBody(c: Context<EdgeEnv>, limits = SESSION_JSON_LIMITS): Promise<{ text: string; value: unknown }> {
  const { body: text, value = {} } = await readJsonRequest(c.req.raw, { invalidBody: INVALID_BODY, limits });
  return { text, value };
}
