import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Caller, EdgeEnv, Platform } from '../platform/ports.ts';
import type { Changes } from './changes.ts';
import { workflowStore } from './store.ts';
import type { WorkflowTables } from './tables.ts';
import { isLive } from './tokens.ts';

/** Between two looks for changes that another replica made. */
const LOOK_EVERY_MS = 2_000;
/** Proxies cut a stream that is silent for longer. */
const HEARTBEAT_MS = 15_000;
/** A page and its reloads; what is more was left behind by a network that died without a word. */
const STREAMS_PER_TOKEN = 4;
/** A stream ends by itself, so that no client depends on one. */
const STREAM_MS = 10 * 60_000;

/**
 * Server-sent events: `session` whenever the workflow changed, and once at the beginning, so that a stream that begins again
 * (a restart, a lost network) tells what was missed. It says that there is something to read, never what.
 */
export function createSessionEvents(platform: Platform<WorkflowTables>, changes: Changes) {
  /** What tells one state from another. Null when the workflow was deleted or the token ended. */
  const stampOf = async (caller: Caller, workflow: string) => {
    const store = workflowStore(caller, platform.database.query);
    const token = await store.token(caller.actor);
    const whole = token && isLive(token, platform.clock.now()) ? await store.find(workflow) : null;
    if (!whole) return null;
    const media = (await store.media(workflow)).filter((medium) => medium.stored_at !== null).length;
    const { status, updated_at } = whole.workflow;
    const versions = whole.steps.map((step) => `${step.version}${step.status[0]}`).join('.');
    return { id: `${status}-${updated_at.getTime()}-${media}-${versions}`, data: { status, updated_at: updated_at.toISOString() } };
  };

  /** Open streams by token, oldest first. */
  const open = new Map<string, Set<AbortController>>();

  /** Takes a place; the oldest stream of the same token makes room. */
  const enter = (token: string): AbortController => {
    const mine = open.get(token) ?? new Set();
    open.set(token, mine);
    const ended = new AbortController();
    mine.add(ended);
    ended.signal.addEventListener('abort', () => {
      mine.delete(ended);
      if (mine.size === 0) open.delete(token);
    });
    const [oldest] = mine;
    if (mine.size > STREAMS_PER_TOKEN) oldest?.abort();
    return ended;
  };

  const tell = async (stream: SSEStreamingApi, caller: Caller, workflow: string): Promise<void> => {
    const ended = enter(caller.actor);
    stream.onAbort(() => ended.abort());
    try {
      await follow(stream, caller, workflow, ended.signal);
    } finally {
      ended.abort();
    }
  };

  const follow = async (stream: SSEStreamingApi, caller: Caller, workflow: string, ended: AbortSignal): Promise<void> => {
    const until = performance.now() + STREAM_MS;
    let told = '';
    let spoke = performance.now();
    while (!ended.aborted && performance.now() < until) {
      const stamp = await stampOf(caller, workflow);
      if (stamp === null) return;
      if (stamp.id !== told) {
        await stream.writeSSE({ event: 'session', id: stamp.id, data: JSON.stringify(stamp.data) });
        told = stamp.id;
        spoke = performance.now();
      } else if (performance.now() - spoke > HEARTBEAT_MS) {
        await stream.write(': still here\n\n');
        spoke = performance.now();
      }
      await changes.wait(workflow, LOOK_EVERY_MS, ended);
    }
  };

  return (c: Context<EdgeEnv>, caller: Caller, workflow: string): Response => {
    c.header('x-accel-buffering', 'no');
    return streamSSE(
      c,
      (stream) => tell(stream, caller, workflow),
      async (error) => platform.log.error({ workflow, error }, 'event stream failed'),
    );
  };
}
