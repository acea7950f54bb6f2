import type { ProblemKey } from '#contracts/base/problems.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { type StepContext, StepFailure, type StepFileContext, type StepPorts } from '#steps/base/step.server.ts';
import type { StepAnswer } from '#steps/ports/answers.ts';
import type { BindingsPort } from '#steps/ports/bindings.ts';
import type { MediaPort } from '#steps/ports/media.ts';
import type { SymbolsPort } from '#steps/ports/symbols.ts';
import { blobKey } from '../media/blob-key.ts';
import type { StepRow } from '../model/step-row.ts';
import { reference, type ServedSteps } from '../model/steps.ts';
import type { MediaRow } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { templateBindingsOf } from '../model/template-bindings-store.ts';
import { evidenceOf, personOf } from '../person/evidence.ts';
import type { PeoplePort } from '../person/person.ts';
import { earlierFacts } from '../session/earlier-facts.ts';
import { stepCompany } from '../session/session-view.ts';
import type { Snapshot } from '../state/transitions.ts';
import { allowancePort } from './allowance.ts';
import { asStepFailure, type Meaning } from './step-failure.ts';

/** What is wrong with the file is the step's to tell; anything else is a reader that may work again. */
const READING: Meaning = {
  same: new Set<ProblemKey>(['document_unreadable', 'document_too_large', 'password_required', 'unavailable']),
  otherwise: 'unavailable',
  sentence: 'The file cannot be read now',
};

/** The ports that other services answer. This service answers the rest. */
export type OutsidePorts = Omit<StepPorts, 'allowance' | 'media' | 'symbols' | 'bindings' | 'answers' | 'person' | 'evidence'>;

/** What steps may use of other services, in the tenant's name. `act` names the request that asks, the same when it is sent again. */
export type PortsOf = (caller: Caller, act: string | null) => OutsidePorts;

interface About {
  snapshot: Snapshot;
  step: StepRow;
  /** The stored media of the step. */
  media: readonly MediaRow[];
  /** Where the request came from, as the server saw it. */
  address: string | null;
  /** The name of the request, where what it asks of others is to be done once. */
  act?: string | null;
}

export type StepContexts = ReturnType<typeof createStepContexts>;

/** Makes the contexts that handlers get. */
export function createStepContexts(
  platform: Platform<WorkflowTables>,
  { ports, people, steps }: { ports: PortsOf; people: PeoplePort; steps: Pick<ServedSteps, 'find'> },
) {
  const common = async (
    caller: Caller,
    { snapshot, step, media, address, act = null }: About,
  ): Promise<Omit<StepFileContext, 'remember'>> => {
    const service = serviceCaller({ ...caller, workflow: snapshot.workflow.uuid });
    const settings = await platform.tenants.settings(caller.tenantId);
    return {
      workflow: { uuid: snapshot.workflow.uuid, people_uuid: snapshot.workflow.people_uuid, livemode: snapshot.workflow.livemode },
      step: { uuid: step.uuid, reference: reference(step) },
      setup: step.setup,
      payload: step.payload,
      earlierFacts: earlierFacts(snapshot.steps, step),
      now: platform.clock.now(),
      company: stepCompany(settings),
      geolocation: !snapshot.workflow.disable_geolocation,
      ports: {
        ...ports(service, act),
        allowance: allowancePort(platform, service, step.uuid),
        media: mediaPort(caller, media),
        symbols: symbolsPort(caller, media),
        bindings: bindingsPort(platform, service),
        answers: async () => answersBefore(snapshot, step),
        person: () => personOf(service, snapshot, people),
        evidence: () => evidenceOf({ platform, steps }, service, snapshot, address),
      },
      memory: step.memory,
    };
  };

  /** Makes the context for a file of an open or a finished step. */
  const forFile = async (caller: Caller, about: About) => remembering<StepFileContext>(await common(caller, about));

  /** Makes the context for an action or the completion of the open step. */
  const forSubmission = async (caller: Caller, about: About, preferredLanguage: string | undefined) => {
    const { payload: _, ...rest } = await common(caller, about);
    const language = preferredLanguage ?? (await platform.tenants.settings(caller.tenantId)).languages[0] ?? 'es-MX';
    return remembering<StepContext>({ ...rest, language });
  };

  const mediaPort = (caller: Caller, media: readonly MediaRow[]): MediaPort => ({
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

  const symbolsPort = (caller: Caller, media: readonly MediaRow[]): SymbolsPort => ({
    async read(uuid, enough) {
      const mime = media.find((medium) => medium.uuid === uuid)?.mime ?? '';
      const bytes = await mediaPort(caller, media).read(uuid);
      const payloadsOf = (symbols: readonly { payload: string }[]) => symbols.map(({ payload }) => payload);
      try {
        const options = { formats: ['QRCode'] as const, enough: (symbols: readonly { payload: string }[]) => enough(payloadsOf(symbols)) };
        return payloadsOf(await platform.symbolFiles.read(caller, { bytes, mime }, options));
      } catch (failure) {
        throw asStepFailure(failure, READING);
      }
    },
  });

  return { forFile, forSubmission };
}

function remembering<Context extends { remember(values: Record<string, unknown>): void }>(context: Omit<Context, 'remember'>) {
  const additions: Record<string, unknown> = {};
  const remember = (values: Record<string, unknown>) => void Object.assign(additions, values);
  return { context: { ...context, remember } as Context, additions };
}

export function bindingsPort(platform: Pick<Platform<WorkflowTables>, 'database'>, caller: Caller): BindingsPort {
  return { get: (uuid) => templateBindingsOf(caller, platform.database.query).get(uuid) };
}

function answersBefore(snapshot: Snapshot, step: StepRow): StepAnswer[] {
  const earlier = snapshot.steps.filter(({ position, payload }) => position < step.position && payload !== null);
  return earlier.map(({ step: key, custom_id, payload }) => ({ step: key, name: custom_id || key, payload: payload ?? {} }));
}

/** Who asks other services: the tenant, neither the browser nor the key; a session's token stays here. */
export function serviceCaller(caller: Caller): Caller {
  return systemCaller(caller, caller.actor, caller);
}
