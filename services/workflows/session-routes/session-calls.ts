import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { EdgeEnv } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { type JsonLimits, SESSION_JSON_LIMITS } from '#platform/calls/json-limit.ts';
import { idempotentRequest } from '#platform/calls/once.ts';
import { readJsonRequest } from '#platform/edge/request-body.ts';
import type { EngineEvent } from '../engine/state.ts';
import { INVALID_BODY, parse } from '../model/bodies.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { isSession, type SessionCall, type SessionCaller } from '../state/session-caller.ts';
import { lockWorkflow, stepOf } from '../state/snapshot.ts';
import { ok, type Unit } from '../state/unit.ts';
import { type Recordable, writeOnce, writeOnceAfter } from '../state/writes.ts';
import { answerRepeat, okAnswer, type SessionAnswer, viewAnswer } from './session-answer.ts';

export type SessionHandler = (c: Context<EdgeEnv>) => Response | Promise<Response>;

type StepEvent = Extract<EngineEvent, { step: string }>;
type StepEventContent<Event> = Event extends StepEvent ? Omit<Event, 'at' | 'step' | 'version'> : never;

/** Limits of a submission, in bytes: enough for a drawing in base64 or fifty long texts. */
export const SUBMISSION_LIMITS: JsonLimits = { ...SESSION_JSON_LIMITS, bytes: 512 * 1024 };

export function sessionOf(c: Context<EdgeEnv>): SessionCaller {
  const caller = c.get('caller');
  if (!isSession(caller)) throw new Problem('token_invalid', 'The session API takes a session token, not an API key');
  return caller;
}

/** Handles a read that changes nothing. */
export function readHandler(app: WorkflowsApp, read: (app: WorkflowsApp, caller: SessionCaller) => Promise<object>): SessionHandler {
  return async (c) => c.json(ok(await read(app, sessionOf(c))));
}

/**
 * Handles a write that applies an engine event to a step. `name` and the path's parameters are the scope of the idempotency key.
 * `makeEvent` is called before the transaction.
 */
export function eventHandler<Schema extends z.ZodMiniType<{ version: number }>>(
  app: WorkflowsApp,
  name: string,
  schema: Schema,
  makeEvent: (body: z.output<Schema>) => StepEventContent<StepEvent>,
): SessionHandler {
  return async (c) => {
    const { body, caller, context, params } = await readCall(c, name, schema);
    const step = params.uuid ?? '';
    const { version } = body;
    const content = makeEvent(body);
    const record = async (unit: Unit) => {
      const snapshot = await lockWorkflow(unit, caller.workflow);
      stepOf(snapshot, step);
      const event = { ...content, at: app.platform.clock.now(), step, version } as StepEvent;
      return viewAnswer(unit, caller, await applyEvent(unit, snapshot, event));
    };
    return reply(c, await writeOnce(app, context, caller.workflow, record, answerRepeat(caller)));
  };
}

/** Handles a write in one transaction. Without `answer`, the answer is the session view, made anew when the request is repeated. */
export function recordHandler<Schema extends z.ZodMiniType>(
  app: WorkflowsApp,
  name: string,
  schema: Schema | null,
  record: (unit: Unit, call: SessionCall<z.output<Schema>>) => Promise<void>,
  answer: SessionAnswer | null = null,
): SessionHandler {
  return async (c) => {
    const call = await readCall(c, name, schema);
    const { caller, context } = call;
    const makeView = answerRepeat(caller);
    const work = async (unit: Unit) => {
      await record(unit, call);
      return answer ?? makeView(unit);
    };
    return reply(c, await writeOnce(app, context, caller.workflow, work, answer ? undefined : makeView));
  };
}

/** Handles a write that first works outside the database, in `prepare`. */
export function preparedHandler<Schema extends z.ZodMiniType>(
  app: WorkflowsApp,
  name: string,
  schema: Schema,
  prepare: (app: WorkflowsApp, call: SessionCall<z.output<Schema>>) => Promise<Recordable<unknown>>,
  limits = SESSION_JSON_LIMITS,
): SessionHandler {
  return async (c) => {
    const call = await readCall(c, name, schema, limits);
    const answer = await writeOnceAfter(app, call.context, call.caller.workflow, async () => {
      const { record } = await prepare(app, call);
      return { record: async (unit) => okAnswer(await record(unit)) };
    });
    return reply(c, answer);
  };
}

export async function readCall<Schema extends z.ZodMiniType>(
  c: Context<EdgeEnv>,
  name: string,
  schema: Schema | null,
  limits = SESSION_JSON_LIMITS,
): Promise<SessionCall<z.output<Schema>>> {
  const { text, value } = schema === null ? { text: '', value: null } : await readBody(c, limits);
  const body = schema === null ? (null as z.output<Schema>) : parse(schema, value, '');
  const caller = sessionOf(c);
  const params: Readonly<Record<string, string>> = c.req.param();
  const scope = [name, ...Object.values(params)].join(' ');
  const idempotency = await idempotentRequest(c.req.raw.headers, `session ${caller.workflow} ${scope}`, { content: text });
  return { body, caller, params, context: { caller, idempotency }, address: c.get('clientAddress') };
}

export function reply(c: Context<EdgeEnv>, { status, body }: SessionAnswer): Response {
  return c.json(body, status);
}

async function readBody(c: Context<EdgeEnv>, limits: JsonLimits): Promise<{ text: string; value: unknown }> {
  const { body: text, value = {} } = await readJsonRequest(c.req.raw, { invalidBody: INVALID_BODY, limits });
  return { text, value };
}
