import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Challenge, ChallengeVerdict, ChallengeWay } from '#contracts/steps/liveness-step.ts';
import { type FilmEvent, livenessMachine, type Proof } from './liveness.machine.ts';

const challenge: Challenge = { nonce: 'n', seconds: 120, moves: [{ turn: 'left', near: false, side: 'centre' }] };
const device = { user_agent: '', platform: '', touch_points: 0, facing: null };
const facts = { times: [], seals: [], corners: [], device };
const films: FilmEvent = { type: 'film.done', frames: [new Blob(), new Blob()], facts };

/** Starts a challenge. `ends` returns the end of each film (null: it goes on), `says` the server's verdict. */
function person({
  ends = () => films as FilmEvent | null,
  says = () => ({ outcome: 'passed' }) as ChallengeVerdict | Promise<never>,
  draws = async () => challenge,
} = {}) {
  const ways: ChallengeWay[] = [];
  const actor = createActor(
    livenessMachine.provide({
      actors: {
        draw: fromPromise<Challenge, { way: ChallengeWay }>(({ input }) => {
          ways.push(input.way);
          return draws();
        }),
        film: fromCallback(({ sendBack }) => {
          const end = ends();
          if (end) queueMicrotask(() => sendBack(end));
        }),
        prove: fromPromise<ChallengeVerdict, Proof>(async () => says()),
      },
    }),
  ).start();
  return { actor, ways, at: (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state)) };
}

describe('the challenge', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('is drawn, filmed and judged, and ends where it was passed', async () => {
    await person().at('done');
  });

  it('keeps no frame once the server has judged them, or did not', async () => {
    for (const [state, says] of [
      ['done', () => ({ outcome: 'passed' }) as ChallengeVerdict],
      ['again', () => ({ outcome: 'again' }) as ChallengeVerdict],
      ['over', () => Promise.reject<never>(new Error('offline'))],
    ] as const) {
      const luisa = person({ says });
      await luisa.at(state);
      expect(luisa.actor.getSnapshot().context).toMatchObject({ frames: [], facts: null });
    }
  });

  it('is asked once more after a failure, another way where they like, and no third time; they go on', async () => {
    const luisa = person({ says: () => ({ outcome: 'again' }) });
    await luisa.at('again');
    luisa.actor.send({ type: 'way.other' });
    await luisa.at('over');
    expect(luisa.ways).toEqual(['turns', 'places']);
    luisa.actor.send({ type: 'way.other' });
    expect(luisa.actor.getSnapshot().value).toBe('over');
    luisa.actor.send({ type: 'go.on' });
    await luisa.at('done');
  });

  it('changes its way while it is filmed, and draws anew', async () => {
    const luisa = person({ ends: () => null });
    await luisa.at('filming');
    luisa.actor.send({ type: 'film.move', at: 1 });
    luisa.actor.send({ type: 'way.other' });
    await luisa.at('filming');
    expect([luisa.ways, luisa.actor.getSnapshot().context.at]).toEqual([['turns', 'places'], 0]);
  });

  it('is over where the server says so, where it cannot be asked, and without a camera', async () => {
    await person({ says: () => ({ outcome: 'over' }) }).at('over');
    await person({ says: () => Promise.reject(new Error('offline')) }).at('over');
    await person({ draws: () => Promise.reject(new Error('attempts_exhausted')) }).at('over');
    const blind = person({ ends: () => ({ type: 'film.failed', trouble: 'camera' }) });
    await blind.at('over');
    expect(blind.actor.getSnapshot().context.end).toBe('camera');
    blind.actor.send({ type: 'try.again' });
    await blind.at('over');
    expect(blind.ways).toHaveLength(2);
  });

  it('waits for nothing without an end', async () => {
    const silent = () => new Promise<never>(() => undefined);
    const drawn = person({ draws: silent });
    await vi.advanceTimersByTimeAsync(20_100);
    expect(drawn.actor.getSnapshot().value).toBe('over');
    const filmed = person({ ends: () => null });
    await filmed.at('filming');
    await vi.advanceTimersByTimeAsync(120_100);
    expect(filmed.actor.getSnapshot().value).toBe('again');
    const proven = person({ says: silent });
    await proven.at('proving');
    await vi.advanceTimersByTimeAsync(60_100);
    expect(proven.actor.getSnapshot().value).toBe('over');
  });
});
