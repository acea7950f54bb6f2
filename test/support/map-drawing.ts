import type { Arrows } from './house.ts';
import { GROUND, type Layout, type Line, layOut, type Spot } from './map-layout.ts';

/** Draws rooms (folders with rules of their own) and their imports as one SVG, for light and dark pages. */

const HEIGHT = 44;
const ROW = 92;
const MARGIN = 40;
const TOP = 56;
const CHARACTER = 7.9;

/** Short notes below rooms whose name is not enough. */
const NOTES: Readonly<Record<string, string>> = {
  'src/entry': 'three ways in',
  steps: 'a folder per step',
  'services/main.ts': 'the array of services',
  'services/start/start-demo.ts': 'npm start',
  'services/joins': 'ports, answered by contracts',
  'services/platform': 'ports and what all rooms share',
  'services/platform/*': 'opens and joins its rooms',
  demo: 'a partner: no room of ours',
  'lib/contracts': 'what both sides say',
  'lib/kinds': 'a folder per kind of document',
  'lib/mexico': 'rules of identifiers',
  'lib/vision': 'pixels in, facts out',
  'src/element': 'the shell',
};

const BROWSER = /^src\//;
const NEUTRAL = /^(lib\/(contracts|kinds|mexico|papers|vision)|steps)$/;
/** Returns the column of a room: 0 browser, 1 used by both, 2 Node. */
const sideOf = (room: string) => (BROWSER.test(room) ? 0 : NEUTRAL.test(room) ? 1 : 2);
const classOf = (room: string) => ['browser', 'both', 'node'][sideOf(room)]!;
const widthOf = (room: string) => Math.ceil(Math.max(room.length * CHARACTER, (NOTES[room] ?? '').length * 6.3) + 28);

