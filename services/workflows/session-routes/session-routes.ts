import { Hono } from 'hono';
import { sessionApi } from '#contracts/session/session.ts';
import type { EdgeEnv } from '#platform/base/ports.ts';
import { runAction } from '../execution/run-action.ts';
import { handOver, sendAgain } from '../links/hand-over.ts';
import { lostLink, sendNewLink } from '../links/new-link.ts';
import { answerContender, comeBack, disownLink } from '../links/second-device.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { readSession } from './read-session.ts';
import { reportError } from './report-error.ts';
import { sendFile } from './send-file.ts';
import { okAnswer } from './session-answer.ts';
import { eventHandler, preparedHandler, readHandler, recordHandler, type SessionHandler, SUBMISSION_LIMITS } from './session-calls.ts';
import { createSessionEvents } from './session-events.ts';
import { takeSubmission } from './take-submission.ts';
import { takeUpload } from './take-upload.ts';

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

const handlersOf = (app: WorkflowsApp): Record<RouteName, SessionHandler> => ({
  read: readHandler(app, readSession),
  start: eventHandler(app, 'start', sessionApi.start.body, () => ({ type: 'start' })),
  withdraw: eventHandler(app, 'withdraw', sessionApi.withdraw.body, () => ({ type: 'withdraw' })),
  back: eventHandler(app, 'back', sessionApi.back.body, () => ({ type: 'back' })),
  error: reportError(app),
  submit: takeSubmission(app),
  action: preparedHandler(app, 'action', sessionApi.action.body, runAction, SUBMISSION_LIMITS),
  upload: takeUpload(app),
  file: sendFile(app),
  handOver: preparedHandler(app, 'handoff', sessionApi.handOver.body, handOver),
  comeBack: recordHandler(app, 'come back', null, comeBack),
  answerContender: recordHandler(app, 'contender', sessionApi.answerContender.body, answerContender),
  sendAgain: preparedHandler(app, 'send again', sessionApi.sendAgain.body, sendAgain),
  lostLink: readHandler(app, lostLink),
  newLink: preparedHandler(app, 'new link', sessionApi.newLink.body, sendNewLink),
  notMe: recordHandler(app, 'not me', null, disownLink, okAnswer({ ended: true })),
  events: createSessionEvents(app),
});
