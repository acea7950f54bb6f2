import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { RawStore } from '#platform/data/blobs/raw-store.ts';

export async function sortedKeys(store: RawStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list(prefix)) keys.push(key);
  return keys.sort();
}

/** Registers the tests that each store must pass; `open` returns an empty store. */
export function describeRawStore(open: () => Promise<RawStore>): void {
  let store: RawStore;
  beforeEach(async () => {
    store = await open();
  });
  const text = async (key: string) => {
    const bytes = await store.get(key);
    return bytes && Buffer.from(bytes).toString();
  };
  const listKeys = (prefix: string) => sortedKeys(store, prefix);

  it('gives back what was put, until it is replaced or deleted', async () => {
    expect(await store.get('a/b/c')).toBeNull();
    await store.put('a/b/c', Buffer.from('first'));
    expect(await text('a/b/c')).toBe('first');
    await store.put('a/b/c', Buffer.from('second, and longer'));
    expect(await text('a/b/c')).toBe('second, and longer');
    await store.delete('a/b/c');
    expect(await store.get('a/b/c')).toBeNull();
    await store.delete('a/b/c');
  });

  it('gives the first bytes alone', async () => {
    expect(await store.start('a/b/c', 3)).toBeNull();
    await store.put('a/b/c', Buffer.from('MUESTRA'));
    expect(Buffer.from((await store.start('a/b/c', 3))!).toString()).toBe('MUE');
    expect(Buffer.from((await store.start('a/b/c', 100))!).toString()).toBe('MUESTRA');
    await store.put('a/b/c', Buffer.alloc(0));
    expect(await store.start('a/b/c', 3)).toHaveLength(0);
  });

  it('takes bytes of any size, and a view of some', async () => {
    for (const size of [0, 1, 5_000_000]) {
      const bytes = randomBytes(size);
      await store.put('a/b/sized', bytes);
      expect(Buffer.compare((await store.get('a/b/sized'))!, bytes)).toBe(0);
    }
    await store.put('a/b/view', Buffer.from('xxMUESTRAxx').subarray(2, 9));
    expect(await text('a/b/view')).toBe('MUESTRA');
  });

  it('stores the bytes of that moment, whatever becomes of the buffer afterwards', async () => {
    const bytes = Buffer.from('before');
    await store.put('a/b/key', bytes);
    bytes.write('after!');
    expect(await text('a/b/key')).toBe('before');
  });

  it('lists the keys below a prefix, and no others', async () => {
    expect(await listKeys('')).toEqual([]);
    for (const key of ['one/aa/1', 'one/aa/2', 'one/bb/3', 'two/aa/4', 'onerous/aa/5']) await store.put(key, Buffer.from(key));
    await store.delete('one/aa/2');
    expect(await listKeys('one/')).toEqual(['one/aa/1', 'one/bb/3']);
    expect(await listKeys('one/aa/')).toEqual(['one/aa/1']);
    expect(await listKeys('three/')).toEqual([]);
    expect(await listKeys('')).toEqual(['one/aa/1', 'one/bb/3', 'onerous/aa/5', 'two/aa/4']);
  });

  it('takes no key that could point elsewhere, or be where another key is below', () => refusesKeys(store));
  it('shows readers all of what was written or all of what was there', () => showsWholeWrites(store));
}

async function refusesKeys(store: RawStore): Promise<void> {
  const elsewhere = ['', '/', '../a/b', 'a/../b', 'a//b', '/a/b', 'a/b/', 'a/./b', 'a\\b/c', 'a/b/c\0', 'a/b/c.tmp'];
  for (const key of [...elsewhere, 'a', 'a/b', 'a/b/c/d']) {
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
    await expect(store.get(key)).rejects.toThrow(TypeError);
    await expect(store.start(key, 1)).rejects.toThrow(TypeError);
    await expect(store.delete(key)).rejects.toThrow(TypeError);
  }
  expect(await sortedKeys(store, '')).toEqual([]);
}

async function showsWholeWrites(store: RawStore): Promise<void> {
  const writes = fc.array(fc.integer({ min: 1, max: 300_000 }), { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(writes, async (sizes) => {
      const puts = sizes.map((size, at) => store.put('a/b/key', Buffer.alloc(size, at + 1)));
      const reads = await Promise.all(puts.map(() => store.get('a/b/key')));
      await Promise.all(puts);
      for (const bytes of [...reads, await store.get('a/b/key')]) {
        if (bytes) expect([...new Set(bytes)]).toHaveLength(1);
      }
    }),
    { numRuns: 10 },
  );
}
