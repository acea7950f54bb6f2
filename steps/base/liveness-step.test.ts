import { describe, expect, test } from 'vitest';
import type { Challenge } from '#contracts/steps/liveness-step.ts';
import { type Move, NEARER, SHIFT, START } from '#vision/face/moves.ts';
import type { FrameMeasure, PortraitsPort, StepPadVerdict } from '../ports/portraits.ts';
import { drawChallenge, livenessFact, livenessOf, proveLife } from './liveness-step.server.ts';
import { type StepContext, StepFailure } from './step.server.ts';

const selfie = { uuid: 'selfie', capture: 'live' };
type Measured = Awaited<ReturnType<PortraitsPort['measureFrames']>>;

/** Returns the measure of a frame in which a face makes the move exactly. */
function frame({ turn, near, side }: Move): FrameMeasure {
  const right = side === 'left' ? SHIFT : side === 'right' ? -SHIFT : 0;
  const down = side === 'down' ? SHIFT : side === 'up' ? -SHIFT : 0;
  const turned = turn === null ? 0 : turn === 'left' ? 25 : -25;
  return {
    ...{ turn: turned, height: near ? 100 * NEARER : 100, x: 300 + 100 * right, y: 300 + 100 * down },
    ...{ spread: near ? 0.63 : 0.61, likeness: 'match' },
  };
}
const obeys = (moves: readonly Move[]): Measured => ({ frames: [START, ...moves].map(frame) });

