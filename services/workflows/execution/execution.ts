import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { actionBody, submitBody } from '#contracts/session/session.ts';
import { workflowErrors } from '#contracts/workflows/errors.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { onwardKey } from '#platform/calls/onward-key.ts';
import type { KnownPersonReader } from '../conditions/known-person.ts';
import type { Renewal } from '../copies/renewal.ts';
import { rejectionToSubmit } from '../engine/engine.ts';
import type { EngineError, EngineStep } from '../engine/state.ts';
import type { Discard } from '../media/discard.ts';
import { parse } from '../model/bodies.ts';
import type { StepRow } from '../model/step-row.ts';
import { type ServedSteps, takesMedia } from '../model/steps.ts';
import { type MediaRow, workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { isSession, refuseEnded } from '../state/session-caller.ts';
import { kindsOnRecord, rejectionProblem, type Snapshot, stepOf, type Transitions } from '../state/transitions.ts';
import type { Recordable } from '../state/writes.ts';
import { asProblem, inTime } from '../step-context/handling.ts';
import type { StepContexts } from '../step-context/step-context.ts';
import type { Faults } from './faults.ts';

export interface ExecutionParts {
  steps: ServedSteps;
  transitions: Transitions;
  contexts: StepContexts;
  discard: Discard;
  faults: Faults;
  knownPerson: KnownPersonReader;
  renewal: Pick<Renewal, 'later'>;
}

/** Without a version: as the step is now. */
type Submission = Omit<z.output<typeof submitBody>, 'version'> & { version: number | null };
type Action = z.output<typeof actionBody>;

/**
 * Runs what a step declares, and knows no step. A handler runs outside any transaction, and its result is recorded in one. So a handler
 * may run twice and must be safe to repeat; its result is recorded once.
 */
export function createExecution(
  platform: Platform<WorkflowTables>,
  { steps, transitions, contexts, discard, renewal, faults, knownPerson }: ExecutionParts,
) {
  /** Finds the step, and refuses what can be refused before the handler runs. */
  const open = async (caller: Caller, workflow: string, stepUuid: string, by: EngineStep['answeredBy']) => {
    const store = workflowStore(caller, platform.database.query);
    // What a handler does outside is done before anything is recorded.
    await refuseEnded(caller, store, platform.clock.now());
    const snapshot = await transitions.read(store, workflow);
    const step = stepOf(snapshot, stepUuid);
    const rejection = rejectionToSubmit(snapshot.state, stepUuid, by);
    if (rejection) throw rejectionProblem(rejection);
    const handler = steps.handler(step.step);
    const media = takesMedia(handler.contract) ? await store.media(workflow, stepUuid) : [];
    return { snapshot, step, media: media.filter((medium) => medium.stored_at !== null), handler };
  };

  /** Completes a step, for the person or, with a key, for an operator. `address` is where the submission came from, as the server saw it. */
  const submit = async (
    caller: Caller,
    workflow: string,
    stepUuid: string,
    body: Submission,
    address: string | null,
  ): Promise<Recordable<Snapshot>> => {
    const by = isSession(caller) ? 'person' : 'operator';
    const { snapshot, step, media, handler } = await open(caller, workflow, stepUuid, by);
    const version = body.version ?? step.version;
    if (step.version !== version) throw new Problem('version_conflict', `The step is at version ${step.version}; read the session again`);
    const { contract } = handler;
    const submission = parse(contract.submission, body.submission, 'submission');
    for (const [collection, slot] of Object.entries(contract.media)) {
      if (slot.required && !media.some((medium) => medium.collection === collection)) {
        throw new Problem('media_missing', `Upload ${collection} first`, {
          errors: [{ path: `media.${collection}`, code: 'media_missing', message: 'Required' }],
        });
      }
    }
    const { context, additions } = await contexts.forSubmission(caller, { snapshot, step, media, address }, body.language);
    const result = await guard(caller, snapshot, step, 'submission', () => handler.complete(body.submission, context));
    const person = await knownPerson.of(caller, snapshot.workflow);
    return {
      record: async (unit) => {
        const latest = await transitions.lock(unit, workflow);
        const consents = result.outcome === 'success' ? (result.facts?.consents ?? []) : [];
        const rows = consents.map((consent) => ({
          ...consent,
          portrait: consent.portrait ?? false,
          ...originOf(latest, step, caller, address, platform.clock.now()),
        }));
        const { consents: _, ...facts } = result.facts ?? {};
        const teaches = result.outcome === 'success' && Object.keys(facts).length > 0;
        refuseAnotherCurp(latest, step, facts.person?.national_id);
        refuseStale(latest, step, additions);
        const event = {
          ...({ type: 'submit', at: platform.clock.now(), step: step.uuid, version, by } as const),
          no: result.outcome === 'failed' ? businessNo(result.reason) : null,
          facts: teaches,
          consents: kindsOnRecord([...latest.consents, ...rows]),
        };
        const after = await transitions.apply({ ...unit, person }, latest, event, {
          payload: result.payload,
          facts: teaches ? facts : null,
          coordinates: body.coordinates && !latest.workflow.disable_geolocation ? [body.coordinates] : null,
          additions,
        });
        await unit.store.addConsents(workflow, latest.consents, rows);
        await discard(unit, retakesIn(media, contract.names(submission)));
        await renewal.later(unit, workflow, { ...step, payload: result.payload });
        return after;
      },
    };
  };

  /** Runs an action of the open step, which may ask others. */
  const act = async (
    context: CallContext,
    workflow: string,
    stepUuid: string,
    name: string,
    body: Action,
  ): Promise<Recordable<unknown>> => {
    const { caller } = context;
    const { snapshot, step, media, handler } = await open(caller, workflow, stepUuid, 'person');
    const declaration = Object.hasOwn(handler.contract.actions, name) ? handler.contract.actions[name] : undefined;
    const run = Object.hasOwn(handler.actions, name) ? handler.actions[name] : undefined;
    if (!declaration || !run) throw new Problem('not_found', `The step has no such action; ${actionsOf(handler.contract.actions)}`);
    parse(declaration.input, body.input, 'input');
    const about = { snapshot, step, media, address: null, act: onwardKey(context) };
    const { context: own, additions } = await contexts.forSubmission(caller, about, body.language);
    const output = await guard(caller, snapshot, step, 'input', () => run(body.input, own));
    return {
      record: async ({ trx, store }) => {
        // Only the memory changes: another device may have left the step meanwhile.
        refuseStale(await transitions.lock({ store, caller }, workflow), step, additions);
        await store.remember(step.uuid, additions, platform.clock.now());
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

  /** Turns a handler's failure into a Problem. A failure that is not the person's is recorded on the step. */
  const guard = async <Value>(
    caller: Caller,
    snapshot: Snapshot,
    step: StepRow,
    part: 'submission' | 'input',
    work: () => Promise<Value>,
  ): Promise<Value> => {
    try {
      return await inTime(work());
    } catch (cause) {
      const problem = asProblem(cause, part);
      if (problem.status < 500) throw problem;
      const provider = problem.key !== 'internal';
      const reason = provider ? 'provider_unavailable' : 'step_broken';
      platform.log.warn({ workflow: snapshot.workflow.uuid, step: step.uuid, problem: problem.key }, 'step failed');
      await faults.record(caller, snapshot.workflow.uuid, step.uuid, { by: provider ? 'provider' : 'step', reason });
      throw problem;
    }
  };

  return { submit, act };
}

function businessNo(reason: string | undefined): EngineError {
  return { reason: reason ?? 'step_refused', error_id: workflowErrors.step_refused.id, fatal: true, extra: {} };
}

/** Returns the session and the device of a consent. */
function originOf({ workflow: { internal_metadata } }: Snapshot, step: StepRow, caller: Caller, address: string | null, at: Date) {
  return {
    step_uuid: step.uuid,
    token_id: caller.kind === 'session' ? caller.actor : null,
    // The address that the server saw proves more than what the device says of itself.
    ip: address ?? internal_metadata?.ip ?? null,
    user_agent: internal_metadata?.user_agent ?? null,
    recorded_at: at,
  };
}

/** What vouches for a person vouches for the CURP that it saw. So one workflow tells one. */
function refuseAnotherCurp({ steps }: Snapshot, { uuid }: StepRow, curp: string | undefined): void {
  const others = steps.filter((other) => other.uuid !== uuid && other.status === 'success');
  const differs = curp !== undefined && others.some(({ facts }) => facts?.person && facts.person.national_id !== curp);
  if (differs)
    throw new Problem('curp_differs', 'Another step of this workflow told another CURP; go back and correct the one that is wrong');
}

/**
 * Turns are of one process. Where another process changed meanwhile what this handler has read and would write, this one decided on what is
 * no longer so.
 */
function refuseStale(latest: Snapshot, priorStep: StepRow, additions: Readonly<Record<string, unknown>>): void {
  const { memory } = stepOf(latest, priorStep.uuid);
  const isChanged = (key: string, to: unknown) =>
    !isDeepStrictEqual(memory[key], priorStep.memory[key]) && !isDeepStrictEqual(memory[key], to);
  if (Object.entries(additions).some(([key, value]) => isChanged(key, value)))
    throw new Problem('version_conflict', 'Another request answered the step meanwhile; read the session again');
}

/** Retakes: media of a collection of which the submission names another. */
function retakesIn(media: readonly MediaRow[], names: readonly string[]): string[] {
  const collections = new Set(media.filter(({ uuid }) => names.includes(uuid)).map(({ collection }) => collection));
  return media.filter(({ uuid, collection }) => collections.has(collection) && !names.includes(uuid)).map(({ uuid }) => uuid);
}

function actionsOf(actions: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(actions);
  return names.length > 0 ? `it has ${names.join(', ')}` : 'it has none';
}
