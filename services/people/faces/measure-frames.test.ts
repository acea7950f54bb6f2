import { createRouterClient } from '@orpc/server';
import { expect, it } from 'vitest';
import { Counters } from '#platform/base/counters.ts';
import type { FaceReader } from '#platform/base/file-readers.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import { measureFrames } from './measure-frames.ts';

const FACE_MATCH = { match_distance: 0.5, review_distance: 0.6 };

/** Returns the 68 points of a face whose nose stands so many degrees to the side, in a picture of 100 by 100 pixels. */
function pointsOf(degrees: number): readonly (readonly [number, number])[] {
  const points = new Map<number, readonly [number, number]>([
    [0, [0, 40]],
    [8, [50, 100]],
    [16, [100, 40]],
    [27, [50, 40]],
    [30, [50 + (50 * degrees) / 55, 60]],
    [36, [20, 40]],
    [45, [80, 40]],
  ]);
  return Array.from({ length: 68 }, (_, at) => points.get(at) ?? ([50, 50] as const));
}

/**
 * Measures a film of one face whose turns are given; an empty picture stands for one without a face. Each pair of frames shows `relief`, but
 * for those with the frame `blotted`; a problem stands for a reader that is busy.
 */
function measuring(relief: number | Problem | null, { livemode = true, blotted = -1 } = {}) {
  const counters = new Counters();
  const faces: Pick<FaceReader, 'read' | 'relief' | 'distance'> = {
    distance: () => 0,
    read: async (_, picture) => {
      const text = new TextDecoder().decode(picture);
      if (text === 'nobody') return { trouble: 'no_face' };
      const box = { x: 0, y: 0, width: 100, height: 100 };
      const face = { template: new Float32Array(128), portrait: new Uint8Array(), shades: new Float32Array(), cardSigns: [] };
      return { ...face, box, landmarks: pointsOf(Number(text)) };
    },
    async relief(_, __, pairs) {
      if (relief instanceof Problem) throw relief;
      return relief === null ? null : pairs.map(({ ahead, aside }) => ([ahead, aside].includes(blotted) ? null : relief));
    },
  };
  const tenants = { settings: async () => ({ people: { face_match: FACE_MATCH } }) };
  const operation = measureFrames({ faces, tenants, counters } as unknown as PeoplePlatform);
  const context = { caller: { tenantId: 'banco-jacaranda', livemode } } as unknown as CallContext;
  const api = createRouterClient({ operation }, { context });
  const film = async (...frames: readonly (number | 'nobody')[]) => {
    const [selfie, ...pictures] = [0, ...frames].map((frame) => new File([String(frame)], 'picture'));
    return (await api.operation({ body: { selfie: selfie!, frames: pictures } })).result;
  };
  return { film, counts: () => counters.toText().match(/(?<=films_total){.*/g) ?? [] };
}

it('measures the relief between each frame ahead and each that is turned, and counts films by mode and by whether a head’s was seen', async () => {
  const head = measuring(0.2);
  expect(await head.film(0, 27.5, -27.5)).toMatchObject({
    frames: [{ turn: 0, likeness: 'match' }, { turn: 27.5 }, { turn: -27.5 }],
    pairs: [
      { ahead: 0, aside: 1, relief: 0.2 },
      { ahead: 0, aside: 2, relief: 0.2 },
    ],
  });
  await head.film(0, 27.5, -27.5);
  expect(head.counts()).toEqual(['{mode="live",relief="seen"} 2']);
  const print = measuring(0.07, { livemode: false });
  await print.film(0, 27.5, -27.5);
  expect(print.counts()).toEqual(['{mode="test",relief="missing"} 1']);
});

it('leaves out a pair of which the reader cannot say it; counts one pair alone as missing, and as unknown a film in which nobody turned, or nobody could measure', async () => {
  const head = measuring(0.2);
  await head.film(0, 27.5);
  expect(await head.film(0, 3)).toMatchObject({ pairs: [] });
  expect(await head.film(0, 27.5, 'nobody')).toEqual({ trouble: 'no_face', frame: 2 });
  const lit = measuring(0.2, { blotted: 1 });
  expect(await lit.film(0, 27.5, -27.5)).toMatchObject({ frames: [{}, {}, {}], pairs: [{ ahead: 0, aside: 2, relief: 0.2 }] });
  expect(lit.counts()).toEqual(['{mode="live",relief="missing"} 1']);
  const broken = measuring(null);
  expect(await broken.film(0, 27.5, -27.5)).toMatchObject({ frames: [{}, {}, {}], pairs: [] });
  expect(head.counts()).toEqual(['{mode="live",relief="missing"} 1', '{mode="live",relief="unknown"} 1']);
  expect(broken.counts()).toEqual(['{mode="live",relief="unknown"} 1']);
});

it('says of a film whose relief nobody has the time to measure that it was not measured, not that it shows none', async () => {
  const busy = measuring(new Problem('unavailable', 'Busy.'));
  await expect(busy.film(0, 27.5, -27.5)).rejects.toMatchObject({ key: 'unavailable' });
  expect(busy.counts()).toEqual([]);
});
