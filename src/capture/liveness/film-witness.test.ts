import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CORNER_SIDE, MAX_TIMES } from '#contracts/steps/film-limits.ts';
import { FilmWitness } from './film-witness.ts';

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

beforeEach(() => vi.stubGlobal('navigator', { userAgent: 'x'.repeat(600), platform: 'Linux armv81', maxTouchPoints: 5 }));
afterEach(() => vi.unstubAllGlobals());

/** Returns a film whose camera delivers frames when the test says so. */
function film({ facingMode = 'user' }: { facingMode?: string } = {}) {
  let next: ((now: number, frame: { captureTime?: number }) => void) | null = null;
  const video = {
    srcObject: { getVideoTracks: () => [{ getSettings: () => ({ facingMode }) }] },
    requestVideoFrameCallback: (callback: typeof next) => {
      next = callback;
    },
  } as unknown as HTMLVideoElement;
  const delivers = (frame: { captureTime?: number }) => {
    const callback = next;
    next = null;
    callback?.(0, frame);
  };
  return { video, delivers };
}
/** Returns a canvas whose pixels have this green value. */
const canvas = (green: number) => {
  const data = Uint8ClampedArray.from({ length: 4 * CORNER_SIDE ** 2 }, (_, at) => (at % 4 === 1 ? green : 9));
  return { getContext: () => ({ getImageData: () => ({ data }) }) } as unknown as HTMLCanvasElement;
};

it('seals each frame over the one before, beginning with the nonce, and keeps its corner', async () => {
  const witness = new FilmWitness(film().video, 'a1', new AbortController().signal);
  await witness.take(new Blob(['one']), canvas(40));
  await witness.take(new Blob(['two']), canvas(41));
  const first = hash(`a1 ${hash('one')}`);
  const { seals, corners } = witness.tell();
  expect(seals).toEqual([first, hash(`${first} ${hash('two')}`)]);
  expect(corners.map((corner) => [...new Set(Buffer.from(corner, 'base64'))])).toEqual([[40], [41]]);
  expect(Buffer.from(corners[0]!, 'base64')).toHaveLength(CORNER_SIDE ** 2);
});

it('tells when the camera took the last frames, as the camera says it, and nothing once the film is over', () => {
  const ended = new AbortController();
  const { video, delivers } = film();
  const witness = new FilmWitness(video, 'a1', ended.signal);
  for (const captureTime of [1000, 1033.4, 1066.2]) delivers({ captureTime });
  delivers({});
  expect(witness.tell().times.map((time) => Math.round(time * 10) / 10)).toEqual([0, 33.4, 66.2]);
  for (let at = 0; at < MAX_TIMES + 10; at++) delivers({ captureTime: 2000 + at * 33 });
  expect(witness.tell().times).toHaveLength(MAX_TIMES);
  ended.abort();
  delivers({ captureTime: 99_000 });
  expect(Math.max(...witness.tell().times)).toBeLessThan(20_000);
});

it('describes the device in bounded words, and seals nothing where the page has no digests', async () => {
  vi.stubGlobal('crypto', {});
  const witness = new FilmWitness(film().video, 'a1', new AbortController().signal);
  await witness.take(new Blob(['one']), canvas(40));
  expect(witness.tell()).toMatchObject({
    seals: [],
    device: { user_agent: 'x'.repeat(500), platform: 'Linux armv81', touch_points: 5, facing: 'user' },
  });
});