/** Builds a step with a filmed person; `sees` returns the measures of the face pool (null: it is down). */
function person(
  sees: (challenge: Challenge) => Measured | null,
  { capture = 'live', livemode = true, pad = async (): Promise<StepPadVerdict | null> => null } = {},
) {
  let memory: Record<string, unknown> = {};
  let taken = 0;
  let now = new Date('2026-11-23T18:00:00Z');
  let challenge: Challenge = { nonce: '', moves: [], seconds: 0 };
  const frames = ['f0', 'f1', 'f2', 'f3', 'f4'];
  const media = [{ uuid: 'selfie', collection: 'selfie', capture: 'live' }];
  const films = () => {
    media.push(...frames.map((uuid) => ({ uuid, collection: 'liveness', capture })));
  };
  const context = () =>
    ({
      ...{ memory, now, workflow: { livemode } },
      remember: (values: Record<string, unknown>) => {
        memory = { ...memory, ...values };
      },
      ports: {
        media: { list: async () => media, read: async () => new Uint8Array() },
        allowance: {
          async take(_: string, { most }: { most: number }) {
            if (taken++ >= most) throw new StepFailure('attempts_exhausted', 'Used up');
          },
        },
        portraits: {
          async measureFrames() {
            const seen = sees(challenge);
            if (seen === null) throw new StepFailure('unavailable', 'down');
            return seen;
          },
          detectAttack: pad,
        },
      },
    }) as unknown as StepContext;
  return {
    async draws(way: 'turns' | 'places' = 'turns') {
      media.splice(1);
      challenge = await drawChallenge({ way }, context());
      films();
      return challenge;
    },
    films,
    drawsAfterFilming: async () => {
      challenge = await drawChallenge({ way: 'turns' }, context());
    },
    proves: async (more: object = {}) =>
      (await proveLife({ nonce: challenge.nonce, selfie: 'selfie', frames, ...more }, context())).outcome,
    waits(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    answer: (of = selfie) => livenessOf({ liveness: 'challenge' }, of, context()),
  };
}

const passed = { challenge: 'passed', signals: ['one_face', 'order', 'depth'], trouble: null, pad: 'not_certified', pad_report: null };

describe('a challenge', () => {
  test.each(['turns', 'places'] as const)('%s: is passed by whoever does what it asks, and is said of this selfie alone', async (way) => {
    const luisa = person(({ moves }) => obeys(moves));
    await luisa.draws(way);
    expect(await luisa.proves()).toBe('passed');
    expect(luisa.answer()).toEqual({ ...passed, way });
    expect(luisa.answer({ uuid: 'another', capture: 'live' })).toMatchObject({ challenge: 'not_judged', trouble: 'not_tried' });
    expect(livenessFact(luisa.answer(), new Date(0))).toEqual({ liveness: [{ passed: true, at: '1970-01-01T00:00:00.000Z' }] });
  });

  test('is answered by frames that came after it alone', async () => {
    const stranger = person(({ moves }) => obeys(moves));
    stranger.films();
    await stranger.drawsAfterFilming();
    await expect(stranger.proves()).rejects.toThrow('Upload 5 frames');
  });

  test('is drawn anew each time, judged once, and over after two minutes', async () => {
    const luisa = person(({ moves }) => obeys(moves));
    const first = await luisa.draws();
    expect((await luisa.draws()).nonce).not.toBe(first.nonce);
    expect(await luisa.proves({ nonce: first.nonce })).toBe('again');
    expect(await luisa.proves()).toBe('over');
    expect(luisa.answer()).toMatchObject({ challenge: 'failed', trouble: 'expired' });
    const rosa = person(({ moves }) => obeys(moves));
    await rosa.draws();
    rosa.waits(121);
    expect(await rosa.proves()).toBe('again');
    await rosa.draws();
    rosa.waits(119);
    expect(await rosa.proves()).toBe('passed');
  });

  test('fails by the moves of another one, by another face and by no face; after the second failure nobody is asked again', async () => {
    const other = person(() => obeys([]));
    await other.draws();
    expect(await other.proves()).toBe('again');
    expect(other.answer()).toMatchObject({ challenge: 'failed', trouble: 'other_face', signals: [] });
    const still = person(({ moves }) => obeys(moves.map(() => START)));
    await still.draws();
    expect([await still.proves(), still.answer()?.trouble]).toEqual(['again', 'order']);
    await still.draws();
    expect(await still.proves()).toBe('over');
    const nobody = person(() => ({ trouble: 'several_faces' }));
    await nobody.draws();
    expect([await nobody.proves(), nobody.answer()?.trouble]).toEqual(['again', 'several_faces']);
  });

  test('is not judged where nobody can, and where depth was not seen; the person goes on', async () => {
    const down = person(() => null);
    await down.draws();
    expect(await down.proves()).toBe('over');
    expect(down.answer()).toMatchObject({ challenge: 'not_judged', trouble: 'unavailable' });
    expect(livenessFact(down.answer(), new Date(0))).toBeNull();
    const flat = person(({ moves }) => ({ frames: [START, ...moves].map((move) => ({ ...frame(move), spread: 0.61 })) }));
    await flat.draws('places');
    expect(await flat.proves()).toBe('over');
    expect(flat.answer()).toMatchObject({ challenge: 'not_judged', trouble: 'no_depth', signals: ['one_face', 'order'] });
  });

  const pad = { provider: 'vendor', standard: 'ISO/IEC 30107-3 level 2', score: 0.9, reference: 'r-1' };

  test.each([
    ['passed', 'passed', 'passed', null],
    ['failed', 'again', 'failed', 'attack'],
    ['unsure', 'over', 'not_judged', 'attack_unsure'],
  ] as const)('of which a certified product says %s, is %s for the person and %s for keys', async (outcome, hears, challenge, trouble) => {
    const luisa = person(({ moves }) => obeys(moves), { pad: async () => ({ ...pad, outcome }) });
    await luisa.draws();
    expect(await luisa.proves()).toBe(hears);
    expect(luisa.answer()).toMatchObject({ challenge, trouble, pad: outcome, pad_report: pad });
    const fact = { passed: outcome === 'passed', at: '1970-01-01T00:00:00.000Z', pad: { ...pad, outcome } };
    expect(livenessFact(luisa.answer(), new Date(0))).toEqual(outcome === 'unsure' ? null : { liveness: [fact] });
  });

  test('that failed stays so until one is passed: no other selfie and no film that nobody can judge hides it', async () => {
    let seen: 'mask' | 'nobody' | 'luisa' = 'mask';
    const stranger = person(({ moves }) => (seen === 'nobody' ? null : obeys(moves)), {
      pad: async () => ({ ...pad, outcome: seen === 'mask' ? 'failed' : 'passed' }),
    });
    await stranger.draws();
    await stranger.proves();
    expect(stranger.answer({ uuid: 'another', capture: 'live' })).toMatchObject({ challenge: 'failed', trouble: 'attack', pad: 'failed' });
    seen = 'nobody';
    await stranger.draws();
    expect(await stranger.proves()).toBe('over');
    expect(stranger.answer()).toMatchObject({ challenge: 'failed', trouble: 'attack', pad: 'failed' });
    seen = 'luisa';
    await stranger.draws();
    expect([await stranger.proves(), stranger.answer()?.challenge]).toEqual(['passed', 'passed']);
  });

  test('that is passed after a certified product saw two attacks is for a human to judge, and a third attack is one', async () => {
    const says: StepPadVerdict['outcome'][] = ['failed', 'failed', 'passed', 'failed', 'unsure'];
    const stranger = person(({ moves }) => obeys(moves), { pad: async () => ({ ...pad, outcome: says.shift()! }) });
    const tries = async () => {
      await stranger.draws();
      return [await stranger.proves(), stranger.answer()];
    };
    expect(await tries()).toMatchObject(['again', { challenge: 'failed', trouble: 'attack' }]);
    expect(await tries()).toMatchObject(['over', { challenge: 'failed', trouble: 'attack' }]);
    const passing = { ...{ challenge: 'not_judged', trouble: 'attack_unsure', signals: ['one_face', 'order', 'depth'] }, pad: 'passed' };
    expect(await tries()).toMatchObject(['over', passing]);
    expect(livenessFact(stranger.answer(), new Date(0))).toBeNull();
    expect(await tries()).toMatchObject(['over', { challenge: 'failed', trouble: 'attack' }]);
    expect(await tries(), 'an attack is not hidden by a doubt').toMatchObject(['over', { challenge: 'failed', trouble: 'attack' }]);
  });

  test('is not judged where the certified product does not answer, and no word of it stands against the person', async () => {
    const luisa = person(({ moves }) => obeys(moves), { pad: () => Promise.reject(new StepFailure('unavailable', 'down')) });
    await luisa.draws();
    expect(await luisa.proves()).toBe('over');
    expect(luisa.answer()).toMatchObject({ challenge: 'not_judged', trouble: 'unavailable', pad: 'unavailable' });
    expect(livenessFact(luisa.answer(), new Date(0))).toBeNull();
  });

  test('which we did not see passed is no question for a certified product', async () => {
    let asked = 0;
    const still = person(({ moves }) => obeys(moves.map(() => START)), {
      pad: async () => {
        asked++;
        return { ...pad, outcome: 'passed' };
      },
    });
    await still.draws();
    await still.proves();
    expect([still.answer(), asked]).toMatchObject([{ challenge: 'failed', trouble: 'order', pad: 'not_certified' }, 0]);
  });

  test('wants all of its frames, each its own, from a camera', async () => {
    const luisa = person(({ moves }) => obeys(moves));
    await luisa.draws();
    for (const frames of [
      ['f0', 'f1', 'f2', 'f3'],
      ['f0', 'f1', 'f2', 'f3', 'f3'],
      ['f0', 'f1', 'f2', 'f3', 'selfie'],
    ])
      await expect(luisa.proves({ frames })).rejects.toMatchObject({ problem: 'media_missing' });
    const drawn = person(({ moves }) => obeys(moves), { capture: 'fixture' });
    await drawn.draws();
    await expect(drawn.proves()).rejects.toMatchObject({ problem: 'media_missing' });
    expect(await luisa.proves()).toBe('passed');
  });

  test('nobody draws until one comes that suits them', async () => {
    const patient = person(() => obeys([]));
    for (let draw = 0; draw < 6; draw++) await patient.draws();
    await expect(patient.draws()).rejects.toMatchObject({ problem: 'attempts_exhausted' });
  });

  test('is not asked where the setup says so, and the drawn specimen passes', () => {
    const luisa = person(() => null);
    expect(livenessOf({ liveness: 'none' }, selfie, {} as never)).toBeNull();
    expect(livenessOf({}, selfie, {} as never)).toBeNull();
    expect(luisa.answer({ uuid: 'selfie', capture: 'fixture' })).toEqual({ ...passed, way: null, signals: [] });
    expect(luisa.answer()).toMatchObject({ challenge: 'not_judged', trouble: 'not_tried' });
  });
});
