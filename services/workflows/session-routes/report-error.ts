import { sessionApi } from '#contracts/session/session.ts';
import { passesBy, reportedErrorId } from '#contracts/workflows/errors.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { refuseForeignReason } from '../state/refusals.ts';
import { eventHandler } from './session-calls.ts';

export const reportError = (app: WorkflowsApp) =>
  eventHandler(app, 'error', sessionApi.error.body, ({ reason, extra = {} }) => {
    refuseForeignReason(reason, 'reason');
    const error = { reason, error_id: reportedErrorId(reason), fatal: false, extra };
    return { type: 'fault', by: 'device', passes: passesBy(reason), error };
  });
