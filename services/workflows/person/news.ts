import type { Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { StepOtpType } from '#steps/ports/otp.ts';
import type { OutcomeNews } from '../engine/state.ts';
import type { ReadWorkflow } from '../model/read-workflow.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { TELL_QUEUE } from '../state/transitions.ts';
import { provenCodes } from './evidence.ts';

/** The tries before nobody tells the person any more. With backoff they span some hours. */
const TRIES = 8;
const RETRY_DELAY_SECONDS = 60;
const TRY_MS = 20_000;

/** By which a short text can be sent to whoever proved the address by a code. WhatsApp carries approved templates alone. */
const CHANNELS = ['EMAIL', 'SMS'] as const satisfies readonly StepOtpType[];

/** What the workflows service needs of the one-time-code service to tell the person something that they did not ask for. */
export interface NoticesPort {
  /** Sends it once for each `reference`. Resolves when a carrier has it, else throws a Problem. */
  send(
    caller: Caller,
    notice: { channel: (typeof CHANNELS)[number]; to: string; news: OutcomeNews; reference: string; user: string; language: string | null },
  ): Promise<void>;
}

interface TellJob {
  tenantId: string;
  livemode: boolean;
  workflow: string;
  news: OutcomeNews;
  reference: string;
}

/** Tells the person what an operator answered, at an address that they proved in the workflow. Without one they see it when they come back. */
export function createNews(platform: Platform<WorkflowTables>, notices: NoticesPort) {
  const tell = async ({ workflow, news, reference, ...owner }: TellJob): Promise<void> => {
    const whole = await workflowStore(owner, platform.database.query).find(workflow);
    const destination = whole && destinationOf(whole);
    if (!destination) return;
    const deadline = platform.clock.now().getTime() + TRY_MS;
    const caller = systemCaller(owner, TELL_QUEUE, { workflow, requestId: reference, deadline });
    const language = whole.consents.at(-1)?.language ?? null;
    try {
      await notices.send(caller, { ...destination, news, reference, user: workflow, language });
    } catch (failure) {
      const isHopeless = failure instanceof Problem && failure.status < 500 && failure.key !== 'rate_limited';
      platform.log.warn({ workflow, problem: failure instanceof Problem ? failure.key : 'internal' }, 'the person was not told');
      if (!isHopeless) throw failure;
    }
  };

  return {
    start: () => platform.jobs.work<TellJob>(TELL_QUEUE, { retryLimit: TRIES, retryDelaySeconds: RETRY_DELAY_SECONDS }, tell),
  };
}

/** A mail costs nobody anything, so it goes before an SMS. Null where the person proved neither. */
function destinationOf(workflow: Pick<ReadWorkflow, 'steps'>) {
  const codes = provenCodes(workflow);
  for (const channel of CHANNELS) {
    const newest = codes.findLast((code) => code.channel === channel);
    if (newest) return { channel, to: newest.destination };
  }
  return null;
}
