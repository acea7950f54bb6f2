export type Turns = ReturnType<typeof createTurns>;

export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return {
    /** Runs work with the same key one after the other, within this process. */
    async take<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
      const before = last.get(key);
      const run = (async () => {
        await before?.catch(() => {});
        return work();
      })();
      last.set(key, run);
      try {
        return await run;
      } finally {
        if (last.get(key) === run) last.delete(key);
      }
    },
  };
}
