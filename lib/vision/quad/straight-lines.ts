import type { Point } from '../warp.ts';
import { betweenDirections, DIRECTIONS, directionOf, type Edges } from './edges.ts';

/** So many lines are looked at: every pair of pairs of them is tried. */
const MOST_LINES = 36;
/** Each edge votes for lines whose normal differs from its own by so many directions at most. */
const VOTES_ROUND = 4;
/** The votes that a line needs, as a share of the picture's shorter side. */
const LEAST_VOTES = 0.1;
/** Lines of nearly one direction, so close to each other, are one. In directions and pixels. */
const SAME_DIRECTION = 3;
const SAME_PLACE = 5;
/** How far edges may lie from a line that is fitted to them: first guess, then the better one. Pixels. */
const FITS = [2.6, 1.6];
const FIT_DIRECTIONS = 8;
const SUPPORT_DIRECTIONS = 9;
/** Pixels of a stretch in the picture, from which on something is seen of it. */
const LEAST_SEEN = 3;
/** A fit that turns the line further took another one's edges. Cosine. */
const MOST_TURN = 0.985;

/** A straight line, by its normal: `x * cos + y * sin = distance`, from the middle of the picture. */
export interface Normal {
  readonly cos: number;
  readonly sin: number;
  readonly distance: number;
}

/** A straight line of a picture, and where along it there are edges. */
export class StraightLine {
  readonly cos: number;
  readonly sin: number;
  readonly distance: number;
  readonly #middle: Point;
  /** How many pixels of the line have an edge, up to each; it begins `#reach` before the foot of the normal. */
  readonly #hits: Float32Array;
  readonly #reach: number;
  /** The first place and the last that lie in the picture. */
  readonly #first: number;
  readonly #last: number;

