import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Challenge } from '#contracts/steps/liveness-step.ts';
import { type Move, NEARER_FACTOR, SHIFT, START } from '#vision/face/moves.ts';
import type { FrameMeasure, PortraitsPort, StepPadVerdict } from '../ports/portraits.ts';
import { drawChallenge, livenessFact, livenessOf, proveLife } from './liveness-step.server.ts';
import { type StepContext, StepFailure, TRIES } from './step.server.ts';

const selfie = { uuid: 'selfie', sha256: 'of-selfie', sent_sha256: 'of-selfie as sent', capture: 'live' };
/** Returns a file's hashes as the server stores it and as the browser sent it, which differ. */
const hashesOf = (file: string) => ({ sha256: file, sent_sha256: `${file} as sent` });
type Measured = Awaited<ReturnType<PortraitsPort['measureFrames']>>;

/** Returns the measure of a frame in which a face makes the move exactly. */
function frame({ turn, near, side }: Move): FrameMeasure {
  const right = side === 'left' ? SHIFT : side === 'right' ? -SHIFT : 0;
  const down = side === 'down' ? SHIFT : side === 'up' ? -SHIFT : 0;
  const aside = turn === null ? 0 : turn === 'left' ? 25 : -25;
  return {
    ...{ turn: aside, height: near ? 100 * NEARER_FACTOR : 100, x: 300 + 100 * right, y: 300 + 100 * down },
    ...{ spread: near ? 0.63 : 0.61, likeness: 'match' },
  };
}
/** Returns a film of a face that makes the moves, with this relief between each frame that looks ahead and each that is turned. */
function obeys(moves: readonly Move[], relief = 0.3): Extract<Measured, { pairs: unknown }> {
  const all = [START, ...moves];
  const of = (isTurned: boolean) => all.flatMap(({ turn }, at) => ((turn !== null) === isTurned ? at : []));
  const pairs = of(false).flatMap((ahead) => of(true).map((aside) => ({ ahead, aside, relief })));
  return { frames: all.map(frame), pairs };
}

