import type { ProblemKey } from '#contracts/base/problems.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { type StepContext, StepFailure } from '#steps/base/step.server.ts';
import type { StepAnswer } from '#steps/ports/answers.ts';
import type { BindingsPort } from '#steps/ports/bindings.ts';
import type { MediaPort } from '#steps/ports/media.ts';
import type { SymbolsPort } from '#steps/ports/symbols.ts';
import { TemplateBindingRows } from '../definitions/template-binding-rows.ts';
import { blobKey } from '../media/blob-key.ts';
import type { MediaRow } from '../model/media-rows.ts';
import type { StepRow } from '../model/step-row.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { evidenceOf, personOf } from '../person/evidence.ts';
import type { WorkflowsApp } from '../state/app.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { serviceCaller } from '../state/unit.ts';
import { allowancePort } from './allowance.ts';
import { asStepFailure, type ProblemMapping } from './step-failure.ts';

/** Keeps problems of the file itself. Any other failure is the reader's, which may work later. */
const READING: ProblemMapping = {
  keptKeys: new Set<ProblemKey>(['document_unreadable', 'document_too_large', 'password_required', 'unavailable']),
  fallbackKey: 'unavailable',
  fallbackMessage: 'The file cannot be read now',
};

/** The request that a handler runs for. */
export interface StepRequest {
  snapshot: Snapshot;
  step: StepRow;
  /** The step's stored media. */
  media: readonly MediaRow[];
  /** IP address of the request as the server saw it. Null if there is none. */
  address: string | null;
  /** Id of the request, equal for a repeat, if other services should run it once. */
  act?: string | null;
}

/** Returns the ports of a handler. */
export function portsFor(
  app: WorkflowsApp,
  caller: Caller,
  { snapshot, step, media, address, act = null }: StepRequest,
): StepContext['ports'] {
  const { platform } = app;
  const service = serviceCaller({ ...caller, workflow: snapshot.workflow.uuid });
  return {
    ...app.ports(service, act),
    allowance: allowancePort(platform, service, step.uuid),
    media: mediaPort(platform, caller, media),
    symbols: symbolsPort(platform, caller, media),
    bindings: bindingsPort(platform, service),
    answers: async () => answersBefore(snapshot, step),
    person: () => personOf(service, snapshot, app.people),
    evidence: () => evidenceOf(app, service, snapshot, address),
  };
}

export function bindingsPort({ database }: Pick<Platform<WorkflowTables>, 'database'>, caller: Caller): BindingsPort {
  return { get: (uuid) => new TemplateBindingRows(caller, database.query).find(uuid) };
}

function mediaPort({ blobs }: Platform<WorkflowTables>, caller: Caller, media: readonly MediaRow[]): MediaPort {
  return {
    list: async () =>
      media.map(({ uuid, collection, mime, size, stored_sha256, sha256, capture }) => ({
        ...{ uuid, collection, mime, size, capture },
        ...{ sha256: stored_sha256, sent_sha256: sha256 },
      })),
    read: async (uuid) => {
      const bytes = media.some((medium) => medium.uuid === uuid) ? await blobs.read(caller, blobKey(caller, uuid)) : null;
      if (bytes === null) throw new StepFailure('media_missing', 'The step has no such medium');
      return bytes;
    },
  };
}

function symbolsPort(platform: Platform<WorkflowTables>, caller: Caller, media: readonly MediaRow[]): SymbolsPort {
  const payloadsOf = (symbols: readonly { payload: string }[]) => symbols.map(({ payload }) => payload);
  return {
    async read(uuid, enough) {
      const mime = media.find((medium) => medium.uuid === uuid)?.mime ?? '';
      const bytes = await mediaPort(platform, caller, media).read(uuid);
      try {
        const options = { formats: ['QRCode'] as const, enough: (symbols: readonly { payload: string }[]) => enough(payloadsOf(symbols)) };
        return payloadsOf(await platform.symbolFiles.read(caller, { bytes, mime }, options));
      } catch (failure) {
        throw asStepFailure(failure, READING);
      }
    },
  };
}

function answersBefore(snapshot: Snapshot, step: StepRow): StepAnswer[] {
  const earlier = snapshot.steps.filter(({ position, payload }) => position < step.position && payload !== null);
  return earlier.map(({ step: key, custom_id, payload }) => ({ step: key, name: custom_id || key, payload: payload ?? {} }));
}