export function drawMap(arrows: Arrows): string {
  const layout = layOut(arrows, widthOf, sideOf);
  const width = Math.ceil(Math.max(...layout.spots.map((spot) => spot.x + spot.width / 2))) + 2 * MARGIN;
  const height = TOP + layout.rows * ROW + 60;
  const shapes = [
    ...layout.shortcuts.map((line) => path('shortcut', curve(line.way.map(point), 0))),
    ...drawLines(layout),
    ...layout.spots.flatMap((spot) => (spot.room ? drawRoom(spot, [...arrows.get(spot.room)!]) : [])),
    ...layout.up.map((line) => path('up', curve(line.way.map(point), 60))),
    ...legend(height - 34),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d" font-family="system-ui, sans-serif">
<title id="t">The map of Zaguán</title>
<desc id="d">${describe(arrows, layout)}</desc>
${STYLE}
<rect class="page" width="${width}" height="${height}"/>
<text class="side" x="${MARGIN}" y="34">In the browser</text>
<text class="side" x="${width - MARGIN}" y="34" text-anchor="end">In Node</text>
${shapes.join('\n')}
</svg>
`;
}

const STYLE = `<style>
svg{--page:#fbf9f6;--line:#cfc7b8;--ink:#1a1f2b;--soft:#5b5f68;--browser:#e7edf7;--both:#f4e9d8;--node:#fff;--up:#b4502e}
svg{--vision:#a0690a;--mexico:#2c7a4b;--contracts:#1f4b8f;--platform:#5b5f68}
@media (prefers-color-scheme:dark){svg{--page:#14171d;--line:#454a54;--ink:#f1ede5;--soft:#a9adb6;--browser:#22304a;--both:#3a3122;--node:#23262d;--up:#f0946f;--vision:#e0b060;--mexico:#7fd1a6;--contracts:#8fb2ea;--platform:#a9adb6}}
.page{fill:var(--page)}.side{font-size:15px;fill:var(--soft)}
.room{stroke:var(--line)}.browser{fill:var(--browser)}.both{fill:var(--both)}.node{fill:var(--node)}
.name{font:600 13px ui-monospace,monospace;fill:var(--ink)}.note{font-size:12px;fill:var(--soft)}
path{fill:none;stroke-width:1.4}.line{stroke:var(--soft)}.shortcut{stroke:var(--soft);opacity:.28;stroke-dasharray:2 3}.up{stroke:var(--up);stroke-dasharray:5 4;stroke-width:2}
.tip{fill:var(--soft);stroke:none}.vision{fill:var(--vision)}.mexico{fill:var(--mexico)}.contracts{fill:var(--contracts)}.platform{fill:var(--platform)}
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0 8 4 0 8z"/></marker></defs>`;

const topOf = (spot: Spot) => TOP + spot.row * ROW;
const centre = (spot: Spot) => spot.x + MARGIN;
const point = (spot: Spot) => ({ x: centre(spot), top: topOf(spot), bottom: topOf(spot) + HEIGHT });

type Point = ReturnType<typeof point>;

const path = (kind: string, d: string) => `<path class="${kind}" d="${d}"${kind === 'shortcut' ? '' : ' marker-end="url(#tip)"'}/>`;

/** Returns the SVG path of an arrow: bottom of the first point to top of the last, vertical in between. With `aside`, it goes up. */
function curve(points: readonly Point[], aside: number): string {
  const [first, ...others] = points;
  if (aside) {
    const end = others.at(-1)!;
    const half = (first!.top + end.bottom) / 2;
    return `M${first!.x} ${first!.top} C${first!.x + aside} ${half} ${end.x + aside} ${half} ${end.x} ${end.bottom + 1}`;
  }
  let before = first!;
  const parts = others.map((next, index) => {
    const half = (before.bottom + next.top) / 2;
    const bend = `C${before.x} ${half} ${next.x} ${half} ${next.x} ${next.top - (index === others.length - 1 ? 1 : 0)}`;
    before = next;
    return index === others.length - 1 ? bend : `${bend} V${next.bottom}`;
  });
  return `M${first!.x} ${first!.bottom} ${parts.join(' ')}`;
}

/** Draws the arrows; those of one room leave and arrive side by side, in the order of their other ends. */
function drawLines({ lines }: Layout): string[] {
  const shared = (at: Spot, mine: Line, others: readonly Line[], towards: (line: Line) => Spot) => {
    const sorted = others.toSorted((one, other) => towards(one).x - towards(other).x);
    return centre(at) + Math.round(((sorted.indexOf(mine) + 1) / (sorted.length + 1) - 0.5) * at.width * 0.8);
  };
  return lines.map((line) => {
    const [start, end] = [line.way[0]!, line.way.at(-1)!];
    const points = line.way.map(point);
    points[0]!.x = shared(
      start,
      line,
      lines.filter(({ from }) => from === line.from),
      ({ way }) => way[1]!,
    );
    points.at(-1)!.x = shared(
      end,
      line,
      lines.filter(({ to }) => to === line.to),
      ({ way }) => way.at(-2)!,
    );
    return path('line', curve(points, 0));
  });
}

const dotClass = (room: string) => room.replace('services/', '');

function drawRoom(spot: Spot, uses: readonly string[]): string[] {
  const room = spot.room!;
  const [left, top, note] = [centre(spot) - spot.width / 2, topOf(spot), NOTES[room]];
  const dots = GROUND.filter((ground) => uses.includes(ground) || ground === room);
  return [
    `<rect class="room ${classOf(room)}" x="${left}" y="${top}" width="${spot.width}" height="${HEIGHT}" rx="9"/>`,
    `<text class="name" x="${centre(spot)}" y="${top + (note ? 18 : 26)}" text-anchor="middle">${room}</text>`,
    ...(note ? [`<text class="note" x="${centre(spot)}" y="${top + 34}" text-anchor="middle">${note}</text>`] : []),
    ...dots.map((ground, index) => {
      const x = centre(spot) + (index - (dots.length - 1) / 2) * 12;
      return `<circle class="${dotClass(ground)}" cx="${x}" cy="${top + HEIGHT}" r="${ground === room ? 5.5 : 4}"/>`;
    }),
  ];
}

function legend(y: number): string[] {
  const texts = [
    'An arrow is an import.',
    'Dotted: another way leads there too.',
    'A dot in the colour of a room on the lowest floor: uses that room.',
  ];
  return [`<text class="note" x="${MARGIN}" y="${y}">${texts.join(' ')}</text>`];
}

function describe(arrows: Arrows, { up }: Layout): string {
  const all = [...arrows].flatMap(([from, tos]) => (tos.size ? [`${from} imports ${[...tos].sort().join(', ')}.`] : []));
  const circles = up.length ? `${up.length} ${up.length === 1 ? 'arrow runs' : 'arrows run'} up.` : 'All arrows run down.';
  return `Folders in the browser stand left, those in Node right, neutral ones between. ${circles} ${all.join(' ')}`;
}
