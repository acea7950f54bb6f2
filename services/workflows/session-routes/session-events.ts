import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { EdgeEnv } from '#platform/base/ports.ts';
import type { WorkflowsApp } from '../state/app.ts';
import type { SessionCaller } from '../state/session-caller.ts';
import type { WatchState } from '../state/watch-states.ts';
import { sessionOf } from './session-calls.ts';

/** Time between signs of life, in ms: proxies close streams that are silent for longer. */
const HEARTBEAT_MS = 15_000;
/** Maximum number of streams per token: enough for a page and its reloads, plus streams left over from broken networks. */
const STREAMS_PER_TOKEN = 4;
/** The longest life of a stream, in ms, so that clients must handle its end. */
const STREAM_MS = 10 * 60_000;

/**
 * Returns the handler of event streams. It sends `session` at the start and after every change, so a reopened stream misses nothing. Events
 * contain only status and time.
 */
export function createSessionEvents({ platform, changes }: WorkflowsApp) {
  /** Open streams by token, oldest first. */
  const open = new Map<string, Set<AbortController>>();

  /** Registers a stream. Above the limit, the oldest stream of the same token ends. */
  const enter = (token: string): AbortController => {
    const mine = open.get(token) ?? new Set();
    open.set(token, mine);
    const controller = new AbortController();
    mine.add(controller);
    controller.signal.addEventListener('abort', () => {
      mine.delete(controller);
      if (mine.size === 0) open.delete(token);
    });
    const [oldest] = mine;
    if (mine.size > STREAMS_PER_TOKEN) oldest?.abort();
    return controller;
  };

  /** Returns the longest life of this token's stream, in ms. */
  const lifeOf = ({ token: { expires_at } }: SessionCaller): number => {
    const rest = expires_at === null ? STREAM_MS : expires_at.getTime() - platform.clock.now().getTime();
    return Math.min(STREAM_MS, rest);
  };

  const tell = async (stream: SSEStreamingApi, caller: SessionCaller): Promise<void> => {
    const controller = enter(caller.actor);
    stream.onAbort(() => controller.abort());
    let end: NodeJS.Timeout | undefined;
    try {
      end = setTimeout(() => controller.abort(), lifeOf(caller));
      const following = changes.follow(caller, caller.workflow, controller.signal);
      for (;;) {
        const state = await following.next(HEARTBEAT_MS);
        if (state === null) return;
        if (state === undefined) await stream.write(': still here\n\n');
        else await stream.writeSSE(eventOf(state));
      }
    } finally {
      clearTimeout(end);
      controller.abort();
    }
  };

  return (c: Context<EdgeEnv>): Response => {
    const caller = sessionOf(c);
    c.header('x-accel-buffering', 'no');
    return streamSSE(
      c,
      (stream) => tell(stream, caller),
      async (error) => platform.log.error({ workflow: caller.workflow, error }, 'event stream failed'),
    );
  };
}

function eventOf({ stamp, status, updated_at }: WatchState) {
  return { event: 'session', id: stamp, data: JSON.stringify({ status, updated_at: updated_at.toISOString() }) };
}
