import type { CurrentStep, SessionView } from '#contracts/session/session.ts';
import { newId } from '../device/id.ts';
import { kindOf, type LinkReport, problemOf, type StepSubmission } from '../machine/journey.ts';
import { LocalSteps, type LocalStepsOptions } from './local-steps.ts';
import { openVault } from './vault.ts';

/** Milliseconds between two checks whether another device opened the link. */
const CHECK_EVERY = 15_000;
/** Maximum number of checks after a step opens, so that an abandoned page stops its requests. */
const MAX_CHECKS = 40;

export interface StepRequestsOptions extends Omit<LocalStepsOptions, 'onMedia' | 'onVaultFull'> {
  openVault?: typeof openVault;
  /** Receives every view that the server returns. */
  note(view: SessionView): SessionView;
  report(report: LinkReport): void;
  /** Receives the error of a failed request: a rejected token ends the session. */
  tellRefusal(error: unknown): void;
}

/** Sends the open step's requests to the server. */
export class StepRequests {
  readonly local: LocalSteps;
  readonly #options: StepRequestsOptions;
  /** Aborts running actions when the person says that the link is not theirs. */
  readonly #person = new AbortController();
  #otherDeviceTimer: ReturnType<typeof setInterval> | undefined;

  private constructor(local: LocalSteps, options: StepRequestsOptions) {
    this.local = local;
    this.#options = options;
  }

  static async open(workflow: string, options: StepRequestsOptions): Promise<StepRequests> {
    const { report } = options;
    const local = new LocalSteps(await (options.openVault ?? openVault)(workflow), {
      ...options,
      onVaultFull: () => report({ type: 'device.full' }),
      onMedia: (step, media) => report({ type: 'step.changed', step, change: { media } }),
    });
    return new StepRequests(local, options);
  }

  /** Waits for the uploads, then submits. If the signal aborts, the request stays on the device for `withdraw` or the next attempt. */
  async submit(step: CurrentStep, submission: StepSubmission, language: string, signal?: AbortSignal): Promise<SessionView> {
    const { client, note, report } = this.#options;
    signal?.throwIfAborted();
    const intent = await this.local.intend(step, submission, language);
    try {
      await this.local.awaitUploads();
      const { result } = await client.call('submit', {
        params: { uuid: step.uuid },
        body: intent.body,
        key: intent.key,
        signal,
        onDelay: () => report({ type: 'submission.delayed' }),
      });
      await this.local.settle(step.uuid);
      return note(result);
    } catch (error) {
      // If the session was closed, the server has not judged the submission: it stays on the device for the next session.
      if (!signal?.aborted && !client.network.closed && kindOf(problemOf(error)) !== 'token') await this.local.dropIntent(step.uuid);
      throw error;
    }
  }

  /** Withdraws the pending submission. The server may have accepted it before, as the returned view shows. */
  async withdraw(step: CurrentStep, signal?: AbortSignal): Promise<SessionView> {
    return this.#options.note(await this.local.takeBack(step, signal));
  }

  async goBack({ uuid, version }: CurrentStep): Promise<SessionView> {
    const { client, note } = this.#options;
    return note((await client.call('back', { params: { uuid }, body: { version }, key: newId() })).result);
  }

  /** Runs an action. Its outcome is reported, never thrown. */
  async act(step: string, action: string, input: unknown, language: string): Promise<void> {
    const { client, report, tellRefusal } = this.#options;
    report({ type: 'action.changed', step, action, state: { status: 'running' } });
    try {
      const { result } = await client.call('action', {
        params: { uuid: step, action },
        body: { input, language },
        key: newId(),
        signal: this.#person.signal,
      });
      report({ type: 'action.changed', step, action, state: { status: 'done', result, at: Date.now() } });
    } catch (error) {
      report({ type: 'action.changed', step, action, state: { status: 'failed', problem: problemOf(error), at: Date.now() } });
      tellRefusal(error);
    }
  }

  /** Reports a failure to the server's log. The screen already informed the person, so an error here is ignored. */
  async reportFailure({ uuid, version }: CurrentStep, reason: string, extra?: Record<string, number>): Promise<void> {
    const { client, note, report } = this.#options;
    const body = { version, reason, ...(extra ? { extra } : {}) };
    const answer = await client.call('error', { params: { uuid }, body, key: newId() }).catch(() => null);
    if (answer) report({ type: 'view.changed', view: note(answer.result) });
  }

  /** Checks periodically whether another device opened the link, so that an idle person is informed. */
  watchOtherDevice(): void {
    const { client, report } = this.#options;
    clearInterval(this.#otherDeviceTimer);
    let checksLeft = MAX_CHECKS;
    this.#otherDeviceTimer = setInterval(() => {
      if (globalThis.document?.hidden === false && client.network.online && checksLeft-- > 0)
        client.call('read', {}).then(
          ({ result: view }) => view.other_device && report({ type: 'view.changed', view }),
          () => {},
        );
    }, CHECK_EVERY);
  }

  /** Deletes the workflow on this device and withdraws a pending submission. Returns true if the server had accepted it before. */
  forget(signal?: AbortSignal): Promise<boolean> {
    this.#person.abort();
    clearInterval(this.#otherDeviceTimer);
    return this.local.forget(signal);
  }

  stop(): void {
    clearInterval(this.#otherDeviceTimer);
    this.local.stop();
  }
}
