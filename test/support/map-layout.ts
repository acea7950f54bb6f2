import { type Arrows, reachedFrom } from './house.ts';

/** Places the rooms of the map on floors, each floor ordered so that few arrows cross. */

/** Rooms with so many users that a dot replaces each arrow. They form the lowest floor, in this order. */
export const GROUND = ['lib/vision', 'lib/mexico', 'lib/contracts', 'services/platform'];

export interface Spot {
  /** The room's name; null for a bend of an arrow that passes a floor. */
  room: string | null;
  width: number;
  /** The x of the middle. */
  x: number;
  /** The number of the floor, counted from the top. */
  row: number;
}

export interface Line {
  from: string;
  to: string;
  /** The two rooms and the bends between them. */
  way: readonly Spot[];
}

export interface Layout {
  spots: readonly Spot[];
  rows: number;
  /** Arrows down that no path over other rooms replaces. */
  lines: readonly Line[];
  /** Arrows down that a path over other rooms replaces. */
  shortcuts: readonly Line[];
  /** Arrows up: each closes a circle of imports. */
  up: readonly Line[];
}

const GAP = 26;
const BEND = 16;
const ROUNDS = 24;

export function layOut(arrows: Arrows, widthOf: (room: string) => number, sideOf: (room: string) => number): Layout {
  const isGround = (room: string) => GROUND.includes(room);
  const all = [...arrows].flatMap(([from, tos]) => [...tos].map((to) => ({ from, to })));
  const upper = new Map(
    [...arrows].filter(([room]) => !isGround(room)).map(([room, tos]) => [room, [...tos].filter((to) => !isGround(to))]),
  );
  const { floors, closing } = floorsOf(upper);
  const down = new Map([...upper].map(([room, tos]) => [room, new Set(tos.filter((to) => !closing.has(`${room} ${to}`)))]));
  const rows = Math.max(...floors.values()) + 2;

  const spots = new Map<string, Spot>();
  for (const [room, floor] of floors) spots.set(room, { room, width: widthOf(room), x: 0, row: rows - 2 - floor });
  for (const room of GROUND.filter((name) => arrows.has(name))) spots.set(room, { room, width: widthOf(room), x: 0, row: rows - 1 });
  const straight = ({ from, to }: { from: string; to: string }): Line => ({ from, to, way: [spots.get(from)!, spots.get(to)!] });

  const downward = all.filter(({ from, to }) => down.get(from)?.has(to));
  const isShortcut = ({ from, to }: { from: string; to: string }) =>
    [...down.get(from)!].some((other) => other !== to && reachedFrom(other, down).has(to));
  const lines = downward.filter((arrow) => !isShortcut(arrow)).map((arrow) => bent(straight(arrow)));
  const everySpot = [...spots.values(), ...lines.flatMap(({ way }) => way.slice(1, -1))];
  place(everySpot, lines, rows, sideOf);
  return {
    spots: everySpot,
    rows,
    lines,
    shortcuts: downward.filter(isShortcut).map(straight),
    up: all.filter(({ from, to }) => (isGround(from) && !isGround(to)) || closing.has(`${from} ${to}`)).map(straight),
  };
}

/** Assigns floors: a room is above every room that it uses; a room that uses none is just below its lowest user. */
function floorsOf(arrows: ReadonlyMap<string, readonly string[]>): { floors: Map<string, number>; closing: Set<string> } {
  const floors = new Map<string, number>();
  const open = new Set<string>();
  const closing = new Set<string>();
  const floorOf = (room: string): number => {
    const existing = floors.get(room);
    if (existing !== undefined) return existing;
    open.add(room);
    let floor = 0;
    for (const to of arrows.get(room)!) {
      if (open.has(to)) closing.add(`${room} ${to}`);
      else floor = Math.max(floor, floorOf(to) + 1);
    }
    open.delete(room);
    floors.set(room, floor);
    return floor;
  };
  for (const room of arrows.keys()) floorOf(room);
  for (const [room, tos] of arrows) {
    const above = [...arrows.keys()].filter((other) => arrows.get(other)!.includes(room)).map((other) => floors.get(other)!);
    if (!tos.length && above.length) floors.set(room, Math.min(...above) - 1);
  }
  return { floors, closing };
}

/** Returns an arrow with a bend on each floor that it passes. */
function bent({ from, to, way: [start, end] }: Line): Line {
  const between = Array.from(
    { length: end!.row - start!.row - 1 },
    (_, index): Spot => ({ room: null, width: BEND, x: 0, row: start!.row + index + 1 }),
  );
  return { from, to, way: [start!, ...between, end!] };
}

function place(spots: readonly Spot[], lines: readonly Line[], rows: number, sideOf: (room: string) => number): void {
  const neighbours = neighboursOf(spots, lines);
  const sides = new Map(spots.map((spot) => [spot, spot.room ? sideOf(spot.room) : 0]));
  for (const { way, from, to } of lines) for (const bend of way.slice(1, -1)) sides.set(bend, (sideOf(from) + sideOf(to)) / 2);

  const byRow = Array.from({ length: rows }, (_, row) => spots.filter((spot) => spot.row === row));
  const sort = (row: Spot[], placeOf: (spot: Spot) => number) =>
    row.sort((one, other) => sides.get(one)! - sides.get(other)! || placeOf(one) - placeOf(other));
  for (const row of byRow)
    spread(
      sort(row, ({ x }) => x),
      (spot) => sides.get(spot)! * 500,
    );
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of round % 2 ? byRow.toReversed() : byRow) {
      const wanted = new Map(row.map((spot) => [spot, middle(neighbours.get(spot)!.map(({ x }) => x)) ?? spot.x]));
      if (round < ROUNDS / 2) sort(row, (spot) => wanted.get(spot)!);
      spread(row, (spot) => wanted.get(spot)!);
    }
  }
  const left = Math.min(...spots.map(({ x, width }) => x - width / 2));
  for (const spot of spots) spot.x = Math.round(spot.x - left);
}

function neighboursOf(spots: readonly Spot[], lines: readonly Line[]): ReadonlyMap<Spot, Spot[]> {
  const neighbours = new Map<Spot, Spot[]>(spots.map((spot) => [spot, []]));
  for (const { way } of lines) {
    for (const [index, spot] of way.entries()) {
      const before = way[index - 1];
      if (!before) continue;
      neighbours.get(spot)!.push(before);
      neighbours.get(before)!.push(spot);
    }
  }
  return neighbours;
}

const middle = (values: readonly number[]) => (values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : null);

/** Moves spots as near as possible to their wanted position, in order and without overlap (pooled adjacent violators). */
function spread(row: readonly Spot[], wantedOf: (spot: Spot) => number): void {
  let edge = 0;
  const offsets = row.map((spot, index) => {
    edge += index ? (row[index - 1]!.width + spot.width) / 2 + GAP : 0;
    return edge;
  });
  const pools: { sum: number; size: number }[] = [];
  for (const [index, spot] of row.entries()) {
    pools.push({ sum: wantedOf(spot) - offsets[index]!, size: 1 });
    for (
      let last = pools.at(-1)!, before = pools.at(-2);
      before && before.sum / before.size > last.sum / last.size;
      before = pools.at(-2)
    ) {
      pools.pop();
      before.sum += last.sum;
      before.size += last.size;
      last = before;
    }
  }
  let index = 0;
  for (const { sum, size } of pools) for (let count = 0; count < size; count++, index++) row[index]!.x = sum / size + offsets[index]!;
}
