import type { Random } from '../../suites/symbols/random.ts';
import type { Colour } from './colour.ts';

/** Damages by printers, pockets and screens before the photo. Each function changes the page in place. */

/** Wears a page: pale print, bands of less ink, or scratches. */
export function wear(random: Random, page: Colour): void {
  random.pick([pale, banded, scratched])(random, page);
}

function pale(random: Random, { data }: Colour): void {
  const [share, floor] = [random.between(0.62, 0.8), random.between(38, 60)];
  for (let at = 0; at < data.length; at++) data[at] = floor + data[at]! * share;
}

/** Draws bands with less ink. */
function banded(random: Random, page: Colour): void {
  const [length, phase, strength] = [random.between(40, 160), random.between(0, 6), random.between(0.15, 0.35)];
  eachRow(page, (y) => {
    const less = strength * Math.max(0, Math.sin(y / (length / 6.28) + phase)) ** 3;
    return (value) => value + (255 - value) * less;
  });
}

function scratched(random: Random, page: Colour): void {
  for (let scratch = random.whole(6, 18); scratch > 0; scratch--) {
    let [x, y] = [random.between(0, page.width), random.between(0, page.height)];
    const [angle, shade] = [random.between(0, 6.3), random.pick([90, 235])];
    for (let step = random.between(30, 260); step > 0; step--, x += Math.cos(angle), y += Math.sin(angle)) {
      if (x < 0 || y < 0 || x >= page.width || y >= page.height) break;
      const at = (Math.floor(y) * page.width + Math.floor(x)) * 3;
      for (let channel = 0; channel < 3; channel++) page.data[at + channel] = (page.data[at + channel]! + shade) / 2;
    }
  }
}

/** Folds a page in two or three and opens it again: each part has another brightness, and the creases have lost ink. */
export function fold(random: Random, page: Colour): void {
  const parts = random.whole(2, 3);
  const across = random.unit() < 0.7;
  const length = across ? page.height : page.width;
  const lights = Array.from({ length: parts }, () => random.between(0.86, 1));
  const factor = Float32Array.from({ length }, (_, at) => {
    const part = Math.min(parts - 1, Math.floor((at / length) * parts));
    const crease = Math.min(...Array.from({ length: parts - 1 }, (_, line) => Math.abs(at - ((line + 1) * length) / parts)));
    return lights[part]! * (crease < 1.5 ? 1.12 : crease < 6 ? 0.9 + crease / 60 : 1);
  });
  const { data, width } = page;
  for (let at = 0, pixel = 0; at < data.length; at += 3, pixel++) {
    const light = factor[across ? Math.floor(pixel / width) : pixel % width]!;
    for (let channel = 0; channel < 3; channel++) data[at + channel] = Math.min(255, data[at + channel]! * light);
  }
}

/** Shows a page on a screen: the screen's pixels and the camera's form a moiré pattern. */
export function screen(random: Random, page: Colour): void {
  const [pitch, depth] = [random.between(2.1, 2.9), random.between(0.12, 0.26)];
  const columns = Float32Array.from({ length: page.width }, (_, x) => 1 - depth * (0.5 + 0.5 * Math.cos((2 * Math.PI * x) / pitch)));
  const { data, width } = page;
  for (let at = 0, pixel = 0; at < data.length; at += 3, pixel++) {
    const row = 1 - depth * (0.5 + 0.5 * Math.cos((2 * Math.PI * Math.floor(pixel / width)) / pitch));
    const light = columns[pixel % width]! * row;
    data[at] = data[at]! * light * 0.94;
    data[at + 1] = data[at + 1]! * light * 0.98;
    data[at + 2] = data[at + 2]! * light;
  }
}

function eachRow({ data, width }: Colour, changeOf: (y: number) => (value: number) => number): void {
  for (let y = 0, at = 0; at < data.length; y++) {
    const change = changeOf(y);
    for (const end = at + width * 3; at < end; at++) data[at] = change(data[at]!);
  }
}
