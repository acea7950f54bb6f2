import { type StepContext, StepFailure, type StepFileContext, type StepPorts } from '../../steps/step.server.ts';
import type { Caller, Platform } from '../platform/ports.ts';
import { blobKey } from './media/blob-key.ts';
import { stepCompany } from './session-view.ts';
import { reference } from './steps.ts';
import type { MediaRow, StepRow } from './store.ts';
import type { WorkflowTables } from './tables.ts';
import type { Held } from './transitions.ts';

/** What steps may use of other services; their own media come from here. */
export type OutsidePorts = Omit<StepPorts, 'media'>;

export type StepContexts = ReturnType<typeof createStepContexts>;

/** What a step's server half is handed, whatever it is asked. */
export function createStepContexts(platform: Platform<WorkflowTables>, ports: (caller: Caller) => OutsidePorts) {
  /** `media` are those of the step that are stored. */
  const toFile = async (caller: Caller, held: Held, step: StepRow, media: readonly MediaRow[]): Promise<StepFileContext> => {
    const settings = await platform.tenants.settings(caller.tenantId);
    return {
      workflow: { uuid: held.workflow.uuid, people_uuid: held.workflow.people_uuid, livemode: held.workflow.livemode },
      step: { uuid: step.uuid, reference: reference(step) },
      setup: step.setup,
      payload: step.payload,
      now: platform.clock.now(),
      company: stepCompany(settings),
      geolocation: !held.workflow.disable_geolocation,
      ports: { ...ports(serviceCaller(caller)), media: mediaPort(caller, media) },
      memory: step.memory,
    };
  };

  /** For an action or the completion of the open step, which may remember something. */
  const toAnswer = async (caller: Caller, held: Held, step: StepRow, media: readonly MediaRow[], language: string | undefined) => {
    const { payload: _, ...common } = await toFile(caller, held, step, media);
    const spoken = language ?? (await platform.tenants.settings(caller.tenantId)).languages[0] ?? 'es-MX';
    const remembered: Record<string, unknown> = {};
    const given: StepContext = { ...common, language: spoken, remember: (values) => void Object.assign(remembered, values) };
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

  return { toFile, toAnswer };
}

/** Steps act on other services in the tenant's name, not in the browser's. */
function serviceCaller(caller: Caller): Caller {
  return { ...caller, kind: 'system' };
}
