import type * as z from 'zod/mini';
import type { FindingCode } from '#contracts/base/findings.ts';
import type { submitBody } from '#contracts/session/session.ts';
import type { StepContract } from '#contracts/steps/step.ts';
import { workflowErrors } from '#contracts/workflows/errors.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { knownPersonOf } from '../conditions/known-person.ts';
import { renewLater } from '../copies/renew-steps.ts';
import type { EngineError } from '../engine/state.ts';
import { discardMedia } from '../media/discard.ts';
import { parse } from '../model/bodies.ts';
import type { MediaRow } from '../model/media-rows.ts';
import { asksForPlace } from '../model/place.ts';
import type { StepRow } from '../model/step-row.ts';
import { recordOfNamed } from '../person/holders.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { isSession } from '../state/session-caller.ts';
import { acceptedKinds, lockWorkflow, type Snapshot } from '../state/snapshot.ts';
import type { Unit } from '../state/unit.ts';
import type { Recordable } from '../state/writes.ts';
import { contextForSubmission } from '../step-context/step-context.ts';
import { judgeSubmission } from './judge-submission.ts';
import { logPast } from './keep-findings.ts';
import { openStep } from './open-step.ts';
import { refuseStale, runHandler } from './run-handler.ts';

/** A submission. Without a version, it is for the step's current version. */
type Submission = Omit<z.output<typeof submitBody>, 'version'> & { version: number | null };

/**
 * Completes a step, for the person or, with an API key, for an operator. `address` is the request's IP address as the server saw it.
 * Returns the work to record in a transaction.
 */
export async function submitStep(
  app: WorkflowsApp,
  caller: Caller,
  workflow: string,
  stepUuid: string,
  body: Submission,
  address: string | null,
): Promise<Recordable<Snapshot>> {
  const by = isSession(caller) ? 'person' : 'operator';
  const { snapshot, step, media, handler } = await openStep(app, caller, workflow, stepUuid, by);
  const version = body.version ?? step.version;
  if (step.version !== version) throw new Problem('version_conflict', `The step is at version ${step.version}; read the session again`);
  const { contract } = handler;
  const submission = parse(contract.submission, body.submission, 'submission');
  refuseMissingMedia(contract, media);
  const { context, additions } = await contextForSubmission(app, caller, { snapshot, step, media, address }, body.language);
  const result = await runHandler(app, caller, step, 'submission', () => handler.complete(body.submission, context));
  const settings = await app.platform.tenants.settings(caller.tenantId);
  const names = contract.names(submission);
  const record = await recordOfNamed(app, caller, snapshot);
  const person = await knownPersonOf(app, caller, snapshot.workflow);
  return {
    record: async (unit) => {
      const latest = await lockWorkflow(unit, workflow);
      const at = app.platform.clock.now();
      const { codes, past, memory, failing, needsDecision } = judgeSubmission(app.steps, {
        ...{ step, snapshot: latest, record, result, settings },
        ...{ ofLink: await findingsOfLink(unit, caller), answer: { submission, names, media }, today: mexicanDate(at) },
      });
      const { consents = [], ...facts } = result.facts ?? {};
      const isSuccess = result.outcome === 'success' && failing === null;
      const origin = consentOrigin(latest, step, caller, address, at);
      const rows = isSuccess ? consents.map((consent) => ({ ...consent, portrait: consent.portrait ?? false, ...origin })) : [];
      const hasFacts = isSuccess && Object.keys(facts).length > 0;
      refuseAnotherCurp(latest, step, facts.person?.national_id);
      refuseStale(latest, step, additions);
      const event = {
        ...({ type: 'submit', at, step: step.uuid, version, by } as const),
        no: isSuccess ? null : refusalError(result.outcome === 'failed' ? result.reason : (failing ?? undefined)),
        facts: hasFacts,
        needsDecision,
        consents: acceptedKinds([...latest.consents, ...rows]),
      };
      const coordinates: [string, string][] | null =
        body.coordinates && asksForPlace(contract, latest.workflow) ? [body.coordinates] : null;
      const findings = codes.length > 0 ? [...codes] : null;
      const answer = {
        payload: result.payload,
        facts: hasFacts ? facts : null,
        findings,
        coordinates,
        additions: { ...additions, ...memory },
      };
      const after = await applyEvent(unit, latest, event, { answer, person });
      await unit.store.consents.add(workflow, latest.consents, rows);
      await logPast(unit, step, past);
      await discardMedia(unit, workflow, retakesIn(media, names));
      await renewLater(unit, workflow, { ...step, payload: result.payload });
      return after;
    },
  };
}

/** Returns the findings about the link with which somebody submits, and about the one from which they handed over to this device. */
async function findingsOfLink({ store }: Unit, caller: Caller): Promise<readonly FindingCode[]> {
  if (!isSession(caller)) return [];
  const { token, workflow } = caller;
  const host = token.made_by === null ? null : await store.tokens.find(workflow, token.made_by);
  return [token, host].some((link) => link && link.contender_hash !== null) ? ['another_device'] : [];
}

function refuseMissingMedia(contract: StepContract, media: readonly MediaRow[]): void {
  for (const [collection, slot] of Object.entries(contract.media)) {
    if (!slot.required || media.some((medium) => medium.collection === collection)) continue;
    const errors = [{ path: `media.${collection}`, code: 'media_missing', message: 'Upload it first' }];
    throw new Problem('media_missing', `Upload ${collection} first`, { errors });
  }
}

function refusalError(reason = 'step_refused'): EngineError {
  return { reason, error_id: workflowErrors.step_refused.id, fatal: true, extra: {} };
}

/** Returns the session, the device and the time of a consent. */
function consentOrigin({ workflow: { internal_metadata } }: Snapshot, step: StepRow, caller: Caller, address: string | null, at: Date) {
  return {
    step_uuid: step.uuid,
    token_id: caller.kind === 'session' ? caller.actor : null,
    // The address that the server saw is better evidence than the one that the device reported.
    ip: address ?? internal_metadata?.ip ?? null,
    user_agent: internal_metadata?.user_agent ?? null,
    recorded_at: at,
  };
}

/** Throws `curp_differs` for a second CURP in a workflow, since a voucher (a trusted source) confirms only the CURP that it saw. */
function refuseAnotherCurp({ steps }: Snapshot, { uuid }: StepRow, curp: string | undefined): void {
  const others = steps.filter((other) => other.uuid !== uuid && other.status === 'success');
  const differs = curp !== undefined && others.some(({ facts }) => facts?.person && facts.person.national_id !== curp);
  if (differs) throw new Problem('curp_differs', 'Another step of this workflow has another CURP; go back and correct the wrong one');
}

/** Returns the retakes: media that the submission does not name, in collections of media that it names. */
function retakesIn(media: readonly MediaRow[], names: readonly string[]): string[] {
  const collections = new Set(media.filter(({ uuid }) => names.includes(uuid)).map(({ collection }) => collection));
  return media.filter(({ uuid, collection }) => collections.has(collection) && !names.includes(uuid)).map(({ uuid }) => uuid);
}
