import type * as z from 'zod/mini';
import type { actionBody, submitBody } from '../../contracts/session.ts';
import { workflowErrors } from '../../contracts/workflow-errors.ts';
import { type AnyStepHandler, type StepContext, StepFailure, type StepPorts, type StepResult } from '../../steps/step.server.ts';
import type { Caller, Platform } from '../platform/ports.ts';
import { Problem } from '../platform/problem.ts';
import { invalid, parsed } from './bodies.ts';
import { refusalToAnswer } from './engine/engine.ts';
import type { EngineError } from './engine/state.ts';
import { blobKey } from './media/blob-key.ts';
import type { Discard } from './media/discard.ts';
import { stepCompany } from './session-view.ts';
import { reference, type ServedSteps } from './steps.ts';
import { type MediaRow, type StepRow, workflowStore } from './store.ts';
import type { WorkflowTables } from './tables.ts';
import { type Held, kindsOnRecord, notFound, refusalProblem, type Transitions, type Unit } from './transitions.ts';

/** What steps may use of other services; their own media come from here. */
export type OutsidePorts = Omit<StepPorts, 'media'>;

export interface ExecutionParts {
  steps: ServedSteps;
  transitions: Transitions;
  ports(caller: Caller): OutsidePorts;
  discard: Discard;
}

type Submission = z.output<typeof submitBody>;
type Action = z.output<typeof actionBody>;

/** What a step's handler did, waiting to be recorded. */
export interface Recordable<Answer> {
  record(unit: Unit): Promise<Answer>;
}

/**
 * Runs what a step declares, knowing none: its schemas are parsed, its handler is called outside any transaction, and what came of it
 * is recorded in one. A handler may therefore run twice and must be safe to repeat; what is recorded is recorded once.
 */
export function createExecution(platform: Platform<WorkflowTables>, { steps, transitions, ports, discard }: ExecutionParts) {
  /** Everything that can be refused before the handler runs. */
  const open = async (caller: Caller, workflow: string, stepUuid: string) => {
    const store = workflowStore(caller, platform.database.query);
    const held = await transitions.read(store, workflow);
    const step = held.steps.find((one) => one.uuid === stepUuid);
    if (!step) throw notFound('step');
    const refusal = refusalToAnswer(held.state, stepUuid);
    if (refusal) throw refusalProblem(refusal);
    const media = (await store.media(workflow, stepUuid)).filter((medium) => medium.stored_at !== null);
    return { held, step, media, handler: steps.handler(step.step) };
  };

  const context = async (caller: Caller, held: Held, step: StepRow, media: readonly MediaRow[], language: string | undefined) => {
    const settings = await platform.tenants.settings(caller.tenantId);
    const remembered: Record<string, unknown> = {};
    const given: StepContext = {
      workflow: { uuid: held.workflow.uuid, people_uuid: held.workflow.people_uuid, livemode: held.workflow.livemode },
      step: { uuid: step.uuid, reference: reference(step) },
      setup: step.setup,
      language: language ?? settings.languages[0] ?? 'es-MX',
      now: platform.clock.now(),
      company: stepCompany(settings),
      geolocation: !held.workflow.disable_geolocation,
      ports: { ...ports(serviceCaller(caller)), media: mediaPort(caller, media) },
      memory: step.memory,
      remember: (values) => void Object.assign(remembered, values),
    };
    return { given, remembered };
  };

  const mediaPort = (caller: Caller, media: readonly MediaRow[]): StepPorts['media'] => ({
    list: async () =>
      media.map(({ uuid, collection, mime, size, stored_sha256, capture }) => ({
        uuid,
        collection,
        mime,
        size,
        sha256: stored_sha256,
        capture,
      })),
    read: async (uuid) => {
      const bytes = media.some((medium) => medium.uuid === uuid) ? await platform.blobs.read(caller, blobKey(caller, uuid)) : null;
      if (bytes === null) throw new StepFailure('media_missing', 'The step holds no such medium');
      return bytes;
    },
  });

  /** `address` is where the answer came from, as the server saw it. */
  const prepareSubmit = async (
    caller: Caller,
    workflow: string,
    stepUuid: string,
    body: Submission,
    address: string | null,
  ): Promise<Recordable<void>> => {
    const { held, step, media, handler } = await open(caller, workflow, stepUuid);
    if (step.version !== body.version)
      throw new Problem('version_conflict', `The step is at version ${step.version}; read the session again`);
    const { contract } = handler;
    const submission = parsed(contract.submission, body.submission, 'submission');
    for (const [collection, slot] of Object.entries(contract.media)) {
      if (slot.required && !media.some((medium) => medium.collection === collection)) {
        throw new Problem('media_missing', `Upload ${collection} first`, {
          errors: [{ path: `media.${collection}`, code: 'media_missing', message: 'Required' }],
        });
      }
    }
    const { given, remembered } = await context(caller, held, step, media, body.language);
    const result = await guarded(caller, held, step, () => complete(handler, submission, given));
    return {
      record: async (unit) => {
        const now = await transitions.lock(unit.store, workflow);
        const consents = result.outcome === 'success' ? (result.facts?.consents ?? []) : [];
        const rows = consents.map((consent) => ({ ...consent, ...evidence(now, step, caller, address, platform.clock.now()) }));
        const { consents: _, ...facts } = result.facts ?? {};
        const teaches = result.outcome === 'success' && Object.keys(facts).length > 0;
        await transitions.apply(unit, now, {
          type: 'submit',
          at: platform.clock.now(),
          step: step.uuid,
          version: body.version,
          no: result.outcome === 'failed' ? businessNo(result.reason) : null,
          facts: teaches,
          consents: kindsOnRecord([...now.consents, ...rows]),
        });
        await unit.store.addConsents(rows);
        await unit.store.updateStep(step.uuid, {
          payload: JSON.stringify(result.payload),
          facts: teaches ? JSON.stringify(facts) : null,
          memory: JSON.stringify({ ...step.memory, ...remembered }),
          coordinates: body.coordinates && !now.workflow.disable_geolocation ? JSON.stringify([body.coordinates]) : null,
        });
        await discard(unit, superseded(media, submission));
      },
    };
  };

  const prepareAction = async (
    caller: Caller,
    workflow: string,
    stepUuid: string,
    name: string,
    body: Action,
  ): Promise<Recordable<unknown>> => {
    const { held, step, media, handler } = await open(caller, workflow, stepUuid);
    const declared = Object.hasOwn(handler.contract.actions, name) ? handler.contract.actions[name] : undefined;
    const run = Object.hasOwn(handler.actions, name) ? handler.actions[name] : undefined;
    if (!declared || !run) throw new Problem('not_found', 'The step has no such action');
    const input = parsed(declared.input, body.input, 'input');
    const { given, remembered } = await context(caller, held, step, media, body.language);
    const output = await guarded(caller, held, step, async () => declared.output.parse(await run(input as never, given as never)));
    return {
      record: async ({ trx, store }) => {
        // Only what the action remembered: the step may have been left by another device meanwhile.
        await transitions.lock(store, workflow);
        const fresh = await store.findStep(step.uuid);
        await store.updateStep(step.uuid, {
          memory: JSON.stringify({ ...fresh?.memory, ...remembered }),
          updated_at: platform.clock.now(),
        });
        await platform.events.append(
          trx,
          caller,
          { kind: 'workflow', id: workflow },
          { type: 'step.action', data: { step: step.uuid, action: name } },
        );
        return output;
      },
    };
  };

  /** Turns a handler's failure into the answer; one that is not the person's is recorded on the step. */
  const guarded = async <Value>(caller: Caller, held: Held, step: StepRow, work: () => Promise<Value>): Promise<Value> => {
    try {
      return await inTime(work());
    } catch (cause) {
      const problem = asProblem(cause);
      if (problem.status < 500) throw problem;
      const provider = problem.key !== 'internal';
      const reason = provider ? 'provider_unavailable' : 'step_broken';
      const error = { reason, error_id: workflowErrors[reason].id, fatal: false, extra: {} };
      platform.log.warn({ workflow: held.workflow.uuid, step: step.uuid, problem: problem.key }, 'step failed');
      await platform.database.transaction(async (trx) => {
        const store = workflowStore(caller, trx);
        const now = await transitions.lock(store, held.workflow.uuid);
        const version = now.steps.find((one) => one.uuid === step.uuid)?.version ?? step.version;
        if (refusalToAnswer(now.state, step.uuid)) return;
        const by = provider ? 'provider' : 'step';
        await transitions.apply({ trx, store, caller }, now, {
          type: 'fault',
          at: platform.clock.now(),
          step: step.uuid,
          version,
          by,
          passes: false,
          error,
        });
      });
      throw problem;
    }
  };

  return { prepareSubmit, prepareAction };
}

