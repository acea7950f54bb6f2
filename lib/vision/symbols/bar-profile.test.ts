import { describe, expect, it } from 'vitest';
import { boxBlur } from '../filters.ts';
import type { Gray } from '../gray.ts';
import { profileReadings } from './bar-profile.ts';
import { characterWidths } from './code128.ts';

/** The Code128 values of `1836577177` in set C, from start to stop; the check value is set below. */
const values = [105, 18, 36, 57, 71, 77, 98, 106];
const sum = values.slice(1, 6).reduce((so, value, at) => so + value * (at + 1), 105) % 103;
values[6] = sum;

/** Draws the bars of characters, `module` pixels a module, with a quiet zone at both ends. */
function draw(characters: readonly number[], module: number): Gray {
  const widths = characters.flatMap((value) => [...characterWidths[value]!].map(Number));
  const row = [...Array(10 * module).fill(225)];
  for (const [at, width] of widths.entries()) row.push(...Array(width * module).fill(at % 2 === 0 ? 40 : 225));
  row.push(...Array(10 * module).fill(225));
  const height = 80;
  const data = new Uint8ClampedArray(row.length * height);
  for (let y = 0; y < height; y++) data.set(row, y * row.length);
  return { data, width: row.length, height };
}

const soft = (image: Gray, radius: number) => boxBlur(boxBlur(image, radius), radius);

describe('profileReadings', () => {
  it('reads through a blur that swallows the thin bars', () => {
    const [reading] = profileReadings(soft(draw(values, 8), 5));
    expect(reading).toMatchObject({ format: 'Code128', payload: '1836577177', doubtful: false });
  });

  it('reads what perspective has drawn together at one end', () => {
    const flat = soft(draw(values, 10), 3);
    const width = Math.round(flat.width * 0.9);
    const place = (x: number) => Math.min(flat.width - 1, Math.round(x * (1 + 0.11 * (x / width))));
    const data = Uint8ClampedArray.from({ length: width * flat.height }, (_, at) => flat.data[place(at % width)]!);
    expect(profileReadings({ data, width, height: flat.height })[0]?.payload).toBe('1836577177');
  });

  it('says nothing when the check is wrong, the stop is missing, or there is nothing', () => {
    expect(profileReadings(draw(values.with(6, (sum + 1) % 103), 8))).toEqual([]);
    expect(profileReadings(draw(values.slice(0, -1), 8))).toEqual([]);
    expect(profileReadings({ data: new Uint8ClampedArray(400 * 60).fill(200), width: 400, height: 60 })).toEqual([]);
  });
});
