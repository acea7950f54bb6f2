import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MIN_SHARPNESS } from '../quality/focus.ts';
import type { Quad } from '../warp.ts';
import type { Strictness } from './demands.ts';
import { type Advice, DocumentWatch } from './document-watch.ts';
import { type DocumentLook, NOTHING } from './look.ts';

/** Milliseconds between two looks of a slow phone. */
const PACE = 150;

/** Returns the corners of a card from its upper left corner and size, in parts of the frame. */
function card(x: number, y: number, width: number, height = width): Quad {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

const good: DocumentLook = { quad: card(0.1, 0.1, 0.8), isCut: false, focus: 2 * MIN_SHARPNESS, glare: 0, thumbnail: null };

/** Feeds looks to a watch. Returns the advice after each look, and the index of the first look that was ready (-1: none). */
function watch(looks: readonly DocumentLook[], before: readonly number[] | null = null, strictness?: Strictness) {
  const watching = new DocumentWatch({ before, ...(strictness ? { strictness } : {}) });
  const verdicts = looks.map((look, at) =>
    watching.see(watching.wantsQuality ? look : { ...look, focus: null, glare: null, thumbnail: null }, at * PACE),
  );
  return { advice: verdicts.map(({ advice }) => advice), ready: verdicts.findIndex(({ isReady }) => isReady) };
}

const times = (count: number, look: DocumentLook) => Array<DocumentLook>(count).fill(look);
const last = (looks: readonly DocumentLook[]): Advice | null => watch(looks).advice.at(-1) ?? null;

it('a card that lies still is ready within a second', () => {
  const { advice, ready } = watch(times(10, good));
  expect(ready * PACE).toBeLessThanOrEqual(900);
  expect(ready).toBeGreaterThan(2);
  expect(advice.every((one) => one === null)).toBe(true);
});

it('says one thing at a time, in its order', () => {
  const turning = times(20, good).map((look, at) => ({ ...look, quad: card(0.1 + 0.02 * (at % 2), 0.1, 0.8) }));
  expect(last(times(6, NOTHING))).toBe(null);
  expect(last(times(6, { ...good, quad: card(-0.1, 0.3, 0.5), focus: 0 }))).toBe('whole');
  expect(last(times(6, { ...good, quad: card(-0.1, -0.1, 1.2), isCut: true }))).toBe('further');
  expect(last(times(6, { ...good, quad: card(0.3, 0.3, 0.4), focus: 0 }))).toBe('closer');
  expect(last(turning.map((look) => ({ ...look, focus: 0 })))).toBe('still');
  expect(last(times(6, { ...good, focus: MIN_SHARPNESS / 2, glare: 0.05 }))).toBe('focus');
  expect(last(times(6, { ...good, glare: 0.05 }))).toBe('glare');
});

it('takes nothing that moves, is cut, is far, or is no document', () => {
  const moving = times(30, good).map((look, at) => ({ ...look, quad: card(0.1 + 0.03 * (at % 3), 0.1, 0.7) }));
  for (const look of [NOTHING, { ...good, isCut: true }, { ...good, quad: card(0.3, 0.3, 0.4) }])
    expect(watch(times(60, look)).ready).toBe(-1);
  expect(watch(moving).ready).toBe(-1);
});

it('goes on after a look that missed the card', () => {
  expect(watch([good, good, good, NOTHING, good, good, good]).ready).toBeGreaterThan(0);
});

it('is ready with a good look only, however quickly looks follow each other', () => {
  const watching = new DocumentWatch({ before: null });
  const looks = [...times(8, good), NOTHING];
  // The last good look comes a moment before the wait is over.
  const ready = looks.map((look, at) => watching.see(look, at * 50).isReady);
  expect(ready).toEqual(times(9, good).map(() => false));
});

it('begins anew where the page was hidden', () => {
  const watching = new DocumentWatch({ before: null });
  const later = 60_000;
  const times = [0, 50, 100, 150, later, later + 50, later + 100, later + 150, later + 600];
  expect(times.map((at) => watching.see(good, at).isReady)).toEqual([...Array<boolean>(8).fill(false), true]);
});

it('a document on its corner lies still, whichever of its corners is the first', () => {
  const round = (quad: Quad, first: number) => [0, 1, 2, 3].map((at) => quad[(first + at) % 4]!) as unknown as Quad;
  const quad: Quad = [
    { x: 0.25, y: 0.05 },
    { x: 0.92, y: 0.7 },
    { x: 0.72, y: 0.95 },
    { x: 0.05, y: 0.3 },
  ];
  const looks = Array.from({ length: 20 }, (_, at) => ({ ...good, quad: round(quad, at % 2 === 0 ? 0 : 3) }));
  expect(watch(looks).ready).toBeGreaterThan(0);
});

const anyPlace = fc.double({ min: -0.2, max: 1.2, noNaN: true });
const anyCorner = fc.record({ x: anyPlace, y: anyPlace });
const anyLook: fc.Arbitrary<DocumentLook> = fc.oneof(
  fc.constant(good),
  fc.constant(NOTHING),
  fc.record({
    quad: fc.option(fc.tuple(anyCorner, anyCorner, anyCorner, anyCorner)),
    isCut: fc.boolean(),
    focus: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    glare: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    thumbnail: fc.constant(null),
  }),
);

it('whatever comes: what is ready is a good picture, of a whole document, after a wait', () => {
  const anyRun = fc.array(fc.record({ look: anyLook, after: fc.integer({ min: 0, max: 400 }) }), { maxLength: 60 });
  fc.assert(
    fc.property(anyRun, fc.constantFrom<Strictness>('strict', 'normal', 'relaxed'), (run, strictness) => {
      const watching = new DocumentWatch({ before: null, strictness });
      let [at, goodLooks] = [0, 0];
      for (const { look, after } of run) {
        at += after;
        const { isReady, worth } = watching.see(look, at);
        if (worth !== null) goodLooks++;
        if (!isReady) continue;
        expect(worth).not.toBeNull();
        expect(look.isCut).toBe(false);
        expect(look.quad!.every(({ x, y }) => Math.min(x, y) > 0 && Math.max(x, y) < 1)).toBe(true);
        expect(goodLooks).toBeGreaterThanOrEqual(3);
        expect(at).toBeGreaterThanOrEqual(200);
      }
    }),
    { numRuns: 300 },
  );
});

it('takes what is never sharp or keeps its glare, after it was said', () => {
  const dull = watch(times(60, { ...good, focus: MIN_SHARPNESS / 2 }));
  const glaring = watch(times(60, { ...good, glare: 0.05 }));
  expect([dull.advice, glaring.advice].map((advice) => advice.find((one) => one !== null))).toEqual(['focus', 'glare']);
  expect(dull.ready * PACE).toBeGreaterThan(3000);
  expect(glaring.ready * PACE).toBeGreaterThan(2000);
  expect(watch(times(10, { ...good, glare: 0.4 })).ready, 'white paper').toBeGreaterThan(0);
});

it('asks for more where it is strict, and for less where it is relaxed', () => {
  const ready = (strictness: Strictness, look: DocumentLook) => watch(times(60, look), null, strictness).ready;
  const readyOf = (look: DocumentLook) => (['strict', 'normal', 'relaxed'] as const).map((strictness) => ready(strictness, look));
  const [strict, normal, relaxed] = readyOf(good) as [number, number, number];
  expect(relaxed).toBeGreaterThan(0);
  expect(normal).toBeGreaterThan(relaxed);
  expect(strict).toBeGreaterThan(normal);
  const isTaken = (look: DocumentLook) => readyOf(look).map((at) => at >= 0);
  expect(isTaken({ ...good, quad: card(0.15, 0.15, 0.65) })).toEqual([false, true, true]);
  expect(isTaken({ ...good, quad: card(0.25, 0.25, 0.5) })).toEqual([false, false, true]);
  expect(isTaken({ ...good, focus: 1.1 * MIN_SHARPNESS })).toEqual([false, true, true]);
  expect(isTaken({ ...good, glare: 0.05 }), 'glare').toEqual([false, true, true]);
});

it('asks for more distance where a lens does not focus on what is near, and only there', () => {
  const blurred = (side: number) => watch(times(18, { ...good, quad: card(0.1, 0.1, side), focus: MIN_SHARPNESS / 2 })).advice;
  expect([...new Set(blurred(0.8))]).toEqual([null, 'focus', 'near']);
  expect([...new Set(blurred(0.65))]).toEqual([null, 'focus']);
});

it('waits for a camera that focuses', () => {
  const focusing = times(40, good).map((look, at) => ({ ...look, focus: at < 15 ? MIN_SHARPNESS * 0.3 : 2 * MIN_SHARPNESS }));
  expect(watch(focusing).ready).toBeGreaterThan(15);
});

it('never takes the side that it took before, whichever way it lies', () => {
  const front = Array.from({ length: 360 }, (_, at) => (at * 7919) % 256);
  const back = Array.from({ length: 360 }, (_, at) => (at * 104_729 + 13) % 251);
  for (const thumbnail of [front, front.toReversed()]) {
    const { advice, ready } = watch(times(60, { ...good, thumbnail }), front);
    expect([advice.at(-1), ready]).toEqual(['turn', -1]);
  }
  expect(watch(times(10, { ...good, thumbnail: back }), front).ready).toBeGreaterThan(0);
});

it('does not say something else with each look', () => {
  const flickering = times(40, good).map((look, at) =>
    at % 2 ? { ...look, quad: card(0.3, 0.3, 0.4) } : { ...look, quad: card(-0.1, 0.3, 0.5) },
  );
  const { advice } = watch(flickering);
  const changes = advice.filter((one, at) => at > 0 && one !== advice[at - 1]).length;
  expect(changes).toBeLessThanOrEqual(Math.ceil((40 * PACE) / 700));
});

it('tells of two good looks which is the better, and nothing of one that is no picture', () => {
  const watching = new DocumentWatch({ before: null });
  const worth = (look: DocumentLook, at: number) => watching.see(look, at).worth;
  const shaken = { ...good, quad: card(0.101, 0.1, 0.8) };
  expect(worth(good, 0), 'where it was before is not seen').toBeNull();
  const [still, sharper, moved, glaring] = [good, { ...good, focus: 3 * MIN_SHARPNESS }, shaken, { ...shaken, glare: 0.05 }];
  const worths = [still, sharper, moved].map((look, at) => worth(look, at * PACE)!);
  expect(worths[1]).toBeGreaterThan(worths[0]!);
  expect(worths[2]).toBeLessThan(worths[0]!);
  for (const at of [400, 1500]) expect(worth(glaring, at), 'it is told first').toBeNull();
  expect(worth(glaring, 2500)).toBeLessThan(0.6 * worths[0]!);
  for (const look of [NOTHING, { ...good, isCut: true }, { ...good, focus: MIN_SHARPNESS / 2 }]) expect(worth(look, 3000)).toBeNull();
});
