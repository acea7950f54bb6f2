import { createHash } from 'node:crypto';
import type { FilmFacts, InjectionSign } from '#contracts/steps/film-facts.ts';
import { CORNER_SIDE, sealedText } from '#contracts/steps/film-limits.ts';

// Signs of injection (CEN/TS 18099). They are facts for whoever looks at a case: honest devices may show one, and an attacker with a
// program of their own shows none.

/** Minimum number of times by which a clock is judged. */
const MIN_TIMES = 30;
/** Maximum deviation from a multiple of the usual interval, in milliseconds, of a clock that no camera has: even a good one's vary by 0.1. */
const REGULAR_MS = 0.05;
/** Minimum gap between two frames that counts as a jump, in milliseconds. A phone that is busy leaves out a second at most. */
const JUMP_MS = 5000;
/** Minimum mean difference of a pixel to its neighbours, in grey values, of a corner that has texture or noise at all. */
const MIN_TEXTURE = 0.5;
/** Minimum share of equal pixels of two corners that hold one picture. A camera's noise changes most of them. */
const MIN_EQUAL = 0.99;

/** Returns the signs of injection in what a browser told of a film. `digests`: SHA-256 of its frames as they arrived, in hexadecimal digits. */
export function injectionSignsOf(
  facts: FilmFacts | null | undefined,
  { nonce, digests }: { nonce: string; digests: readonly string[] },
): InjectionSign[] {
  if (!facts) return ['not_told'];
  const { times, corners, device, seals } = facts;
  const signs: readonly (InjectionSign | false)[] = [
    isRegular(times) && 'clock_regular',
    jumps(times) && 'clock_jumps',
    contradicts(device) && 'device_contradicts',
    repeatsNoise(corners) && 'noise_repeats',
    !isSealed(seals, nonce, digests) && 'not_sealed',
  ];
  return signs.filter((sign) => sign !== false);
}

const intervalsOf = (times: readonly number[]): number[] => times.slice(1).map((time, at) => time - times[at]!);

/** True if every frame comes a whole number of intervals after the one before, to a twentieth of a millisecond. */
function isRegular(times: readonly number[]): boolean {
  if (times.length < MIN_TIMES) return false;
  const intervals = intervalsOf(times);
  const usual = intervals.toSorted((one, other) => one - other)[Math.floor(intervals.length / 2)]!;
  return usual > 0 && intervals.every((interval) => Math.abs(interval - usual * Math.max(1, Math.round(interval / usual))) <= REGULAR_MS);
}

const jumps = (times: readonly number[]): boolean => intervalsOf(times).some((interval) => interval <= 0 || interval >= JUMP_MS);

/** Systems in a user agent, and what `navigator.platform` says there. */
const PLATFORMS: readonly (readonly [agent: RegExp, platform: RegExp])[] = [
  [/iPhone|iPod/, /^iP(hone|od)/],
  [/Android/, /Linux|Android/],
  [/Windows NT/, /^Win/],
  [/Macintosh/, /^(Mac|iPad)/],
];
/** Returns whether it is a phone's: a phone can be touched, and its cameras say which way they look. */
const isOfPhone = (agent: string): boolean => agent.includes('iPhone') || (agent.includes('Android') && agent.includes('Mobile'));

function contradicts({ user_agent, platform, touch_points, facing }: FilmFacts['device']): boolean {
  const system = PLATFORMS.find(([agent]) => agent.test(user_agent));
  if (system && !system[1].test(platform)) return true;
  return isOfPhone(user_agent) && (touch_points === 0 || facing === null);
}

/** True if at least half of the frames have the same corner as the frame before, to the last grey value: a picture that only moves. */
function repeatsNoise(corners: readonly string[]): boolean {
  const pictures = corners.map((corner) => Buffer.from(corner, 'base64')).filter(hasTexture);
  const pairs = pictures.slice(1).map((picture, at) => picture.filter((value, pixel) => value === pictures[at]![pixel]).length);
  const repeated = pairs.filter((equal) => equal >= MIN_EQUAL * CORNER_SIDE ** 2).length;
  return pairs.length > 0 && repeated >= pairs.length / 2;
}

/** False for a corner without detail, such as an overexposed wall, and for one of another size. */
function hasTexture(corner: Buffer): boolean {
  if (corner.length !== CORNER_SIDE ** 2) return false;
  let sum = 0;
  for (let at = 1; at < corner.length; at++) sum += Math.abs(corner[at]! - corner[at - 1]!);
  return sum / corner.length >= MIN_TEXTURE;
}

function isSealed(seals: readonly string[], nonce: string, digests: readonly string[]): boolean {
  let before = nonce;
  return (
    seals.length === digests.length &&
    digests.every((digest, at) => {
      before = createHash('sha256').update(sealedText(before, digest)).digest('hex');
      return seals[at] === before;
    })
  );
}
