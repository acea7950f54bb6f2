/**
 * A queue that serves tenants in turn: first the tenant with the fewest active entries, then the one that has waited longest for a turn. If
 * the next entry does not fit, no later entry goes before it.
 */
export class FairQueue<Entry extends { tenantId: string }> {
  #waiting: Entry[] = [];
  readonly #active = new Set<Entry>();
  /** Number of the last turn of each tenant that has entries. */
  readonly #turns = new Map<string, number>();
  #turn = 0;

  get waiting(): readonly Entry[] {
    return this.#waiting;
  }

  get active(): ReadonlySet<Entry> {
    return this.#active;
  }

  add(entry: Entry): void {
    this.#waiting.push(entry);
  }

  /** Adds an entry that continues active work, in front of the waiting entries. */
  addFirst(entry: Entry): void {
    this.#waiting.unshift(entry);
  }

  /** Makes the next entry active and returns it. Null if it does not fit. Skips tenants whose first entry waits for their own work. */
  startNext(fits: (entry: Entry) => boolean, waitsForItsOwn: (entry: Entry) => boolean = () => false): Entry | null {
    const active = countByTenant(this.#active);
    const rank = ({ tenantId }: Entry) => [active.get(tenantId) ?? 0, this.#turns.get(tenantId) ?? 0] as const;
    let first: Entry | null = null;
    for (const entry of firstOfEach(this.#waiting)) {
      if (!waitsForItsOwn(entry) && (!first || isBefore(rank(entry), rank(first)))) first = entry;
    }
    if (!first) return null;
    if (!fits(first)) {
      // Turn -1 puts this tenant first; else tenants that arrive later would overtake it repeatedly.
      if (!active.has(first.tenantId)) this.#turns.set(first.tenantId, -1);
      return null;
    }
    this.#waiting = this.#waiting.filter((entry) => entry !== first);
    this.#active.add(first);
    this.#turns.set(first.tenantId, ++this.#turn);
    return first;
  }

  /** Removes an entry that is cancelled or finished. */
  remove(entry: Entry): void {
    this.#waiting = this.#waiting.filter((other) => other !== entry);
    this.#active.delete(entry);
    const isPresent = [...this.#waiting, ...this.#active].some(({ tenantId }) => tenantId === entry.tenantId);
    if (!isPresent) this.#turns.delete(entry.tenantId);
  }
}

/** Returns the entry to reject if the queue is too long: the last entry of the tenant that has most entries. */
export function lastOfTheMost<Entry extends { tenantId: string }>(entries: readonly Entry[]): Entry | undefined {
  const counts = countByTenant(entries);
  const most = Math.max(...counts.values());
  return entries.findLast(({ tenantId }) => counts.get(tenantId) === most);
}

function firstOfEach<Entry extends { tenantId: string }>(entries: readonly Entry[]): Iterable<Entry> {
  const firsts = new Map<string, Entry>();
  for (const entry of entries) if (!firsts.has(entry.tenantId)) firsts.set(entry.tenantId, entry);
  return firsts.values();
}

function countByTenant(entries: Iterable<{ tenantId: string }>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tenantId } of entries) counts.set(tenantId, (counts.get(tenantId) ?? 0) + 1);
  return counts;
}

function isBefore([active, turn]: readonly [number, number], [otherActive, otherTurn]: readonly [number, number]): boolean {
  return active === otherActive ? turn < otherTurn : active < otherActive;
}
