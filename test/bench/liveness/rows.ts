import type { Random } from '../../suites/symbols/random.ts';
import type { Carrier } from './camera.ts';
import { builtHead, head, withGlasses } from './heads.ts';
import { type Bending, ellipsoid, flat, tube } from './prints.ts';
import type { Still } from './still.ts';
import type { Surface } from './surface.ts';

/** What moves before the camera. Acceptance counts `head` and `print` (also on a screen); relief may not stop the other groups. */
export type Group = 'head' | 'glasses' | 'print' | 'worked print' | 'screen' | 'software';

/** A row of the table: what is filmed, and how. */
export interface Row {
  name: string;
  group: Group;
  surface(still: Still, random: Random): Surface;
  carrier: Carrier;
  /** True for a head in a room: it is seen with its body, and its mouth moves. */
  isHead?: boolean;
  /** How much it speaks; 1 is silent. */
  speech?: number;
  isHardLight?: boolean;
  isPoorCamera?: boolean;
  /** How a streak of light on shiny paper moves: it stays where it is in the picture, or lies elsewhere in each frame. */
  gleam?: 'stays' | 'wanders';
  /** Maximum factor by which an attacker turns it farther than a head, as a factor. */
  eagerness?: number;
}

const HEAD = { group: 'head', carrier: 'none', isHead: true } as const;
const heads: readonly Row[] = [
  { ...HEAD, name: 'head', surface: (still, random) => head(still, random) },
  {
    ...HEAD,
    name: 'head of low relief',
    surface: (still, random) => head(still, random, { relief: random.between(0.6, 0.75), nose: random.between(0.7, 0.9) }),
  },
  {
    ...HEAD,
    name: 'head of other shape',
    surface: (still, random) => head(still, random, { nose: random.between(0.6, 1.4), bumps: 0.05 }),
  },
  { ...HEAD, name: 'head in hard light', surface: (still, random) => head(still, random), isHardLight: true },
  { ...HEAD, name: 'head that talks', surface: (still, random) => head(still, random), speech: 3 },
  { ...HEAD, name: 'head built otherwise', surface: builtHead },
  { ...HEAD, name: 'head by a poor camera', surface: (still, random) => head(still, random), isPoorCamera: true },
];

const glasses: Row = {
  ...{ name: 'head with glasses', group: 'glasses', carrier: 'none', isHead: true },
  surface: (still, random) => {
    const wearing = withGlasses(still);
    return head(wearing.still, random, { worn: wearing.worn });
  },
};

const around =
  (radius: number) =>
  (still: Still, random: Random): Surface =>
    tube(still, radius * random.between(0.95, 1.05), random);

const PRINT = { group: 'print', carrier: 'paper', eagerness: 1.4 } as const;
const prints: readonly Row[] = [
  { ...PRINT, name: 'flat print', surface: flat, eagerness: 1.7 },
  { ...PRINT, name: 'print on a tube of 1 half width', surface: around(1) },
  { ...PRINT, name: 'print on a tube of 1.3', surface: around(1.3), eagerness: 1.7 },
  { ...PRINT, name: 'print on a tube of 2', surface: around(2) },
  { ...PRINT, name: 'print on a tube of 3', surface: around(3), eagerness: 1.7 },
  {
    ...PRINT,
    name: 'print on a leaning tube',
    surface: (still, random) =>
      tube(still, random.between(1.3, 1.7), random, { lean: random.between(0.1, 0.35) * (random.unit() < 0.5 ? -1 : 1) }),
  },
  {
    ...PRINT,
    name: 'a still on an ellipsoid',
    surface: (still, random) =>
      ellipsoid(still, { wide: random.between(1.1, 1.6), high: random.between(1.5, 2.2), deep: random.between(0.8, 1.3) }),
  },
  { ...PRINT, name: 'print on a tube of 1.3, poor camera', surface: around(1.3), isPoorCamera: true, eagerness: 1.7 },
  {
    ...PRINT,
    name: 'print on a tube of 1.3, with glasses printed',
    surface: (still, random) => around(1.3)(withGlasses(still).still, random),
    eagerness: 1.7,
  },
];

/** A row of prints that an attacker bent and worked on. */
const bent = (name: string, bending: (random: Random) => Bending): Row => ({
  ...PRINT,
  ...{ name, group: 'worked print' },
  surface: (still, random) => tube(still, random.between(1.4, 1.6), random, bending(random)),
});
const worked: readonly Row[] = [
  bent('crumpled print on a tube', () => ({ crumples: 0.025 })),
  { ...bent('glossy print on a tube', () => ({})), gleam: 'wanders' },
  { ...bent('glossy print whose streak of light stays', () => ({})), gleam: 'stays' },
  bent('print with a nose folded low', (random: Random) => ({ nose: random.between(0.1, 0.2) })),
  bent('print with a nose folded high', (random: Random) => ({ nose: random.between(0.25, 0.4) })),
  bent('print with eyes cut out', (random: Random) => ({ eyes: random.between(0.1, 0.25) })),
  bent('print with a folded nose and eyes cut out', (random: Random) => ({
    nose: random.between(0.25, 0.4),
    eyes: random.between(0.1, 0.25),
  })),
];

const others: readonly Row[] = [
  { name: 'photo on a phone', group: 'print', carrier: 'phone', surface: flat, eagerness: 1.7 },
  { name: 'photo on a monitor', group: 'print', carrier: 'monitor', surface: flat, eagerness: 1.7 },
  { name: 'film of a head on a phone', group: 'screen', carrier: 'phone', surface: (still, random) => head(still, random), isHead: true },
  {
    name: 'film of a head on a monitor',
    group: 'screen',
    carrier: 'monitor',
    surface: (still, random) => head(still, random),
    isHead: true,
  },
  {
    ...{ name: 'a still that software moves', group: 'software', carrier: 'none' },
    surface: (still) => ellipsoid(still, { wide: 1.25, high: 1.7, deep: 1.2 }),
  },
  {
    ...{ name: 'a face mesh that software moves', group: 'software', carrier: 'none' },
    surface: (still, random) => head(still, random, { relief: 1, nose: 1 }),
  },
];

export const ROWS: readonly Row[] = [...heads, glasses, ...prints, ...worked, ...others];
