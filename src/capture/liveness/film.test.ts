import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOBODY } from '#vision/face/face-watch.ts';
import { filmMoves } from './film.ts';

vi.mock('../frames.ts', () => ({
  async *framesOf(_video: unknown, { signal }: { signal: AbortSignal }) {
    while (!signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      yield { picture: {} };
    }
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends at once when the person leaves, and draws no frame of them', async () => {
  const ended = new AbortController();
  const finder = { prepare: () => Promise.reject(new Error('no WebGL')), look: async () => NOBODY, close: () => undefined };
  const drawn = vi.fn(() => 0);
  const video = {
    get videoWidth() {
      return drawn();
    },
  } as HTMLVideoElement;
  const tell = vi.fn();
  const film = filmMoves(video, {
    ...{ nonce: 'a1', moves: [] },
    finder,
    guide: () => ({ x: 0, y: 0, width: 1, height: 1 }),
    moveMsWithoutFinder: () => 3500,
    tell,
    signal: ended.signal,
  });
  let isOver = false;
  void film.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(100);
  ended.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver).toBe(true);
  expect(drawn).not.toHaveBeenCalled();
  expect(tell.mock.calls).toEqual([[{ type: 'film.move', at: 0 }]]);
});

it('a person has the time of a move, also where what looks for faces had to start anew meanwhile', async () => {
  const ended = new AbortController();
  let isNew = false;
  const look = async () => {
    if (!isNew) await new Promise((resolve) => setTimeout(resolve, 15_000));
    isNew = true;
    return NOBODY;
  };
  const tell = vi.fn();
  void filmMoves({ videoWidth: 640, videoHeight: 480 } as HTMLVideoElement, {
    ...{ nonce: 'a1', moves: [] },
    finder: { prepare: async () => undefined, look, close: () => undefined },
    guide: () => ({ x: 0, y: 0, width: 1, height: 1 }),
    moveMsWithoutFinder: () => 3500,
    tell,
    signal: ended.signal,
  });
  const late = { type: 'film.failed', trouble: 'late' };
  await vi.advanceTimersByTimeAsync(33_000);
  expect(tell).not.toHaveBeenCalledWith(late);
  await vi.advanceTimersByTimeAsync(5000);
  expect(tell).toHaveBeenCalledWith(late);
  ended.abort();
});

it('somebody else beside the face is told at once, and no move is seen meanwhile', async () => {
  const ended = new AbortController();
  const faceAt = (x: number) => ({ box: { x, y: 0.15, width: 0.2, height: 0.7 }, yaw: 0, pitch: 0, roll: 0, eyes: 1 });
  const tell = vi.fn();
  void filmMoves({ videoWidth: 640, videoHeight: 480 } as HTMLVideoElement, {
    ...{ nonce: 'a1', moves: [] },
    finder: {
      prepare: async () => undefined,
      look: async () => ({ faces: [faceAt(0.4), faceAt(0.05)], light: null }),
      close: () => undefined,
    },
    guide: () => ({ x: 0, y: 0, width: 1, height: 1 }),
    moveMsWithoutFinder: () => 3500,
    tell,
    signal: ended.signal,
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(tell.mock.calls.slice(1)).not.toEqual([]);
  for (const [event] of tell.mock.calls.slice(1)) expect(event).toEqual({ type: 'film.remark', remark: 'alone' });
  ended.abort();
});
