import { type Random as Numbers, randomFrom } from '../suites/symbols/random.ts';

/** The background of a card. All curves are our own; none copies an issuer's pattern. */

export interface Stroke {
  /** An SVG path, in points from the upper left corner. */
  path: string;
  /** Red, green, blue, 0 to 1. */
  colour: readonly [number, number, number];
  thickness: number;
}

export interface CardArt {
  /** The tint of the whole card. */
  tint: readonly [number, number, number];
  strokes: readonly Stroke[];
}

/** Returns a colour of a hue (0 to 1), the paler the greater `pale` (0 to 1). */
function colourOf(hue: number, pale: number): [number, number, number] {
  return [0, 1 / 3, 2 / 3].map((shift) => pale + (1 - pale) * (0.5 + 0.5 * Math.cos(2 * Math.PI * (hue - shift)))) as [
    number,
    number,
    number,
  ];
}

const number = (value: number) => value.toFixed(1);

/** Draws soft guilloches (fine curved lines) in two colours over a tint. */
export function cardArt(seed: number, width: number, height: number): CardArt {
  const random = randomFrom(seed);
  const hue = random.unit();
  return {
    tint: colourOf(hue, random.between(0.86, 0.94)),
    strokes: [...waves(random, hue + 0.08, width, height), ...rosette(random, hue + 0.5, width, height)],
  };
}

function waves(random: Numbers, hue: number, width: number, height: number): Stroke[] {
  const [swing, length, phase] = [random.between(8, 30), random.between(90, 260), random.between(0, 6)];
  const colour = colourOf(hue, random.between(0.66, 0.8));
  return Array.from({ length: 22 }, (_, line) => {
    const middle = (height * (line + 0.5)) / 22;
    const points = Array.from({ length: 61 }, (_, at) => {
      const x = (width * at) / 60;
      return `${number(x)} ${number(middle + swing * Math.sin(x / (length / 6.28) + phase + line * 0.35))}`;
    });
    return { path: `M${points.join('L')}`, colour, thickness: 0.7 };
  });
}

function rosette(random: Numbers, hue: number, width: number, height: number): Stroke[] {
  const [x, y, size] = [random.between(0.3, 0.8) * width, random.between(0.3, 0.7) * height, random.between(0.25, 0.45) * height];
  const petals = random.whole(5, 11);
  const colour = colourOf(hue, random.between(0.7, 0.84));
  return Array.from({ length: 9 }, (_, ring) => {
    const points = Array.from({ length: 121 }, (_, at) => {
      const angle = (2 * Math.PI * at) / 120;
      const radius = size * (0.35 + 0.07 * ring + 0.16 * Math.sin(petals * angle + ring * 0.4));
      return `${number(x + radius * Math.cos(angle))} ${number(y + radius * Math.sin(angle))}`;
    });
    return { path: `M${points.join('L')}Z`, colour, thickness: 0.6 };
  });
}

/** Draws a signature-like scrawl in a box three times as wide as high. */
export function scrawl(seed: number, x: number, y: number, width: number): Stroke {
  const random = randomFrom(seed);
  const height = width / 3;
  const point = (at: number) => `${number(x + (width * at) / 9 + random.between(-0.1, 0.1) * width)} ${number(y + random.unit() * height)}`;
  const path = `M${point(0)}${Array.from({ length: 8 }, (_, at) => `Q${point(at)} ${point(at + 1)}`).join('')}`;
  return { path, colour: [0.25, 0.25, 0.42], thickness: width / 90 };
}
