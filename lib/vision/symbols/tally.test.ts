import { describe, expect, it } from 'vitest';
import type { Quad } from '../warp.ts';
import type { LookReading, SymbolFormat } from './symbol.ts';
import { Tally } from './tally.ts';
import { scaleView, viewOf } from './view.ts';

const square = (left: number, top: number, side: number): Quad => [
  { x: left, y: top },
  { x: left + side, y: top },
  { x: left + side, y: top + side },
  { x: left, y: top + side },
];
const photo = viewOf({ data: new Uint8ClampedArray(200 * 100), width: 200, height: 100 });
const half = scaleView(photo, 0.5);
const lookWith = (payload: string, doubtful: boolean, corners: Quad | null = null, format: SymbolFormat = 'PDF417') => {
  const readings: LookReading[] = [{ format, payload, doubtful, corners }];
  return { readings, sightings: [] };
};

describe('Tally', () => {
  it('believes a doubtful text once another look says it too', () => {
    const tally = new Tally();
    tally.note(photo, 'base', lookWith('A', true));
    tally.note(photo, 'base', lookWith('A', true));
    expect([tally.readings(), tally.doubts]).toEqual([[], true]);
    tally.note(half, 'base', lookWith('A', true));
    expect([tally.readings(), tally.doubts]).toEqual([[{ format: 'PDF417', payload: 'A' }], false]);
  });

  it('forgets a doubtful text of long ago, and none that it believes', () => {
    const tally = new Tally();
    tally.note(photo, 'frame 0', lookWith('sure', false));
    tally.note(photo, 'frame 1', lookWith('doubt', true));
    for (let frame = 2; frame < 60; frame++) tally.note(photo, `frame ${frame}`, lookWith(`wrong ${frame}`, true));
    tally.note(photo, 'frame 60', lookWith('doubt', true));
    expect(tally.readings().map(({ payload }) => payload)).toEqual(['sure']);
    tally.note(photo, 'frame 61', lookWith('wrong 59', true));
    expect(tally.readings().map(({ payload }) => payload)).toEqual(['sure', 'wrong 59']);
  });

  it('takes of two texts for one place the one that more looks agree on', () => {
    const tally = new Tally();
    for (const source of ['a', 'b']) tally.note(photo, source, lookWith('wrong', true, square(10, 10, 40)));
    expect(tally.readings().map(({ payload }) => payload)).toEqual(['wrong']);
    for (const source of ['c', 'd', 'e']) tally.note(photo, source, lookWith('right', true, square(12, 9, 40)));
    expect(tally.readings().map(({ payload }) => payload)).toEqual(['right']);
  });

  it('keeps two texts in two places, also when one look saw a smaller picture', () => {
    const tally = new Tally();
    tally.note(photo, 'a', lookWith('left', false, square(0, 0, 40)));
    tally.note(half, 'a', lookWith('right', false, square(60, 10, 20)));
    expect(tally.readings().map(({ payload }) => payload)).toEqual(['left', 'right']);
    expect(tally.covers({ x: 140, y: 40 })).toBe(true);
    expect(tally.covers({ x: 100, y: 90 })).toBe(false);
  });

  it('leaves no doubt about a place that was read surely', () => {
    const tally = new Tally();
    tally.note(photo, 'a', lookWith('sure', false, square(0, 0, 40)));
    tally.note(photo, 'b', lookWith('doubtful', true, square(2, 2, 40)));
    expect([tally.readings().map(({ payload }) => payload), tally.doubts]).toEqual([['sure'], false]);
  });

  it('tells what was seen and never read', () => {
    const tally = new Tally();
    tally.note(half, 'a', { readings: [], sightings: [{ format: 'QRCode', corners: square(10, 10, 10) }] });
    tally.note(photo, 'b', { readings: [], sightings: [{ format: 'QRCode', corners: square(19, 21, 20) }] });
    expect(tally.unread()).toEqual([{ format: 'QRCode', corners: square(20, 20, 20) }]);
    tally.note(photo, 'c', lookWith('read', false, square(15, 15, 40), 'QRCode'));
    expect(tally.unread()).toEqual([]);
  });
});