  constructor(edges: Edges, { cos, sin, distance }: Normal, reach: number) {
    [this.cos, this.sin, this.distance] = [cos, sin, distance];
    this.#middle = { x: edges.width / 2, y: edges.height / 2 };
    this.#reach = reach;
    this.#hits = new Float32Array(2 * reach + 3);
    let [first, last] = [reach, -reach];
    const direction = directionOf(cos, sin);
    for (let at = 0; at < 2 * reach + 2; at++) {
      const along = at - reach;
      const x = this.#middle.x + distance * cos - along * sin;
      const y = this.#middle.y + distance * sin + along * cos;
      this.#hits[at + 1] = this.#hits[at]!;
      if (x < 0 || y < 0 || x >= edges.width || y >= edges.height) continue;
      first = Math.min(first, along);
      last = along;
      if (hasEdge(edges, { x, y }, { cos, sin, direction })) this.#hits[at + 1]!++;
    }
    [this.#first, this.#last] = [first, last];
  }

  /** The place of a point along the line. */
  along({ x, y }: Point): number {
    return (y - this.#middle.y) * this.cos - (x - this.#middle.x) * this.sin;
  }

  /** Of the stretch between two places the share that has an edge of the line's direction, as far as it is in the picture; null where nothing of it is. */
  support(one: number, other: number): number | null {
    const from = Math.max(Math.min(one, other), this.#first);
    const to = Math.min(Math.max(one, other), this.#last);
    if (to - from < LEAST_SEEN) return null;
    const [before, after] = [Math.round(from) + this.#reach, Math.round(to) + this.#reach];
    return (this.#hits[after]! - this.#hits[before]!) / (after - before);
  }

  /** Null where they are nearly parallel. */
  meets(other: StraightLine): Point | null {
    const turn = this.cos * other.sin - other.cos * this.sin;
    if (Math.abs(turn) < 0.25) return null;
    return {
      x: this.#middle.x + (this.distance * other.sin - other.distance * this.sin) / turn,
      y: this.#middle.y + (other.distance * this.cos - this.distance * other.cos) / turn,
    };
  }

  /** The angle between the two, radians, 0 to a quarter turn. */
  angleTo(other: StraightLine): number {
    return Math.acos(Math.min(1, Math.abs(this.cos * other.cos + this.sin * other.sin)));
  }

  /** Pixels between two lines that are nearly parallel, at the middle of the picture. */
  apartFrom(other: StraightLine): number {
    const sameWay = this.cos * other.cos + this.sin * other.sin >= 0;
    return Math.abs(this.distance - (sameWay ? other.distance : -other.distance));
  }
}

/** Whether an edge of the line's direction lies within a pixel and a half of the point, across the line. */
function hasEdge(edges: Edges, point: Point, { cos, sin, direction }: { cos: number; sin: number; direction: number }): boolean {
  for (let off = -1.5; off <= 1.5; off += 0.75) {
    const [x, y] = [Math.round(point.x + off * cos), Math.round(point.y + off * sin)];
    if (x < 0 || y < 0 || x >= edges.width || y >= edges.height) continue;
    const edgeDirection = edges.byPixel[y * edges.width + x]!;
    if (edgeDirection >= 0 && betweenDirections(edgeDirection, direction) <= SUPPORT_DIRECTIONS) return true;
  }
  return false;
}

/** The lines that most edges lie on, at most 36; or those of them that are wanted, by where they nearly lie. */
export function straightLinesOf(edges: Edges, isWanted: (normal: Normal) => boolean = () => true): StraightLine[] {
  const reach = Math.ceil(Math.hypot(edges.width, edges.height) / 2) + 2;
  const peaks: { direction: number; distance: number }[] = [];
  const lines: StraightLine[] = [];
  for (const peak of peaksOf(votesOf(edges, reach), reach, LEAST_VOTES * Math.min(edges.width, edges.height))) {
    if (!isWanted(normalOf(peak)) || peaks.some((other) => isSame(other, peak))) continue;
    peaks.push(peak);
    lines.push(new StraightLine(edges, fitLine(edges, peak), reach));
    if (lines.length === MOST_LINES) break;
  }
  return lines;
}

function isSame(one: { direction: number; distance: number }, other: { direction: number; distance: number }): boolean {
  const apart = betweenDirections(one.direction, other.direction);
  // Over the end of the half turn a normal points the other way.
  const isOpposite = apart !== Math.abs(one.direction - other.direction);
  const distance = isOpposite ? -one.distance : one.distance;
  return apart <= SAME_DIRECTION && Math.abs(distance - other.distance) < SAME_PLACE + apart;
}

const normals = Array.from({ length: DIRECTIONS }, (_, at) => {
  const angle = ((at + 0.5) * Math.PI) / DIRECTIONS;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
});

const normalOf = ({ direction, distance }: { direction: number; distance: number }): Normal => ({ ...normals[direction]!, distance });

/** For each direction and distance the weight of the edges on that line: Hough, each edge near its own direction alone. */
function votesOf({ xs, ys, weights, starts, width, height }: Edges, reach: number): Float32Array {
  const places = 2 * reach + 1;
  const votes = new Float32Array(DIRECTIONS * places);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const { cos, sin } = normals[direction]!;
    const first = direction * places + reach + 0.5 - (cos * width + sin * height) / 2;
    for (let off = -VOTES_ROUND; off <= VOTES_ROUND; off++) {
      const voters = (direction + off + DIRECTIONS) % DIRECTIONS;
      for (let edge = starts[voters]!; edge < starts[voters + 1]!; edge++)
        votes[Math.floor(xs[edge]! * cos + ys[edge]! * sin + first)]! += weights[edge]!;
    }
  }
  return votes;
}

/** Lines that have more votes than those beside them, the most first. */
function peaksOf(votes: Float32Array, reach: number, least: number): { direction: number; distance: number }[] {
  const places = 2 * reach + 1;
  const peaks: { direction: number; distance: number; worth: number }[] = [];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    for (let place = 2; place < places - 2; place++) {
      const at = direction * places + place;
      const worth = votes[at]! + 0.5 * (votes[at - 1]! + votes[at + 1]!);
      if (worth <= least || votes[at]! < votes[at - 1]! || votes[at]! <= votes[at + 1]!) continue;
      peaks.push({ direction, distance: place - reach, worth });
    }
  }
  return peaks.sort((one, other) => other.worth - one.worth);
}

/** The line that lies best through the edges near it. */
function fitLine(edges: Edges, peak: { direction: number; distance: number }): Normal {
  const { direction } = peak;
  let line = normalOf(peak);
  for (const far of FITS) {
    const better = fitRound(edges, line, direction, far);
    if (!better || better.cos * line.cos + better.sin * line.sin < MOST_TURN) break;
    line = better;
  }
  return line;
}

/** Least squares across the line, by weight. Null with too few edges. */
function fitRound(edges: Edges, { cos, sin, distance }: Normal, direction: number, far: number): Normal | null {
  const { xs, ys, weights, starts } = edges;
  let [sum, sumX, sumY, sumXx, sumXy, sumYy] = [0, 0, 0, 0, 0, 0];
  for (let turn = -FIT_DIRECTIONS; turn <= FIT_DIRECTIONS; turn++) {
    const near = (direction + turn + DIRECTIONS) % DIRECTIONS;
    for (let edge = starts[near]!; edge < starts[near + 1]!; edge++) {
      const x = xs[edge]! - edges.width / 2;
      const y = ys[edge]! - edges.height / 2;
      const off = x * cos + y * sin - distance;
      if (off > far || off < -far) continue;
      const weight = weights[edge]!;
      sum += weight;
      sumX += weight * x;
      sumY += weight * y;
      sumXx += weight * x * x;
      sumXy += weight * x * y;
      sumYy += weight * y * y;
    }
  }
  if (sum < 5) return null;
  const [x, y] = [sumX / sum, sumY / sum];
  const angle = 0.5 * Math.atan2(2 * (sumXy / sum - x * y), sumXx / sum - x * x - (sumYy / sum - y * y));
  const way = -Math.sin(angle) * cos + Math.cos(angle) * sin < 0 ? -1 : 1;
  const [newCos, newSin] = [-Math.sin(angle) * way, Math.cos(angle) * way];
  return { cos: newCos, sin: newSin, distance: x * newCos + y * newSin };
}
