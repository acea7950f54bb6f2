import type { Point } from '../warp.ts';
import { betweenDirections, DIRECTIONS, directionOf, type Edges } from './edges.ts';

/** Maximum number of lines that are returned. It is limited because every pair of pairs of lines is tried. */
const MAX_LINES = 36;
/** An edge votes for lines within this many directions (of two degrees) of its own. */
const VOTES_ROUND = 4;
/** Minimum number of votes of a line, as a share of the picture's shorter side. */
const MIN_VOTES = 0.1;
/** Lines count as the same line if they differ by less than this many directions, and by less than `SAME_PLACE`. */
const SAME_DIRECTION = 3;
/** Distance of two lines, in pixels. */
const SAME_PLACE = 5;
/** Maximum distance of edges from the line in each round of fitting, in pixels. */
const FITS = [2.6, 1.6];
/** An edge is fitted to a line if it is within this many directions of it. */
const FIT_DIRECTIONS = 8;
/** An edge supports a line if it is within this many directions of it. */
const SUPPORT_DIRECTIONS = 9;
/** Minimum length of the visible stretch of a side that is rated, in pixels. */
const MIN_SEEN = 3;
/** Minimum cosine of the angle by which fitting may rotate a line. A larger rotation means that it fitted another line's edges. */
const MIN_TURN_COSINE = 0.985;

/** A line by its normal: `x * cos + y * sin = distance`, from the picture's middle. */
export interface Normal {
  readonly cos: number;
  readonly sin: number;
  readonly distance: number;
}

/** A line of a picture, and the edges along it. */
export class StraightLine {
  readonly cos: number;
  readonly sin: number;
  readonly distance: number;
  readonly #middle: Point;
  /** Number of edge pixels up to each place on the line; place 0 is `#reach` pixels before the foot of the normal. */
  readonly #hits: Float32Array;
  readonly #reach: number;
  /** First and last place in the picture. */
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

  /** Projects a point onto the line. */
  along({ x, y }: Point): number {
    return (y - this.#middle.y) * this.cos - (x - this.#middle.x) * this.sin;
  }

  /** Returns the share of the visible stretch on which there is an edge of the line's direction. Null if no stretch is visible. */
  support(one: number, other: number): number | null {
    const from = Math.max(Math.min(one, other), this.#first);
    const to = Math.min(Math.max(one, other), this.#last);
    if (to - from < MIN_SEEN) return null;
    const [before, after] = [Math.round(from) + this.#reach, Math.round(to) + this.#reach];
    return (this.#hits[after]! - this.#hits[before]!) / (after - before);
  }

  /** Returns the intersection of two lines. Null if they are nearly parallel. */
  meets(other: StraightLine): Point | null {
    const turn = this.cos * other.sin - other.cos * this.sin;
    if (Math.abs(turn) < 0.25) return null;
    return {
      x: this.#middle.x + (this.distance * other.sin - other.distance * this.sin) / turn,
      y: this.#middle.y + (other.distance * this.cos - this.distance * other.cos) / turn,
    };
  }

  /** Returns the angle between two lines in radians, up to a quarter turn. */
  angleTo(other: StraightLine): number {
    return Math.acos(Math.min(1, Math.abs(this.cos * other.cos + this.sin * other.sin)));
  }

  /** Returns the distance of two nearly parallel lines at the picture's middle, in pixels. */
  apartFrom(other: StraightLine): number {
    const sameWay = this.cos * other.cos + this.sin * other.sin >= 0;
    return Math.abs(this.distance - (sameWay ? other.distance : -other.distance));
  }
}

/** Returns true if there is an edge of the line's direction within 1.5 pixels on either side of the point. */
function hasEdge(edges: Edges, point: Point, { cos, sin, direction }: { cos: number; sin: number; direction: number }): boolean {
  for (let off = -1.5; off <= 1.5; off += 0.75) {
    const [x, y] = [Math.round(point.x + off * cos), Math.round(point.y + off * sin)];
    if (x < 0 || y < 0 || x >= edges.width || y >= edges.height) continue;
    const edgeDirection = edges.byPixel[y * edges.width + x]!;
    if (edgeDirection >= 0 && betweenDirections(edgeDirection, direction) <= SUPPORT_DIRECTIONS) return true;
  }
  return false;
}

/** Returns the strongest lines, at most 36; only those that `isWanted` accepts. */
export function straightLinesOf(edges: Edges, isWanted: (normal: Normal) => boolean = () => true): StraightLine[] {
  const reach = Math.ceil(Math.hypot(edges.width, edges.height) / 2) + 2;
  const peaks: { direction: number; distance: number }[] = [];
  const lines: StraightLine[] = [];
  for (const peak of peaksOf(votesOf(edges, reach), reach, MIN_VOTES * Math.min(edges.width, edges.height))) {
    if (!isWanted(normalOf(peak)) || peaks.some((other) => isSame(other, peak))) continue;
    peaks.push(peak);
    lines.push(new StraightLine(edges, fitLine(edges, peak), reach));
    if (lines.length === MAX_LINES) break;
  }
  return lines;
}

function isSame(one: { direction: number; distance: number }, other: { direction: number; distance: number }): boolean {
  const apart = betweenDirections(one.direction, other.direction);
  // Normals change their sign where directions wrap around, at half a turn.
  const isOpposite = apart !== Math.abs(one.direction - other.direction);
  const distance = isOpposite ? -one.distance : one.distance;
  return apart <= SAME_DIRECTION && Math.abs(distance - other.distance) < SAME_PLACE + apart;
}

const normals = Array.from({ length: DIRECTIONS }, (_, at) => {
  const angle = ((at + 0.5) * Math.PI) / DIRECTIONS;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
});

const normalOf = ({ direction, distance }: { direction: number; distance: number }): Normal => ({ ...normals[direction]!, distance });

/** Returns the Hough votes by direction and distance; each edge votes only near its own direction. */
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

/** Returns the local maxima of the votes, strongest first. */
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

/** Fits the line of a peak of votes to the edges near it. */
function fitLine(edges: Edges, peak: { direction: number; distance: number }): Normal {
  const { direction } = peak;
  let line = normalOf(peak);
  for (const far of FITS) {
    const better = fitRound(edges, line, direction, far);
    if (!better || better.cos * line.cos + better.sin * line.sin < MIN_TURN_COSINE) break;
    line = better;
  }
  return line;
}

/** Fits a line to the edges near it by weighted least squares. Null with too few edges. */
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