/** Builds a step with a filmed person; `sees` returns the measures of the face pool (null: it is down). */
function person(
  sees: (challenge: Challenge) => Measured | null,
  { capture = 'live', livemode = true, relief = 'judge', pad = async (): Promise<StepPadVerdict | null> => null } = {},
) {
  let memory: Record<string, unknown> = {};
  let taken = 0;
  let now = new Date('2026-11-23T18:00:00Z');
  let challenge: Challenge = { nonce: '', moves: [], seconds: 0 };
  const frames = ['f0', 'f1', 'f2', 'f3', 'f4'];
  const media = [{ ...selfie, collection: 'selfie' }];
  let film = 0;
  const films = () => {
    film++;
    media.push(...frames.map((uuid) => ({ uuid, ...hashesOf(`${uuid} of film ${film}`), collection: 'liveness', capture })));
  };
  const context = () =>
    ({
      ...{ memory, now, workflow: { livemode }, setup: { relief } },
      remember: (values: Record<string, unknown>) => {
        memory = { ...memory, ...values };
      },
      ports: {
        media: { list: async () => media, read: async () => new Uint8Array() },
        allowance: {
          async take(_: string, { max }: { max: number }) {
            if (taken++ >= max) throw new StepFailure('attempts_exhausted', 'Used up');
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
    }) as unknown as StepContext & { setup: { relief: 'judge' | 'record' } };
  return {
    async draws(way: 'turns' | 'places' = 'turns') {
      media.splice(1);
      challenge = await drawChallenge({ way }, context());
      films();
      return challenge;
    },
    films,
    /** Stores the frames of the first film again, under other uuids. */
    repeatsFilm: () =>
      media.push(...frames.map((uuid) => ({ uuid: `again-${uuid}`, ...hashesOf(`${uuid} of film 1`), collection: 'liveness', capture }))),
    remembers: () => memory,
    /** Does what an operator's update of the workflow does. */
    isOpenedAgain() {
      memory = Object.fromEntries(Object.entries(memory).filter(([key]) => key !== TRIES));
      taken = 0;
    },
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

const passed = {
  challenge: 'passed',
  signals: ['one_face', 'order', 'depth'],
  trouble: null,
  relief: null,
  likeness: null,
  injection: ['not_told'],
  pad: 'not_certified',
  pad_report: null,
};

describe('a challenge', () => {
  test('without turns shows no relief, so nobody passes it where relief is judged: a print passes what else it asks', async () => {
    const luisa = person(({ moves }) => obeys(moves));
    await luisa.draws('places');
    expect(await luisa.proves()).toBe('over');
    expect(luisa.answer()).toMatchObject({ challenge: 'not_judged', trouble: 'no_relief', relief: null });
  });

  test.each([
    ['turns', 'judge'],
    ['places', 'record'],
  ] as const)('%s: is passed by whoever does what it asks, and is said of this selfie alone', async (way, relief) => {
    const luisa = person(({ moves }) => obeys(moves), { relief });
    await luisa.draws(way);
    expect(await luisa.proves()).toBe('passed');
    const attempts = { draws: 1, failures: 0, unclear: 0 };
    expect(luisa.answer()).toEqual({ ...passed, way, relief: way === 'turns' ? 0.3 : null, attempts });
    expect(luisa.answer({ ...selfie, uuid: 'another' })).toMatchObject({ challenge: 'not_judged', trouble: 'not_tried' });
    expect(luisa.answer({ ...selfie, sha256: 'others' })).toMatchObject({ challenge: 'not_judged', trouble: 'not_tried' });
    expect(livenessFact(luisa.answer(), new Date(0))).toEqual({ liveness: [{ passed: true, at: '1970-01-01T00:00:00.000Z' }] });
  });

  test('is passed and failed as without signs of injection, which are told of what arrived', async () => {
    const device = { user_agent: '', platform: '', touch_points: 0, facing: null };
    const filmed = (nonce: string) => {
      const seals: string[] = [];
      for (let at = 0; at < 5; at++) seals.push(hash('sha256', `${seals[at - 1] ?? nonce} f${at} of film 1 as sent`));
      return { times: [], corners: [], device, seals };
    };
    const luisa = person(({ moves }) => obeys(moves));
    const { nonce } = await luisa.draws();
    expect(await luisa.proves({ facts: filmed(nonce) })).toBe('passed');
    expect(luisa.answer()).toMatchObject({ challenge: 'passed', injection: [] });
    const marta = person(({ moves }) => obeys(moves));
    await marta.draws();
    expect(await marta.proves({ facts: { ...filmed('another'), times: [5, 4] } })).toBe('passed');
    expect(marta.answer()).toMatchObject({ challenge: 'passed', injection: ['clock_jumps', 'not_sealed'] });
  });

  test('is answered by frames that came after it alone', async () => {
    const stranger = person(({ moves }) => obeys(moves));
    stranger.films();
    await stranger.drawsAfterFilming();
    await expect(stranger.proves()).rejects.toThrow('Upload 5 frames');
    stranger.repeatsFilm();
    const frames = ['f0', 'f1', 'f2', 'f3', 'f4'].map((uuid) => `again-${uuid}`);
    await expect(stranger.proves({ frames }), 'the same bytes under another name').rejects.toThrow('Upload 5 frames');
  });

  test('that was judged is not judged again: the person hears the same, and nothing changes', async () => {
    let obedient = true;
    const luisa = person(({ moves }) => obeys(obedient ? moves : moves.map(() => START)));
    const first = await luisa.draws();
    expect(await luisa.proves()).toBe('passed');
    obedient = false;
    const before = luisa.remembers();
    expect([await luisa.proves(), await luisa.proves({ selfie: 'another', frames: [] })]).toEqual(['passed', 'passed']);
    expect(luisa.remembers()).toBe(before);
    await luisa.draws();
    expect(await luisa.proves({ nonce: first.nonce }), 'while another one is open').toBe('passed');
    expect([await luisa.proves(), luisa.answer()?.trouble]).toEqual(['again', 'order']);
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
    const nobody = person(() => ({ trouble: 'several_faces', frame: 1 }));
    await nobody.draws();
    expect([await nobody.proves(), nobody.answer()?.trouble]).toEqual(['again', 'several_faces']);
  });

  test('is not judged where nobody can, and where depth was not seen; the person goes on', async () => {
    const down = person(() => null);
    await down.draws();
    expect(await down.proves()).toBe('over');
    expect(down.answer()).toMatchObject({ challenge: 'not_judged', trouble: 'unavailable' });
    expect(livenessFact(down.answer(), new Date(0))).toBeNull();
    const flat = person(({ moves }) => ({ frames: [START, ...moves].map((move) => ({ ...frame(move), spread: 0.61 })), pairs: [] }));
    await flat.draws('places');
    expect(await flat.proves()).toBe('over');
    expect(flat.answer()).toMatchObject({ challenge: 'not_judged', trouble: 'no_depth', signals: ['one_face', 'order'] });
  });

  test('of a bent print is not judged, nor one of which too little was seen; the payload has the relief, and a product is not asked', async () => {
    let asked = 0;
    const pad = async () => {
      asked++;
      return null;
    };
    const tries = async (sees: (challenge: Challenge) => Measured, more: object = {}) => {
      const somebody = person(sees, { pad, ...more });
      await somebody.draws();
      return [await somebody.proves(), somebody.answer()] as const;
    };
    const signals = ['one_face', 'order', 'depth'];
    const missing = { challenge: 'not_judged', trouble: 'no_relief', signals };
    expect(await tries(({ moves }) => obeys(moves, 0.0512))).toMatchObject(['over', { ...missing, relief: 0.051 }]);
    expect(await tries(({ moves }) => obeys(moves, -0.2))).toMatchObject(['over', { ...missing, relief: -0.2 }]);
    expect(await tries(({ moves }) => ({ ...obeys(moves), pairs: obeys(moves).pairs.slice(0, 1) }))).toMatchObject([
      'over',
      { ...missing, relief: null },
    ]);
    expect(asked).toBe(0);
    expect(await tries(({ moves }) => obeys(moves, 0.08))).toMatchObject(['passed', { challenge: 'passed', relief: 0.08 }]);
    const recorded = await tries(({ moves }) => obeys(moves, 0.02), { relief: 'record' });
    expect(recorded).toMatchObject(['passed', { challenge: 'passed', trouble: null, relief: 0.02 }]);
    expect(asked).toBe(2);
  });

  test('is judged by pairs of which one frame was asked to look ahead and one to turn, whatever else was measured', async () => {
    const luisa = person(({ moves }) => {
      const { frames, pairs } = obeys(moves, 0.02);
      const aside = pairs.map((pair) => pair.aside);
      return { frames, pairs: [...pairs, ...Array.from({ length: 30 }, () => ({ ahead: aside[0]!, aside: aside[1]!, relief: 0.5 }))] };
    });
    await luisa.draws();
    await luisa.proves();
    expect(luisa.answer()).toMatchObject({ challenge: 'not_judged', trouble: 'no_relief', relief: 0.02 });
  });

  test.each([null, 0, 1, 4])('in which a face was lost is not judged, and asked once more: frame %s', async (frame) => {
    const luisa = person(() => ({ trouble: 'no_face', frame }));
    await luisa.draws();
    expect([await luisa.proves(), luisa.answer()]).toMatchObject(['again', { challenge: 'not_judged', trouble: 'no_face' }]);
    expect(livenessFact(luisa.answer(), new Date(0))).toBeNull();
    await luisa.draws();
    expect([await luisa.proves(), luisa.answer()]).toMatchObject(['over', { challenge: 'not_judged', trouble: 'no_face' }]);
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
    expect(stranger.answer({ ...selfie, uuid: 'another' })).toMatchObject({ challenge: 'failed', trouble: 'attack', pad: 'failed' });
    seen = 'nobody';
    await stranger.draws();
    expect(await stranger.proves()).toBe('over');
    expect(stranger.answer()).toMatchObject({ challenge: 'failed', trouble: 'attack', pad: 'failed' });
    seen = 'luisa';
    await stranger.draws();
    expect([await stranger.proves(), stranger.answer()?.challenge]).toEqual(['passed', 'passed']);
  });

  test('that is passed after two that were not is for a human to judge, and the payload counts them all', async () => {
    const reliefs = [0.3, 0.02, 0.3, 0.3, 0.3];
    const moves: boolean[] = [false, true, true, true, true];
    const print = person((challenge) => obeys(moves.shift() ? challenge.moves : challenge.moves.map(() => START), reliefs.shift()));
    const tries = async () => {
      await print.draws();
      return [await print.proves(), print.answer()];
    };
    expect(await tries()).toMatchObject(['again', { challenge: 'failed', attempts: { draws: 1, failures: 1, unclear: 0 } }]);
    expect(await tries()).toMatchObject(['over', { challenge: 'failed', attempts: { draws: 2, failures: 1, unclear: 1 } }]);
    const late = { challenge: 'not_judged', trouble: 'late', signals: ['one_face', 'order', 'depth'] };
    expect(await tries()).toMatchObject(['over', { ...late, attempts: { draws: 3, failures: 1, unclear: 2 } }]);
    expect(await tries()).toMatchObject(['over', late]);
    print.isOpenedAgain();
    expect(await tries()).toMatchObject(['passed', { challenge: 'passed', attempts: { draws: 1, failures: 0, unclear: 0 } }]);
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
    expect(luisa.answer({ ...selfie, capture: 'fixture' })).toEqual({
      ...passed,
      way: null,
      signals: [],
      injection: [],
      attempts: { draws: 0, failures: 0, unclear: 0 },
    });
    expect(luisa.answer()).toMatchObject({ challenge: 'not_judged', trouble: 'not_tried' });
  });
});
