import type { Caller } from '#platform/base/ports.ts';
import type { StepContext, StepFileContext } from '#steps/base/step.server.ts';
import { reference } from '../model/steps.ts';
import { earlierFacts } from '../session/earlier-facts.ts';
import { stepCompany } from '../session/step-company.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { portsFor, type StepRequest } from './step-ports.ts';

export async function contextForFile(app: WorkflowsApp, caller: Caller, request: StepRequest) {
  return remembering<StepFileContext>(await commonContext(app, caller, request));
}

/** Returns the context for an action or submission of the open step. */
export async function contextForSubmission(app: WorkflowsApp, caller: Caller, request: StepRequest, preferredLanguage: string | undefined) {
  const { payload: _, ...rest } = await commonContext(app, caller, request);
  const language = preferredLanguage ?? (await app.platform.tenants.settings(caller.tenantId)).languages[0] ?? 'es-MX';
  return remembering<StepContext>({ ...rest, language });
}

async function commonContext(app: WorkflowsApp, caller: Caller, request: StepRequest): Promise<Omit<StepFileContext, 'remember'>> {
  const { snapshot, step } = request;
  const { uuid, people_given, people_uuid: known, livemode, disable_geolocation } = snapshot.workflow;
  const people_uuid = people_given ? known : null;
  return {
    workflow: { uuid, people_uuid, livemode },
    step: { uuid: step.uuid, reference: reference(step) },
    setup: step.setup,
    payload: step.payload,
    earlierFacts: earlierFacts(snapshot.steps, step),
    now: app.platform.clock.now(),
    company: stepCompany(await app.platform.tenants.settings(caller.tenantId)),
    geolocation: !disable_geolocation,
    ports: portsFor(app, caller, request),
    memory: step.memory,
  };
}

/** Adds `remember`, which collects values in `additions`; the caller stores them with the result. */
function remembering<Context extends { remember(values: Record<string, unknown>): void }>(context: Omit<Context, 'remember'>) {
  const additions: Record<string, unknown> = {};
  const remember = (values: Record<string, unknown>) => void Object.assign(additions, values);
  return { context: { ...context, remember } as Context, additions };
}
