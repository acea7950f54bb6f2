import { afterEach, expect, test, vi } from 'vitest';
import { bytesAt } from './fetched.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answers = (answer: (address: string, options: RequestInit) => Promise<Response>) => vi.stubGlobal('fetch', answer);

test('gives the bytes, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  answers(async () => new Response(Uint8Array.of(1, 2)));
  expect([...new Uint8Array(await bytesAt('/a.wasm'))]).toEqual([1, 2]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a file that is not there is no file', async () => {
  answers(async () => new Response('', { status: 404 }));
  await expect(bytesAt('/a.wasm')).rejects.toThrow('/a.wasm: 404');
});

test('one of another hash is none', async () => {
  answers(async () => new Response(Uint8Array.of(1, 2)));
  const ofOneAndTwo = 'a12871fee210fb8619291eaea194581cbd2531e4b23759d225f6806923f63222';
  expect((await bytesAt('/a.wasm', ofOneAndTwo)).byteLength).toBe(2);
  await expect(bytesAt('/a.wasm', ofOneAndTwo.replace('a', 'b'))).rejects.toThrow('/a.wasm: another file than ours');
});

test('one that does not come is given up after a minute, in a browser without AbortSignal.timeout too', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('AbortSignal', class {});
  answers((_, { signal }) => new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(new Error('stopped')))));
  const given = expect(bytesAt('/a.wasm')).rejects.toThrow('stopped');
  await vi.advanceTimersByTimeAsync(60_000);
  await given;
});
