import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FilmFacts } from '#contracts/steps/film-facts.ts';
import { CORNER_SIDE } from '#contracts/steps/film-limits.ts';
import { randomFrom } from '#test/suites/symbols/random.ts';
import { injectionSignsOf } from './injection.server.ts';

const NONCE = 'a1'.repeat(16);
const random = randomFrom(28);
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const digests = ['f0', 'f1', 'f2', 'f3', 'f4'].map(hash);

/** Returns the seals that a browser makes of these frames. */
function sealed(frames: readonly string[], nonce = NONCE): string[] {
  let before = nonce;
  return frames.map((frame) => {
    before = hash(`${before} ${frame}`);
    return before;
  });
}
/** Returns times of a camera with 30 frames a second that deviate by this many milliseconds. */
function clock(deviation: number, count = 60): number[] {
  return Array.from({ length: count }, (_, at) => at * 33.3333 + random.between(-deviation, deviation));
}
/** Returns the corner of a wall whose pixels deviate by this many grey values. */
const corner = (noise: number) =>
  Buffer.from(Array.from({ length: CORNER_SIDE ** 2 }, (_, at) => 120 + (at % 7) + random.normal() * noise)).toString('base64');
const fiveCorners = (make: () => string) => Array.from({ length: 5 }, make);

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1';
const phone = { user_agent: IPHONE, platform: 'iPhone', touch_points: 5, facing: 'user' };
const pixel = {
  user_agent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  ...{ platform: 'Linux armv81', touch_points: 5, facing: 'user' },
};
const laptop = {
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  ...{ platform: 'Win32', touch_points: 0, facing: null },
};
const film = (changes: Partial<FilmFacts> = {}): FilmFacts => ({
  ...{ times: clock(0.6), seals: sealed(digests), corners: fiveCorners(() => corner(3)), device: phone },
  ...changes,
});
const signsOf = (changes: Partial<FilmFacts>) => injectionSignsOf(film(changes), { nonce: NONCE, digests });

describe('the signs of injection', () => {
  it.each([phone, pixel, laptop])('are none where camera, clock, noise and seals are a device’s own: $platform', (device) => {
    expect(signsOf({ device })).toEqual([]);
  });

  it('say that nothing was told', () => {
    expect(injectionSignsOf(undefined, { nonce: NONCE, digests })).toEqual(['not_told']);
    expect(injectionSignsOf(null, { nonce: NONCE, digests })).toEqual(['not_told']);
  });

  it('tell a clock that is too regular, also where frames were left out, and none by a few frames', () => {
    expect(signsOf({ times: clock(0) })).toEqual(['clock_regular']);
    expect(signsOf({ times: clock(0.02).filter((_, at) => at % 5 !== 3) })).toEqual(['clock_regular']);
    expect(signsOf({ times: clock(0, 29) })).toEqual([]);
    expect(signsOf({ times: [] })).toEqual([]);
  });

  it('tell times that go back or stand still, and a gap', () => {
    const times = clock(0.6);
    expect(signsOf({ times: times.with(20, times[19]! - 40) })).toEqual(['clock_jumps']);
    expect(signsOf({ times: times.with(20, times[19]!) })).toEqual(['clock_jumps']);
    expect(signsOf({ times: times.map((time, at) => (at < 30 ? time : time + 6000)) })).toEqual(['clock_jumps']);
    expect(signsOf({ times: times.map((time, at) => (at < 30 ? time : time + 900)) })).toEqual([]);
  });

  it.each([
    ['a phone on a desktop’s system', { ...phone, platform: 'Linux x86_64 Win32' }],
    ['a desktop on a phone’s system', { ...laptop, platform: 'Linux armv8l' }],
    ['a phone that nobody can touch', { ...pixel, touch_points: 0 }],
    ['a phone’s camera that looks nowhere', { ...phone, facing: null }],
  ])('tell %s', (_, device) => {
    expect(signsOf({ device })).toEqual(['device_contradicts']);
  });

  it('tell one picture in several frames, and neither a wall without detail nor a quiet camera', () => {
    const still = corner(3);
    expect(signsOf({ corners: fiveCorners(() => still) })).toEqual(['noise_repeats']);
    expect(signsOf({ corners: [corner(3), corner(3), still, still, still] })).toEqual(['noise_repeats']);
    expect(signsOf({ corners: [still, still, corner(3), corner(3), corner(3)] })).toEqual([]);
    expect(signsOf({ corners: fiveCorners(() => corner(0.8)) })).toEqual([]);
    const white = Buffer.alloc(CORNER_SIDE ** 2, 255).toString('base64');
    expect(signsOf({ corners: fiveCorners(() => white) })).toEqual([]);
    expect(signsOf({ corners: fiveCorners(() => still.slice(0, 100)) }), 'a corner of another size').toEqual([]);
  });

  it('tell frames that are others, in another order, of another challenge, or without seals', () => {
    const seals = sealed(digests);
    expect(signsOf({ seals: [] })).toEqual(['not_sealed']);
    expect(signsOf({ seals: seals.slice(0, 4) })).toEqual(['not_sealed']);
    expect(signsOf({ seals: sealed(digests, 'b2'.repeat(16)) })).toEqual(['not_sealed']);
    expect(signsOf({ seals: sealed(digests.toReversed()) })).toEqual(['not_sealed']);
    expect(injectionSignsOf(film(), { nonce: NONCE, digests: digests.with(3, hash('other')) })).toEqual(['not_sealed']);
  });
});
