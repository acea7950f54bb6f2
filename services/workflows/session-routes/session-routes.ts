import { type Context, Hono } from 'hono';
import { sessionApi } from '#contracts/session/session.ts';
import { extensionOf } from '#contracts/steps/media-types.ts';
import { passesBy, reportedErrorId } from '#contracts/workflows/errors.ts';
import type { EdgeEnv } from '#platform/base/ports.ts';
import { readStepFile } from '../execution/read-step-file.ts';
import { runAction } from '../execution/run-action.ts';
import { submitStep } from '../execution/submit-step.ts';
import { handOver, sendAgain } from '../links/hand-over.ts';
import { lostLink, sendNewLink } from '../links/new-link.ts';
import { answerContender, comeBack, disownLink } from '../links/second-device.ts';
import { createUploads, type TakeUpload } from '../media/uploads.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { refuseForeignReason } from '../state/refusals.ts';
import { notFound, snapshotOf } from '../state/snapshot.ts';
import { ok, storeOf, type Unit } from '../state/unit.ts';
import { writeOnceAfter } from '../state/writes.ts';
import { answerRepeat, okAnswer, viewAnswer, viewOf } from './session-answer.ts';
import {
  eventHandler,
  preparedHandler,
  readCall,
  recordHandler,
  reply,
  type SessionHandler,
  SUBMISSION_LIMITS,
  sessionOf,
} from './session-calls.ts';
import { createSessionEvents } from './session-events.ts';

/** Names of the session API's routes. `initialize` is an operation of the workflows' router. */
type RouteName = Exclude<keyof typeof sessionApi, 'initialize'>;

/** Serves the session API of `lib/contracts/session/session.ts` to browsers with a workflow's token. */
export function sessionRoutes(app: WorkflowsApp): Hono<EdgeEnv> {
  const routes = new Hono<EdgeEnv>();
  for (const [name, handler] of Object.entries(handlersOf(app)) as [RouteName, SessionHandler][]) {
    const { method, path } = sessionApi[name];
    routes.on(method, path.replace(/\{(\w+)\}/g, ':$1'), handler);
  }
  return routes;
}

function handlersOf(app: WorkflowsApp): Record<RouteName, SessionHandler> {
  const takeUpload = createUploads(app);
  const events = createSessionEvents(app);
  return {
    read: (c) => readSession(app, c),
    start: eventHandler(app, 'start', sessionApi.start.body, () => ({ type: 'start' })),
    withdraw: eventHandler(app, 'withdraw', sessionApi.withdraw.body, () => ({ type: 'withdraw' })),
    back: eventHandler(app, 'back', sessionApi.back.body, () => ({ type: 'back' })),
    error: eventHandler(app, 'error', sessionApi.error.body, ({ reason, extra = {} }) => {
      refuseForeignReason(reason, 'reason');
      const error = { reason, error_id: reportedErrorId(reason), fatal: false, extra };
      return { type: 'fault', by: 'device', passes: passesBy(reason), error };
    }),
    submit: (c) => submit(app, c),
    action: preparedHandler(
      app,
      'action',
      sessionApi.action.body,
      ({ context, caller, params, body }) => runAction(app, context, caller.workflow, params.uuid ?? '', params.action ?? '', body),
      SUBMISSION_LIMITS,
    ),
    upload: (c) => upload(takeUpload, c),
    file: (c) => sendFile(app, c),
    handOver: preparedHandler(app, 'handoff', sessionApi.handOver.body, ({ caller, body }) => handOver(app, caller, body)),
    comeBack: recordHandler(app, 'come back', null, (unit, { caller }) => comeBack(unit, caller)),
    answerContender: recordHandler(app, 'contender', sessionApi.answerContender.body, (unit, { caller, body }) =>
      answerContender(unit, caller, body.mine),
    ),
    sendAgain: preparedHandler(app, 'send again', sessionApi.sendAgain.body, ({ caller, body }) => sendAgain(app, caller, body.language)),
    lostLink: async (c) => c.json(ok(await lostLink(app, sessionOf(c)))),
    newLink: preparedHandler(app, 'new link', sessionApi.newLink.body, ({ caller, body }) => sendNewLink(app, caller, body)),
    notMe: recordHandler(app, 'not me', null, (unit, { caller }) => disownLink(unit, caller), okAnswer({ ended: true })),
    events: (c) => events(c, sessionOf(c)),
  };
}

async function readSession(app: WorkflowsApp, c: Context<EdgeEnv>): Promise<Response> {
  const caller = sessionOf(c);
  const store = storeOf(app, caller);
  return c.json(ok(await viewOf({ app, store, caller }, caller, await snapshotOf(app, store, caller.workflow))));
}

async function submit(app: WorkflowsApp, c: Context<EdgeEnv>): Promise<Response> {
  const { body, caller, context, params, address } = await readCall(c, 'submit', sessionApi.submit.body, SUBMISSION_LIMITS);
  const { workflow } = caller;
  const prepare = async () => {
    const { record } = await submitStep(app, caller, workflow, params.uuid ?? '', body, address);
    return { record: async (unit: Unit) => viewAnswer(unit, caller, await record(unit)) };
  };
  return reply(c, await writeOnceAfter(app, context, workflow, prepare, answerRepeat(caller)));
}

async function upload(takeUpload: TakeUpload, c: Context<EdgeEnv>): Promise<Response> {
  const caller = sessionOf(c);
  const { uuid: step = '', media = '' } = c.req.param() as Record<string, string>;
  return c.json(ok(await takeUpload(caller, { workflow: caller.workflow, step, uuid: media.toLowerCase() }, c.req.raw)));
}

async function sendFile(app: WorkflowsApp, c: Context<EdgeEnv>): Promise<Response> {
  const caller = sessionOf(c);
  const { uuid: step = '', name = '' } = c.req.param() as Record<string, string>;
  // A step records each page that it generates as delivered, but a HEAD request delivers none.
  if (c.req.method === 'HEAD') throw notFound('file');
  const { mime, bytes } = await readStepFile(app, caller, caller.workflow, step, name);
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    'content-type': mime,
    // The step's contract defines the names of files, so they contain no personal data.
    'content-disposition': `attachment; filename="${name.replace(/[^\w-]/g, '_')}.${extensionOf(mime)}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
}
