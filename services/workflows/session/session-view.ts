import { endStatuses, type SessionStatus } from '#contracts/base/statuses.ts';
import { type CurrentStep, type SessionStep, type SessionView, storedMedia } from '#contracts/session/session.ts';
import type { DownloadableFile, SharedFact, StepContract } from '#contracts/steps/step.ts';
import { spokenName } from '#mexico/names.ts';
import type { TenantSettings } from '#platform/base/administration.ts';
import { mayBeSealed } from '../engine/findings.ts';
import { hideCode, statusForSession } from '../engine/session-status.ts';
import { attemptsLeft, canGoBack, currentStep, type EngineStep } from '../engine/state.ts';
import { MEDIA_LIMITS } from '../media/limits.ts';
import { columnsIn } from '../model/columns-in.ts';
import type { MediaRow } from '../model/media-rows.ts';
import { asksForPlace } from '../model/place.ts';
import { timeText } from '../model/records.ts';
import type { StepRow } from '../model/step-row.ts';
import type { ServedSteps } from '../model/steps.ts';
import type { TokenRow } from '../model/tables.ts';
import { gather } from '../state/gather.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { finishedRedirect, mayRedirect } from '../tokens/token-links.ts';
import { earlierFacts } from './earlier-facts.ts';
import { stepCompany } from './step-company.ts';

/** Returns the workflow in the form for its session, with the open step in the form of its contract. */
export function sessionViewOf(parts: {
  snapshot: Snapshot;
  /** Media of the current step. */
  media: readonly MediaRow[];
  token: TokenRow;
  handoff: SessionView['handoff'];
  customization: SessionView['customization'];
  settings: TenantSettings;
  steps: ServedSteps;
  allowLoopback: boolean;
  now: Date;
}): SessionView {
  const { snapshot, media, token, handoff, customization, settings, steps, allowLoopback, now } = parts;
  const { workflow, state } = snapshot;
  const open = currentStep(state);
  const row = snapshot.steps.find((one) => one.uuid === open?.uuid);
  const visible = statusForSession(state);
  const isEnded = endStatuses.includes(visible.status);
  // The tenant may have removed the redirect's host since the link was created.
  const back = token.redirect_url && mayRedirect(token.redirect_url, settings.redirect_hosts, allowLoopback) ? token.redirect_url : null;
  return {
    workflow: {
      uuid: workflow.uuid,
      status: visible.status,
      livemode: workflow.livemode,
      disable_geolocation: workflow.disable_geolocation,
      started_at: timeText(state.startedAt),
      finished_at: timeText(visible.finishedAt),
      error: visible.error && { reason: visible.error.reason, error_id: visible.error.error_id, fatal: visible.error.fatal },
    },
    first_name: isWelcome(visible.status) ? spokenName(gather(snapshot.steps).person?.name ?? '') || null : null,
    steps: snapshot.steps.map((one, index) => sessionStep(steps, one, state.steps[index] as EngineStep, { snapshot, ended: isEnded })),
    current: open && row ? currentView(parts, row, open, media) : null,
    can_go_back: canGoBack(state),
    company: { ...settings.company, media_days: settings.retention.media_days },
    customization,
    languages: [...settings.languages],
    limits: MEDIA_LIMITS,
    redirect_url: back && isEnded ? finishedRedirect(back, workflow.uuid, visible.status) : null,
    handoff,
    other_device: token.contender_hash && token.contested_at ? { since: token.contested_at.toISOString() } : null,
    token_expires_at: timeText(token.expires_at),
    server_time: now.toISOString(),
  };
}

/** Returns whether the ending greets the person. */
const isWelcome = (status: SessionStatus) => status === 'success' || status === 'received';

function sessionStep(
  steps: ServedSteps,
  row: StepRow,
  state: EngineStep,
  { snapshot, ended }: { snapshot: Snapshot; ended: boolean },
): SessionStep {
  const contract = steps.contract(row.step);
  const asksPlace = asksForPlace(contract, snapshot.workflow);
  const stepError = hideCode(state.error);
  return {
    uuid: row.uuid,
    step: row.step,
    custom_id: row.custom_id,
    status: state.status,
    version: state.version,
    attempts_left: attemptsLeft(state),
    // The widget has its own texts for each step; customizations replace them.
    metadata: { name: row.step, title: null, description: null },
    needs: {
      ...contract.needs,
      camera: contract.needs.camera && contract.specimens(row.setup) === null,
      geolocation: asksPlace,
    },
    final: contract.final,
    answered_by: contract.answered_by,
    minutes: contract.minutes,
    bring: [...contract.bring],
    shares: row.payload === null && ended ? [] : sharedFacts(contract, row, asksPlace),
    keeps: state.status === 'success' ? copyOf(contract, row, snapshot) : null,
    error: stepError && { reason: stepError.reason, error_id: stepError.error_id },
  };
}

/** Returns the file that the person may download; null if there is none, or if it will not be made because a human said no. */
function copyOf(contract: StepContract, { uuid, payload, setup }: StepRow, { state }: Snapshot): DownloadableFile | null {
  const file = payload === null ? null : contract.keeps(setup, payload);
  return file?.ready === false && mayBeSealed(state, uuid) === false ? null : file;
}

/** Returns the facts that a finished step shared or an open step requests; the location as the workflow has it. */
function sharedFacts(contract: StepContract, row: StepRow, asksPlace: boolean): SharedFact[] {
  const facts = contract.shared(row.setup, row.payload).filter((fact) => row.payload !== null || asksPlace || fact !== 'location');
  const isOfCapture = contract.needs.camera && (row.payload === null ? asksPlace : row.coordinates !== null);
  return isOfCapture ? [...new Set([...facts, 'location' as const])] : facts;
}

function currentView(
  parts: { snapshot: Snapshot; settings: TenantSettings; steps: ServedSteps },
  row: StepRow,
  state: EngineStep,
  media: readonly MediaRow[],
): CurrentStep {
  const contract = parts.steps.contract(row.step);
  return {
    ...sessionStep(parts.steps, row, state, { snapshot: parts.snapshot, ended: false }),
    setup: contract.browserSetup(row.setup, stepCompany(parts.settings), row.memory),
    payload: row.payload === null ? contract.prefill(earlierFacts(parts.snapshot.steps, row)) : contract.browserPayload(row.payload),
    media: media.filter((medium) => medium.stored_at !== null).map((medium) => columnsIn(storedMedia, medium)),
  };
}
