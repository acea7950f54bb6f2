import { devicesWire } from '../../contracts/session/devices-wire.ts';
import type { SessionView } from '../../contracts/session/session.ts';
import { newId } from '../device/id.ts';
import { type DeviceAnswer, kindOf, type LinkReport, problemOf } from '../machine/journey.ts';
import type { StepProblem } from '../machine/step-state.ts';
import type { SessionClient } from './client.ts';

/** Milliseconds. */
const BETWEEN_LOOKS = 4_000;

interface TwoDevicesOptions {
  client: SessionClient;
  tell(view: SessionView): void;
  report(report: LinkReport): void;
}

/** Two devices with one link: the person's answers at either, and the wait of the second one. */
export class TwoDevices {
  readonly #options: TwoDevicesOptions;
  #wait: AbortController | null = null;

  constructor(options: TwoDevicesOptions) {
    this.#options = options;
  }

  /** Does what the person says. The outcome is reported, never thrown. */
  async obey(command: DeviceAnswer): Promise<void> {
    if (command.type === 'device.waits') return this.#look();
    if (command.type === 'device.gave_up') return this.rest();
    const { client, report } = this.#options;
    report({ type: 'handoff.changed', handoff: { asking: 'answer', problem: null } });
    try {
      await this.#answer(command);
      report({ type: 'handoff.changed', handoff: { asking: null } });
    } catch (error) {
      if (client.network.closed) return;
      const problem = problemOf(error);
      report({ type: 'handoff.changed', handoff: { asking: null, problem } });
      if (kindOf(problem) === 'token') this.#refuse(problem);
    }
  }

  rest(): void {
    this.#wait?.abort();
    this.#wait = null;
  }

  async #answer(command: Exclude<DeviceAnswer, { type: 'device.waits' | 'device.gave_up' }>): Promise<void> {
    const { client, tell, report } = this.#options;
    const key = newId();
    switch (command.type) {
      case 'device.answered': {
        const { mine } = command;
        const { result } = await client.call('answerContender', { route: devicesWire.answerContender, key, body: { mine } });
        return tell(result);
      }
      case 'device.disowned':
        await client.call('notMe', { route: devicesWire.notMe, key });
        return this.#refuse({ key: 'token_revoked', retryAfter: null, field: null });
      case 'device.begged': {
        const { language } = command;
        const { result } = await client.call('sendAgain', { route: devicesWire.sendAgain, key, body: { language } });
        this.rest();
        report({ type: 'handoff.changed', handoff: { sentAgain: result } });
      }
    }
  }

  /** Looks every few seconds whether the link opens here now, until it does, ends, or `rest`. Then the journey connects again. */
  async #look(): Promise<void> {
    this.rest();
    this.#wait = new AbortController();
    const { signal } = this.#wait;
    const { client, report } = this.#options;
    try {
      do await client.network.pause(BETWEEN_LOOKS, signal);
      while (await this.#isClosed(signal));
      report({ type: 'journey.retried' });
    } catch (error) {
      if (!signal.aborted && !client.network.closed) throw error;
    }
  }

  async #isClosed(signal: AbortSignal): Promise<boolean> {
    try {
      await this.#options.client.call('read', { signal });
      return false;
    } catch (error) {
      signal.throwIfAborted();
      const problem = problemOf(error);
      return kindOf(problem) !== 'token' || problem.key === 'token_other_device';
    }
  }

  #refuse(problem: StepProblem): void {
    this.#options.report({ type: 'session.refused', problem });
  }
}
