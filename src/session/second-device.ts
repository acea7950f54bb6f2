import { kindOf, type LinkReport, problemOf } from '../machine/journey.ts';
import type { SessionClient } from './client.ts';

/** Milliseconds between two checks of the server's state. */
export const BETWEEN_READS = 4_000;

/** Checks until a link that another device opened first opens on this device too, or has ended. Then the journey connects again. */
export async function waitForLink(client: SessionClient, report: (report: LinkReport) => void, signal: AbortSignal): Promise<void> {
  // Earlier requests of this device are obsolete.
  report({ type: 'handoff.changed', handoff: { asking: null, problem: null } });
  try {
    do await client.network.pause(BETWEEN_READS, signal);
    while (await isClosed(client, signal));
    report({ type: 'journey.retried' });
  } catch (error) {
    if (!signal.aborted && !client.network.closed) throw error;
  }
}

async function isClosed(client: SessionClient, signal: AbortSignal): Promise<boolean> {
  try {
    await client.call('read', { signal });
    return false;
  } catch (error) {
    signal.throwIfAborted();
    const problem = problemOf(error);
    return kindOf(problem) !== 'token' || problem.key === 'token_other_device';
  }
}
