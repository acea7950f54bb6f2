import { type Context, Hono } from 'hono';
import {
  actionBody,
  backBody,
  errorBody,
  handoffBody,
  type SessionView,
  sessionApi,
  startBody,
  submitBody,
  withdrawBody,
} from '../../contracts/session/session.ts';
import { passesBy, reportedErrorId } from '../../contracts/workflows/errors.ts';
import { idempotentRequest } from '../platform/calls/once.ts';
import type { Turns } from '../platform/calls/turns.ts';
import { readJsonRequest } from '../platform/edge/request-body.ts';
import type { CallContext, Caller, EdgeEnv, Platform } from '../platform/ports.ts';
import { Problem } from '../platform/problem.ts';
import { INVALID_BODY, parsed } from './bodies.ts';
import type { Changes } from './changes.ts';
import type { EngineEvent } from './engine/state.ts';
import { isFinal } from './engine/state.ts';
import type { createExecution, Recordable } from './execution.ts';
import { type createHandoff, handoffOf } from './handoff.ts';
import type { LinkMessages } from './link-messages.ts';
import type { createUploads } from './media/uploads.ts';
import { createSessionEvents } from './session-events.ts';
import { sessionViewOf } from './session-view.ts';
import type { createStepFiles } from './step-files.ts';
import type { ServedSteps } from './steps.ts';
import { type WorkflowStore, workflowStore } from './store.ts';
import type { WorkflowTables } from './tables.ts';
import { type Held, notFound, type Transitions, type Unit } from './transitions.ts';

export interface SessionParts {
  steps: ServedSteps;
  transitions: Transitions;
  turns: Turns;
  changes: Changes;
  execution: ReturnType<typeof createExecution>;
  uploads: ReturnType<typeof createUploads>;
  handoff: ReturnType<typeof createHandoff>;
  messages: LinkMessages;
  files: ReturnType<typeof createStepFiles>;
}

interface Answer {
  status: 200 | 202;
  body: unknown;
}

type StepEvent = Extract<EngineEvent, { step: string }>;

