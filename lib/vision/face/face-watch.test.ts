import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Face } from './face.ts';
import { type FaceAdvice, type FaceLook, FaceWatch, type GuideBox, NOBODY } from './face-watch.ts';

/** Milliseconds between two looks of a phone. */
const PACE = 60;
const guide: GuideBox = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };

/** Returns a face in the middle of the guide, moved by `x` and `y`; they and `height` are shares of the guide's size. */
function face(height = 0.7, { x = 0, y = 0, ...held }: Partial<Omit<Face, 'box'>> & { x?: number; y?: number } = {}): Face {
  const [width, tall] = [guide.width * height * 0.9, guide.height * height];
  const box = { x: 0.5 - width / 2 + x * guide.width, y: 0.5 - tall / 2 + y * guide.height, width, height: tall };
  return { box, yaw: 0, pitch: 0, roll: 0, eyes: 0.3, ...held };
}
const light = { face: 130, frame: 120 };
const look = (...faces: readonly Face[]): FaceLook => ({ faces, light: faces.length ? light : null });
const good = look(face());

function watch(looks: readonly FaceLook[], around = guide) {
  const watching = new FaceWatch();
  const verdicts = looks.map((one, at) => watching.see(one, around, at * PACE));
  return { advice: verdicts.map(({ advice }) => advice), ready: verdicts.findIndex(({ isReady }) => isReady), verdicts };
}
const times = (count: number, one: FaceLook) => Array<FaceLook>(count).fill(one);
const last = (one: FaceLook): FaceAdvice | null => watch(times(6, one)).advice.at(-1) ?? null;

it('a face that holds still is ready in about a second, and its oval fills until then', () => {
  const { verdicts, ready, advice } = watch(times(30, good));
  expect(ready * PACE).toBeGreaterThanOrEqual(800);
  expect(ready * PACE).toBeLessThanOrEqual(1000);
  const fills = verdicts.slice(1, ready + 1).map(({ steady }) => steady!);
  expect(fills.every((steady, at) => at === 0 || steady >= fills[at - 1]!)).toBe(true);
  expect(fills.at(-1)).toBe(1);
  expect(new Set(advice.slice(2))).toEqual(new Set(['hold']));
});

it('says one thing at a time, in its order', () => {
  const bad = { yaw: 40, eyes: 0.1 };
  expect(last(NOBODY)).toBe(null);
  expect(last(look(face(0.3, { x: 0.5, ...bad }), face(0.3, { x: -0.5 })))).toBe('alone');
  expect(last(look(face(0.3, { x: 0.5, ...bad })))).toBe('closer');
  expect(last(look(face(1.1, { x: 0.5, ...bad })))).toBe('further');
  expect(last(look(face(0.7, { x: 0.3, ...bad })))).toBe('centre');
  expect(last({ ...look(face(0.7, bad)), light: { face: 20, frame: 20 } })).toBe('facing');
  expect(last({ ...good, light: { face: 20, frame: 20 } })).toBe('dark');
  expect(last({ ...good, light: { face: 80, frame: 220 } }), 'against a window').toBe('dark');
  expect(last({ ...good, light: { face: 240, frame: 200 } })).toBe('bright');
  expect(last(good)).toBe('hold');
});

it('asks for open eyes by what it saw of them, and never of who has them always so', () => {
  const closing = [...times(3, good), ...times(15, look(face(0.7, { eyes: 0.12 })))];
  expect(watch(closing).advice.at(-1)).toBe('eyes');
  expect(watch(times(20, look(face(0.7, { eyes: 0.12 })))).ready).toBeGreaterThan(0);
});

it('takes nobody who blinks, also when they blinked long before, nor who turns away again', () => {
  for (const one of [look(face(0.7, { eyes: 0.05 })), look(face(0.7, { yaw: 40 }))]) {
    const moving = Array.from({ length: 100 }, (_, at) => look(face(0.7, { x: 0.05 * (at % 2) })));
    const looks = [...times(3, good), ...times(3, one), ...moving, ...times(9, good), ...times(8, one), ...times(30, good)];
    const { ready } = watch(looks);
    expect(looks[ready]).toBe(good);
  }
});

