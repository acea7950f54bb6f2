import type { Owner } from '#platform/base/administration.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { type WatchState, watchStatesOf } from './watch-states.ts';

/** Time between polls for other processes' changes, in ms. A single poll reads all workflows that are followed in this process. */
const POLL_MS = 2_000;
const MAX_IN_QUERY = 500;

export type Changes = ReturnType<typeof createChanges>;

/** Makes the registry that notifies open event streams of changed workflows. With an embedded database, an idle stream costs no query. */
export function createChanges(platform: Platform<WorkflowTables>, { pollMs = POLL_MS } = {}) {
  const { database, clock, log } = platform;
  const followers = new Map<string, Set<Follower>>();
  /** Workflows to read in the next query. */
  const due = new Set<string>();
  let isReading = false;
  let poll: NodeJS.Timeout | null = null;

  const readSoon = (workflow: string): void => {
    due.add(workflow);
    if (isReading) return;
    isReading = true;
    // Waits for the end of the event loop's turn, so that all its announcements share one query.
    setImmediate(readDue);
  };

  const readDue = async (): Promise<void> => {
    while (due.size > 0) {
      const workflows = [...due].slice(0, MAX_IN_QUERY);
      for (const workflow of workflows) due.delete(workflow);
      const listeners = workflows.flatMap((workflow) => [...(followers.get(workflow) ?? [])]);
      for (const ofOneOwner of Map.groupBy(listeners, ({ owner }) => `${owner.tenantId} ${owner.livemode}`).values())
        await readAndNotify(ofOneOwner);
    }
    isReading = false;
  };

  const readAndNotify = async (listeners: readonly Follower[]): Promise<void> => {
    const workflows = [...new Set(listeners.map(({ workflow }) => workflow))];
    try {
      const states = await watchStatesOf(listeners[0]!.owner, database.query, workflows, clock.now());
      const byWorkflow = new Map(states.map((state) => [state.workflow, state]));
      for (const follower of listeners) follower.receive(byWorkflow.get(follower.workflow) ?? null);
    } catch (error) {
      // Ends the streams: the browser reopens them and receives the newest state.
      log.error({ error, streams: listeners.length }, 'event streams failed');
      for (const follower of listeners) follower.receive(null);
    }
  };

  const enter = (follower: Follower): void => {
    followers.set(follower.workflow, (followers.get(follower.workflow) ?? new Set()).add(follower));
    if (!database.isShared) return;
    poll ??= setInterval(() => {
      for (const workflowId of followers.keys()) readSoon(workflowId);
    }, pollMs).unref();
  };

  const leave = (follower: Follower): void => {
    const others = followers.get(follower.workflow);
    others?.delete(follower);
    if (others?.size === 0) followers.delete(follower.workflow);
    if (followers.size > 0 || poll === null) return;
    clearInterval(poll);
    poll = null;
  };

  return {
    /** Notifies the workflow's followers. To be called after the commit. */
    announce(workflow: string): void {
      if (followers.has(workflow)) readSoon(workflow);
    },
    /** Follows the session's workflow until `signal` aborts. To be called before the state is read, so that no change is missed. */
    follow(caller: Caller, workflow: string, signal: AbortSignal): Pick<Follower, 'next'> {
      const follower = new Follower(caller, workflow, caller.actor);
      const end = () => {
        leave(follower);
        follower.receive(null);
      };
      enter(follower);
      readSoon(workflow);
      signal.addEventListener('abort', end, { once: true });
      if (signal.aborted) end();
      return follower;
    },
  };
}

/** An open event stream of one token. It keeps only the newest state until `next` fetches it. */
class Follower {
  readonly owner: Owner;
  readonly workflow: string;
  readonly #token: string;
  #stamp: string | undefined;
  #news: WatchState | null | undefined;
  #wake = () => {};

  constructor(owner: Owner, workflow: string, token: string) {
    this.owner = owner;
    this.workflow = workflow;
    this.#token = token;
  }

  receive(state: WatchState | null): void {
    if (this.#news === null) return;
    const mine = state?.tokens.includes(this.#token) ? state : null;
    if (mine !== null && mine.stamp === this.#stamp) return;
    this.#stamp = mine?.stamp;
    this.#news = mine;
    this.#wake();
  }

  /**
   * Returns the newest state that differs from the state returned before. Undefined after this time without a change. Null at the end: the
   * workflow was deleted, the token ended, or `signal` aborted.
   */
  async next(milliseconds: number): Promise<WatchState | null | undefined> {
    if (this.#news === undefined) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = resolve;
      await promise;
      clearTimeout(timer);
    }
    const news = this.#news;
    // Null (the end) stays, so that later calls return it too.
    if (news !== null) this.#news = undefined;
    return news;
  }
}