/** A handler that hangs would hold up its workflow for ever; what it still does afterwards is repeated by the next try. */
const HANDLER_MS = 25_000;

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Problem('deadline_exceeded', 'The step took too long; try again', { retryAfter: 1 })), HANDLER_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function complete(handler: AnyStepHandler, submission: unknown, given: StepContext): Promise<StepResult<Record<string, unknown>>> {
  const result = await handler.complete(submission as never, given as never);
  return { ...result, payload: handler.contract.payload.parse(result.payload) as Record<string, unknown> };
}

/** Steps act on other services in the tenant's name, not in the browser's. */
function serviceCaller(caller: Caller): Caller {
  return { ...caller, kind: 'system' };
}

function asProblem(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  if (!(cause instanceof StepFailure)) return new Problem('internal', 'The step could not be completed', { cause });
  if (cause.problem === 'invalid_body') {
    return invalid([
      { path: cause.field === undefined ? 'submission' : `submission.${cause.field}`, code: 'invalid_value', message: cause.message },
    ]);
  }
  return new Problem(cause.problem, cause.message, {
    cause: cause.cause,
    ...(cause.retryAfter === undefined ? {} : { retryAfter: cause.retryAfter }),
    ...(cause.field === undefined ? {} : { errors: [{ path: `submission.${cause.field}`, code: cause.problem, message: cause.message }] }),
  });
}

function businessNo(reason: string | undefined): EngineError {
  return { reason: reason ?? 'step_refused', error_id: workflowErrors.step_refused.id, fatal: true, extra: {} };
}

/** How and where a consent was given: the session and the device that the workflow knows. */
function evidence({ workflow }: Held, step: StepRow, caller: Caller, address: string | null, at: Date) {
  return {
    workflow_uuid: workflow.uuid,
    step_uuid: step.uuid,
    token_id: caller.kind === 'session' ? caller.actor : null,
    // What the device says of itself proves nothing where the server saw more.
    ip: address ?? workflow.internal_metadata?.ip ?? null,
    user_agent: workflow.internal_metadata?.user_agent ?? null,
    recorded_at: at,
  };
}

/** Retakes: media of a collection of which the answer names another. */
function superseded(media: readonly MediaRow[], submission: unknown): string[] {
  const text = JSON.stringify(submission ?? null);
  const named = new Set(media.filter((medium) => text.includes(medium.uuid)).map((medium) => medium.uuid));
  const collections = new Set(media.filter((medium) => named.has(medium.uuid)).map((medium) => medium.collection));
  return media.filter((medium) => collections.has(medium.collection) && !named.has(medium.uuid)).map((medium) => medium.uuid);
}
