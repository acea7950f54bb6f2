import { sessionApi } from '#contracts/session/session.ts';
import { sealAtOnce } from '../copies/tell-documents.ts';
import { submitStep } from '../execution/submit-step.ts';
import type { WorkflowsApp } from '../state/app.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { storeOf, type Unit } from '../state/unit.ts';
import { writeOnceAfter } from '../state/writes.ts';
import { answerRepeat, viewAnswer } from './session-answer.ts';
import { readCall, reply, type SessionHandler, SUBMISSION_LIMITS } from './session-calls.ts';

export function takeSubmission(app: WorkflowsApp): SessionHandler {
  return async (c) => {
    const { body, caller, context, params, address } = await readCall(c, 'submit', sessionApi.submit.body, SUBMISSION_LIMITS);
    const { workflow } = caller;
    const recorded: { after?: Snapshot } = {};
    const prepare = async () => {
      const { record } = await submitStep(app, caller, workflow, params.uuid ?? '', body, address);
      const recordAndView = async (unit: Unit) => {
        recorded.after = await record(unit);
        return viewAnswer(unit, caller, recorded.after);
      };
      return { record: recordAndView };
    };
    const answer = await writeOnceAfter(app, context, workflow, prepare, answerRepeat(caller));
    // A seal cannot be undone, so it is made after the submission is recorded.
    const sealed = recorded.after ? await sealAtOnce(app, caller, recorded.after) : null;
    return reply(c, sealed ? await viewAnswer({ app, store: storeOf(app, caller), caller }, caller, sealed) : answer);
  };
}