/** The session API: what the browser that holds a workflow's token may ask (`contracts/session/session.ts`). */
export function createSessionRoutes(platform: Platform<WorkflowTables>, parts: SessionParts): Hono<EdgeEnv> {
  const { steps, transitions, turns, changes, execution, handoff, messages, uploads, files } = parts;
  const events = createSessionEvents(platform, changes);
  const routes = new Hono<EdgeEnv>();

  const viewOf = async (store: WorkflowStore, caller: Caller, held: Held): Promise<SessionView> => {
    const media = await store.media(held.workflow.uuid);
    const token = await store.token(caller.actor);
    const { handoff_token: leading } = held.workflow;
    const leader = leading === null ? null : leading === token?.id ? token : await store.token(leading);
    const now = platform.clock.now();
    const where = handoffOf(held.workflow, token, leader, now);
    const sending = where.away === 'sent' ? await messages.sendingOf(caller, store, held, leader) : null;
    const settings = await platform.tenants.settings(caller.tenantId);
    return sessionViewOf({ held, media, token, handoff: { ...where, sending }, settings, steps, now });
  };

  const viewAnswer = async ({ store, caller }: Unit, held: Held): Promise<Answer> => {
    const result = await viewOf(store, caller, held);
    const processing = result.current === null && !isFinal(result.workflow.status);
    return { status: processing ? 202 : 200, body: { success: true, result } };
  };

  /** One request after the other per workflow; whoever watches it hears of it. */
  const inTurn = async (
    c: Context<EdgeEnv>,
    scope: string,
    text: string,
    answerTo: (context: CallContext, workflow: string) => Promise<Answer>,
  ) => {
    const { caller, workflow } = sessionOf(c);
    const context = { caller, idempotency: idempotentRequest(c.req.raw.headers, `session ${workflow} ${scope}`, text) };
    try {
      const answer = await turns.take(workflow, () => answerTo(context, workflow));
      return c.json(answer.body as object, answer.status);
    } finally {
      // A step that broke is recorded too, although its request is refused.
      changes.announce(workflow);
    }
  };

  const unitOf = (caller: Caller, trx: Unit['trx']): Unit => ({ trx, caller, store: workflowStore(caller, trx) });

  /** One effect per Idempotency-Key: the answer is stored with the effect, so that a retry finds either both or neither. */
  const once = (c: Context<EdgeEnv>, scope: string, text: string, record: (unit: Unit, workflow: string) => Promise<Answer>) =>
    inTurn(c, scope, text, (context, workflow) => platform.once(context, (trx) => record(unitOf(context.caller, trx), workflow)));

  /** The same for what leaves the database before it is recorded. */
  const onceAfter = (
    c: Context<EdgeEnv>,
    scope: string,
    text: string,
    prepare: (caller: Caller, workflow: string) => Promise<Recordable<Answer>>,
  ) =>
    inTurn(c, scope, text, (context, workflow) =>
      platform.onceAfter(context, async () => {
        const prepared = await prepare(context.caller, workflow);
        return (trx) => prepared.record(unitOf(context.caller, trx));
      }),
    );

  /** An event of the engine and nothing else. */
  const event = (c: Context<EdgeEnv>, name: string, text: string, make: () => StepEvent) =>
    once(c, `${name} ${c.req.param('uuid')}`, text, async (unit, workflow) => {
      const held = await transitions.lock(unit.store, workflow);
      if (!held.steps.some((step) => step.uuid === c.req.param('uuid'))) throw notFound('step');
      return viewAnswer(unit, await transitions.apply(unit, held, make()));
    });

  const stepEvent = (c: Context<EdgeEnv>, version: number) => ({ at: platform.clock.now(), step: c.req.param('uuid') ?? '', version });

  routes.get(path(sessionApi.read), async (c) => {
    const { caller, workflow } = sessionOf(c);
    const store = workflowStore(caller, platform.database.query);
    const result = await viewOf(store, caller, await transitions.read(store, workflow));
    if (result.handoff.guest) await handoff.noteOpening(caller, workflow);
    return c.json({ success: true, result });
  });

  routes.post(path(sessionApi.start), async (c) => {
    const { text, value } = await readBody(c);
    const { version } = parsed(startBody, value, '');
    return event(c, 'start', text, () => ({ type: 'start', ...stepEvent(c, version) }));
  });

  routes.post(path(sessionApi.withdraw), async (c) => {
    const { text, value } = await readBody(c);
    const { version } = parsed(withdrawBody, value, '');
    return event(c, 'withdraw', text, () => ({ type: 'withdraw', ...stepEvent(c, version) }));
  });

  routes.post(path(sessionApi.back), async (c) => {
    const { text, value } = await readBody(c);
    const { version } = parsed(backBody, value, '');
    return event(c, 'back', text, () => ({ type: 'back', ...stepEvent(c, version) }));
  });

  routes.post(path(sessionApi.error), async (c) => {
    const { text, value } = await readBody(c);
    const { version, reason, extra = {} } = parsed(errorBody, value, '');
    const error = { reason, error_id: reportedErrorId(reason), fatal: false, extra };
    return event(c, 'error', text, () => ({ type: 'fault', by: 'device', passes: passesBy(reason), error, ...stepEvent(c, version) }));
  });

  routes.post(path(sessionApi.submit), async (c) => {
    const { text, value } = await readBody(c);
    const body = parsed(submitBody, value, '');
    const step = c.req.param('uuid');
    return onceAfter(c, `submit ${step}`, text, async (caller, workflow) => {
      const prepared = await execution.prepareSubmit(caller, workflow, step, body, c.get('clientAddress'));
      return { record: async (unit) => viewAnswer(unit, await prepared.record(unit)) };
    });
  });

  routes.post(path(sessionApi.action), async (c) => {
    const { text, value } = await readBody(c);
    const body = parsed(actionBody, value, '');
    const { uuid: step, action } = c.req.param();
    return onceAfter(c, `action ${step} ${action}`, text, async (caller, workflow) => {
      const prepared = await execution.prepareAction(caller, workflow, step, action, body);
      return { record: async (unit) => ({ status: 200, body: { success: true, result: await prepared.record(unit) } }) };
    });
  });

  routes.put(path(sessionApi.upload), async (c) => {
    const { caller, workflow } = sessionOf(c);
    const { uuid: step, media } = c.req.param();
    const result = await uploads.upload(caller, { workflow, step, uuid: media.toLowerCase(), request: c.req.raw });
    return c.json({ success: true, result });
  });

  routes.get(path(sessionApi.file), async (c) => {
    const { caller, workflow } = sessionOf(c);
    const { uuid: step, name } = c.req.param();
    // Whoever asks for a page's head alone was delivered nothing of it, and the step would note that it was.
    if (c.req.method === 'HEAD') throw notFound('file');
    const { mime, bytes } = await files(caller, workflow, step, name);
    // A step's server half shares no memory with anybody.
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': mime,
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  routes.post(path(sessionApi.handOver), async (c) => {
    const { text, value } = await readBody(c);
    const { to, language } = parsed(handoffBody, value, '');
    return onceAfter(c, 'handoff', text, async (caller, workflow) => {
      await handoff.spend(caller, workflow);
      const record =
        to === undefined
          ? (unit: Unit) => handoff.handOver(unit, workflow)
          : (await handoff.sendOver(caller, workflow, { to, language })).record;
      return { record: async (unit) => ({ status: 200, body: { success: true, result: await record(unit) } }) };
    });
  });

  routes.delete(path(sessionApi.comeBack), (c) =>
    once(c, 'come back', '', async (unit, workflow) => {
      await handoff.comeBack(unit, workflow);
      return viewAnswer(unit, await transitions.read(unit.store, workflow));
    }),
  );

  routes.get(path(sessionApi.events), (c) => {
    const { caller, workflow } = sessionOf(c);
    return events(c, caller, workflow);
  });

  return routes;
}

/** `{name}` of the table as the router writes it. */
function path<Path extends string>(operation: { path: Path }): HonoPath<Path> {
  return operation.path.replace(/\{(\w+)\}/g, ':$1') as HonoPath<Path>;
}

type HonoPath<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}:${Name}${HonoPath<After>}`
  : Path;

function sessionOf(c: Context<EdgeEnv>): { caller: Caller; workflow: string } {
  const caller = c.get('caller');
  if (caller.kind !== 'session' || caller.workflow === null) {
    throw new Problem('token_invalid', 'The session API takes a session token, not an API key');
  }
  return { caller, workflow: caller.workflow };
}

async function readBody(c: Context<EdgeEnv>): Promise<{ text: string; value: unknown }> {
  const { body } = await readJsonRequest(c.req.raw, INVALID_BODY);
  return { text: body, value: body === '' ? {} : JSON.parse(body) };
}
