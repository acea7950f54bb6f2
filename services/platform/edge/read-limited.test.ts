import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freeMemoryOf, readLimited } from './read-limited.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a request whose body brings `perSecond` bytes a second; `cancel` is called if the reader gives up. */
function coming(bytes: number, perSecond: number) {
  let left = bytes;
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        const size = Math.min(left, perSecond);
        left -= size;
        controller.enqueue(new Uint8Array(size));
        if (left === 0) controller.close();
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'PUT', body, duplex: 'half' };
  return { request: new Request('http://localhost/', init as RequestInit), cancel };
}

const MB = 1024 * 1024;

it('a body that comes at 5 kB/s is read to its end', async () => {
  const { request } = coming(1.5 * MB, 5_000);
  const read = readLimited(request, 10 * MB);
  await vi.advanceTimersByTimeAsync(320_000);
  expect((await read).byteLength).toBe(1.5 * MB);
});

it('a body that comes at a byte a second is given up after half a minute, and its connection with it', async () => {
  const { request, cancel } = coming(10 * MB, 1);
  const refused = expect(readLimited(request, 10 * MB)).rejects.toMatchObject({ key: 'body_incomplete', status: 400 });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(cancel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  await refused;
  expect(cancel).toHaveBeenCalled();
});

it('one that stops after megabytes is given up too', async () => {
  const { request } = coming(10 * MB, MB);
  const slow = coming(10 * MB, 1).request;
  const parts = [request.body!.getReader(), slow.body!.getReader()];
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value } = await parts[read++ < 9 ? 0 : 1]!.read();
      controller.enqueue(value!);
    },
  });
  const init = { method: 'PUT', body, duplex: 'half' };
  const refused = expect(readLimited(new Request('http://localhost/', init as RequestInit), 10 * MB)).rejects.toMatchObject({
    key: 'body_incomplete',
  });
  await vi.advanceTimersByTimeAsync(9_000 + 31_000);
  await refused;
});

it('a body that is to come within a time is given up then, however fast it comes', async () => {
  const { request, cancel } = coming(10 * MB, 100_000);
  const refused = expect(readLimited(request, 10 * MB, { arrivalMs: 30_000 })).rejects.toMatchObject({
    key: 'body_incomplete',
    status: 400,
  });
  await vi.advanceTimersByTimeAsync(29_500);
  expect(cancel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  expect(cancel).toHaveBeenCalled();
});

it('a body that waits for room is not slow', async () => {
  const { request } = coming(2 * MB, MB);
  const reservation = { advance: () => new Promise<void>((resolve) => setTimeout(resolve, 40_000)), complete: vi.fn() };
  const read = readLimited(request, 10 * MB, { reservation });
  await vi.advanceTimersByTimeAsync(90_000);
  expect((await read).byteLength).toBe(2 * MB);
  expect(reservation.complete).toHaveBeenCalledWith(2 * MB);
});

it('a body that is let go holds no memory', async () => {
  const read = await readLimited(new Request('http://localhost/', { method: 'PUT', body: new Uint8Array(MB) }), MB);
  expect(read.byteLength).toBe(MB);
  freeMemoryOf(read);
  expect([read.byteLength, read.buffer.byteLength]).toEqual([0, 0]);
});