it('begins anew where the page was hidden', () => {
  const watching = new FaceWatch();
  const later = 60_000;
  const steady = [0, 200, 400, 600, later, later + 200].map((at) => watching.see(good, guide, at).steady);
  expect(steady.slice(-2)).toEqual([0, 0]);
});

it('who is far behind is nobody else, and a face found twice is one', () => {
  const behind = face(0.2, { x: 0.6, y: -0.3 });
  expect(watch(times(20, look(face(), behind))).ready).toBeGreaterThan(0);
  expect(watch(times(20, look(face(0.68), face()))).ready).toBeGreaterThan(0);
});

it('takes nothing of a face that moves, is alone no more, far, near or aside', () => {
  const moving = times(60, good).map((_, at) => look(face(0.7, { x: 0.05 * (at % 2) })));
  for (const looks of [
    moving,
    ...[look(face(), face(0.6, { x: 0.8 })), look(face(0.3)), look(face(1.1)), look(face(0.7, { y: 0.4 }))].map((one) => times(200, one)),
  ])
    expect(watch(looks).ready).toBe(-1);
});

it('what somebody cannot help is said, and then the picture is taken all the same', () => {
  for (const one of [
    look(face(0.7, { roll: 30 })),
    { ...good, light: { face: 20, frame: 20 } },
    { ...good, light: { face: 250, frame: 200 } },
  ]) {
    const { ready, advice } = watch(times(120, one));
    expect(advice.some((said) => said !== null && said !== 'hold')).toBe(true);
    expect(ready * PACE).toBeGreaterThan(4000);
    expect(ready * PACE).toBeLessThan(6000);
  }
});

const anyFace = fc.record({
  box: fc.record({
    x: fc.double({ min: -0.5, max: 1, noNaN: true }),
    y: fc.double({ min: -0.5, max: 1, noNaN: true }),
    width: fc.double({ min: 0.01, max: 1.5, noNaN: true }),
    height: fc.double({ min: 0.01, max: 1.5, noNaN: true }),
  }),
  yaw: fc.double({ min: -90, max: 90, noNaN: true }),
  pitch: fc.double({ min: -90, max: 90, noNaN: true }),
  roll: fc.double({ min: -180, max: 180, noNaN: true }),
  eyes: fc.double({ min: 0, max: 0.6, noNaN: true }),
});
const anyLook = fc.record({
  faces: fc.array(anyFace, { maxLength: 2 }),
  light: fc.option(fc.record({ face: fc.integer({ min: 0, max: 255 }), frame: fc.integer({ min: 0, max: 255 }) })),
});

it('whatever comes: it is ready after a second of faces only, and where it lies in the frame changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyLook, { maxLength: 40 }), fc.integer({ min: 1, max: 40 }), (looks, run) => {
      const all = [...looks, ...times(run, good)];
      const { verdicts, ready } = watch(all);
      for (const [at, { steady }] of verdicts.entries()) expect(steady === null).toBe(all[at]!.faces.length === 0);
      if (ready >= 0) for (const { faces } of all.slice(Math.max(0, ready - 13), ready + 1)) expect(faces.length).toBeGreaterThan(0);
      // The same scene in a frame twice as wide and high, in whose middle it lies.
      const far = <Box extends GuideBox>(box: Box) => ({
        x: 0.25 + box.x / 2,
        y: 0.25 + box.y / 2,
        width: box.width / 2,
        height: box.height / 2,
      });
      const wide = all.map((one) => ({ ...one, faces: one.faces.map((seen) => ({ ...seen, box: far(seen.box) })) }));
      expect(watch(wide, far(guide)).advice).toEqual(watch(all).advice);
    }),
    { numRuns: 200 },
  );
});
