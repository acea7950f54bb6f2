import type * as z from 'zod/mini';
import type { actionBody } from '#contracts/session/session.ts';
import { Problem } from '#platform/base/problem.ts';
import { onwardKey } from '#platform/calls/onward-key.ts';
import { parse } from '../model/bodies.ts';
import type { WorkflowsApp } from '../state/app.ts';
import type { SessionCall } from '../state/session-caller.ts';
import { lockWorkflow } from '../state/snapshot.ts';
import { logEntry } from '../state/unit.ts';
import type { Recordable } from '../state/writes.ts';
import { contextForSubmission } from '../step-context/step-context.ts';
import { openStep } from './open-step.ts';
import { refuseStale, runHandler } from './run-handler.ts';

/** Runs an action of the open step, which may call other services. Returns the work to record in a transaction. */
export async function runAction(
  app: WorkflowsApp,
  { context, caller, params: { uuid = '', action: name = '' }, body }: SessionCall<z.output<typeof actionBody>>,
): Promise<Recordable<unknown>> {
  const { workflow } = caller;
  const { snapshot, step, media, handler } = await openStep(app, caller, workflow, uuid, 'person');
  const { actions } = handler.contract;
  const declaration = Object.hasOwn(actions, name) ? actions[name] : undefined;
  const run = Object.hasOwn(handler.actions, name) ? handler.actions[name] : undefined;
  if (!declaration || !run) {
    const names = Object.keys(actions).join(', ');
    throw new Problem('not_found', `The step has no such action; it has ${names || 'none'}`);
  }
  parse(declaration.input, body.input, 'input');
  const request = { snapshot, step, media, address: null, act: onwardKey(context) };
  const { context: stepContext, additions } = await contextForSubmission(app, caller, request, body.language);
  const output = await runHandler(app, caller, step, 'input', () => run(body.input, stepContext));
  return {
    async record(unit) {
      // Writes only the step's memory, since the person may have moved on from the step on another device.
      refuseStale(await lockWorkflow(unit, workflow), step, additions);
      await unit.store.steps.remember(step.uuid, additions, app.platform.clock.now());
      await logEntry(unit, workflow, 'step.action', { step: step.uuid, action: name });
      return output;
    },
  };
}
