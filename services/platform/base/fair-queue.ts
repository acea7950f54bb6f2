/**
 * Decides who is next where tenants share something bounded (memory, processes). The next is the entry of the tenant that has the
 * fewest active ones; among equals, of the tenant whose turn was longest ago; of one tenant's entries the one that came first. Where
 * the next does not fit, room is kept for it: nothing smaller goes before it. A tenant with a hundred waiting entries so holds up
 * nobody who brings one, of whatever size.
 */
export class FairQueue<Entry extends { tenantId: string }> {
  #waiting: Entry[] = [];
  readonly #active = new Set<Entry>();
  /** When each tenant that is present had its last turn, counted in turns. */
  readonly #turns = new Map<string, number>();
  #turn = 0;

  /** In the order of arrival. */
  get waiting(): readonly Entry[] {
    return this.#waiting;
  }

  get active(): ReadonlySet<Entry> {
    return this.#active;
  }

  add(entry: Entry): void {
    this.#waiting.push(entry);
  }

  /** What goes on with something that began comes before what is new. */
  addFirst(entry: Entry): void {
    this.#waiting.unshift(entry);
  }

  /**
   * Makes the next waiting entry active and returns it; null when there is no room for it. A tenant whose first entry waits for the
   * tenant's own active ones has no turn until then.
   */
  next(fits: (entry: Entry) => boolean, waitsForItsOwn: (entry: Entry) => boolean = () => false): Entry | null {
    const active = countByTenant(this.#active);
    const rank = ({ tenantId }: Entry) => [active.get(tenantId) ?? 0, this.#turns.get(tenantId) ?? 0] as const;
    let first: Entry | null = null;
    for (const entry of firstOfEach(this.#waiting)) {
      if (!waitsForItsOwn(entry) && (!first || isBefore(rank(entry), rank(first)))) first = entry;
    }
    if (!first) return null;
    if (!fits(first)) {
      // Else whoever comes anew would go before it, again and again.
      if (!active.has(first.tenantId)) this.#turns.set(first.tenantId, -1);
      return null;
    }
    this.#waiting = this.#waiting.filter((entry) => entry !== first);
    this.#active.add(first);
    this.#turns.set(first.tenantId, ++this.#turn);
    return first;
  }

  /** Takes out an entry that gave up waiting, or whose work ended. */
  remove(entry: Entry): void {
    this.#waiting = this.#waiting.filter((other) => other !== entry);
    this.#active.delete(entry);
    const isPresent = [...this.#waiting, ...this.#active].some(({ tenantId }) => tenantId === entry.tenantId);
    if (!isPresent) this.#turns.delete(entry.tenantId);
  }
}

/** The entry that has to go where too many wait: the last one of the tenant with the most. */
export function lastOfTheMost<Entry extends { tenantId: string }>(entries: readonly Entry[]): Entry | undefined {
  const counts = countByTenant(entries);
  const most = Math.max(...counts.values());
  return entries.findLast(({ tenantId }) => counts.get(tenantId) === most);
}

/** What each tenant brought first. */
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
