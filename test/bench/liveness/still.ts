import sharp from 'sharp';
import { averageFace } from '#tools/generate/average-face.ts';
import { valueAt } from '#vision/face/face-patch.ts';
import { leastSquares } from '#vision/face/least-squares.ts';
import { spline } from './spline.ts';

export type Place = readonly [x: number, y: number];

/** A picture of a face that looks ahead, 200 pixels from ear to ear, and its depth. */
export interface Still {
  width: number;
  height: number;
  /** The red, green and blue of each pixel. */
  planes: readonly Uint8Array[];
  /** iBUG's 68 points. */
  points: readonly Place[];
  /** The middle between the ears at the height of the nose's root, and half the width there. */
  x: number;
  y: number;
  half: number;
  /** Depth of the face in half widths at every `STEP` pixels, 0 at the ears; not a number outside the face. */
  depth: Float32Array;
  columns: number;
  rows: number;
}

/** Pixels between two places of the grid. */
export const STEP = 4;
const SIDE = { width: 420, height: 520 } as const;
const GRID = { columns: Math.ceil(SIDE.width / STEP) + 1, rows: Math.ceil(SIDE.height / STEP) + 1 } as const;
const HALF = 100;
const CENTRE: Place = [SIDE.width / 2, 230];

/** Indices in iBUG's 68 points: jaw ends, root of the nose, outer corners of the eyes. */
const [RIGHT_JAW, LEFT_JAW, ROOT, RIGHT_EYE, LEFT_EYE] = [0, 16, 27, 36, 45] as const;

/** Points of the average face for the 68 points, without those of the jaw between ear and chin, whose place on the bone moves. */
const MESH_OF: readonly (readonly [point: number, mesh: number])[] = [
  ...([
    [0, 127],
    [2, 93],
    [4, 58],
    [6, 150],
    [8, 152],
    [10, 379],
    [12, 288],
    [14, 323],
    [16, 356],
  ] as const),
  ...[70, 63, 105, 66, 107, 336, 296, 334, 293, 300, 168, 197, 5, 4, 98, 97, 2, 326, 327].map((mesh, at) => [17 + at, mesh] as const),
  ...[33, 160, 158, 133, 153, 144, 362, 385, 387, 263, 373, 380].map((mesh, at) => [36 + at, mesh] as const),
  ...[61, 39, 37, 0, 267, 269, 291, 405, 314, 17, 84, 181, 78, 82, 13, 312, 308, 317, 14, 87].map((mesh, at) => [48 + at, mesh] as const),
];

/** Cuts a still out of a picture with these 68 points, and lays the average face under it. */
export async function stillOf(picture: Uint8Array, found: readonly Place[]): Promise<Still> {
  const [right, left] = [found[RIGHT_JAW]!, found[LEFT_JAW]!];
  const scale = HALF / (Math.hypot(left[0] - right[0], left[1] - right[1]) / 2);
  const roll = Math.atan2(found[LEFT_EYE]![1] - found[RIGHT_EYE]![1], found[LEFT_EYE]![0] - found[RIGHT_EYE]![0]);
  const middle: Place = [(left[0] + right[0]) / 2, found[ROOT]![1]];
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const sources = planesOf(data).map((plane) => ({ data: plane, width: info.width, height: info.height }));
  const [c, s] = [Math.cos(roll) / scale, Math.sin(roll) / scale];
  const planes = sources.map((source) =>
    Uint8Array.from({ length: SIDE.width * SIDE.height }, (_, pixel) => {
      const [dx, dy] = [(pixel % SIDE.width) - CENTRE[0], Math.floor(pixel / SIDE.width) - CENTRE[1]];
      return valueAt(source, middle[0] + c * dx - s * dy, middle[1] + s * dx + c * dy);
    }),
  );
  const points = found.map(([px, py]): Place => {
    const [dx, dy] = [(px - middle[0]) * scale, (py - middle[1]) * scale];
    return [CENTRE[0] + Math.cos(roll) * dx + Math.sin(roll) * dy, CENTRE[1] - Math.sin(roll) * dx + Math.cos(roll) * dy];
  });
  return { ...SIDE, planes, points, x: CENTRE[0], y: CENTRE[1], half: HALF, depth: depthUnder(points), ...GRID };
}

const planesOf = (data: Uint8Array) =>
  [0, 1, 2].map((channel) => Uint8Array.from({ length: data.length / 3 }, (_, at) => data[3 * at + channel]!));

/** A point of a body: right, down, to the viewer. */
type Point = readonly [x: number, y: number, z: number];

/** Lays the average face under the points: its pose by least squares, what is left by a spline. Returns its depth on the grid. */
function depthUnder(points: readonly Place[]): Float32Array {
  const face = averageFace();
  const at = (index: number): Point => [face.points[index * 3]!, -face.points[index * 3 + 1]!, face.points[index * 3 + 2]!];
  const places = MESH_OF.map(([point]) => points[point]!);
  const pose = poseOf(
    MESH_OF.map(([, mesh]) => at(mesh)),
    places,
  );
  const flat = MESH_OF.map(([, mesh]): Place => {
    const [x, y] = pose(at(mesh));
    return [x / HALF, y / HALF];
  });
  const across = spline(
    flat,
    places.map(([x]) => x),
    0.02,
  );
  const down = spline(
    flat,
    places.map(([, y]) => y),
    0.02,
  );
  const vertices = Array.from({ length: face.points.length / 3 }, (_, index): Point => {
    const [x, y, z] = pose(at(index));
    return [across(x / HALF, y / HALF), down(x / HALF, y / HALF), z];
  });
  const [rightEar, leftEar] = [vertices[234]!, vertices[454]!];
  const ears = (rightEar[2] + leftEar[2]) / 2;
  const depth = new Float32Array(GRID.columns * GRID.rows).fill(Number.NaN);
  for (let corner = 0; corner < face.triangles.length; corner += 3) {
    const triangle = [0, 1, 2].map((k) => vertices[face.triangles[corner + k]!]!) as [Point, Point, Point];
    drawDepth(depth, triangle, ears);
  }
  return depth;
}

/** Returns the function that turns and scales the average face as the places show it. */
function poseOf(bodies: readonly Point[], places: readonly Place[]): (point: Point) => Point {
  const rows = bodies.map((body) => [1, ...body]);
  const [across, down] = [0, 1].map((axis) =>
    leastSquares(
      rows,
      places.map((place) => place[axis as 0 | 1]),
    ),
  ) as [number[], number[]];
  // These are two rows of a rotation, times a scale.
  const scale = Math.sqrt(Math.hypot(across[1]!, across[2]!) * Math.hypot(down[1]!, down[2]!));
  const angle = (value: number) => Math.max(-0.3, Math.min(0.3, Math.atan2(value, scale)));
  const [yaw, pitch] = [angle(across[3]!), angle(down[3]!)];
  return ([x, y, z]) => {
    const [turned, depth] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)];
    return [
      turned * scale,
      (y * Math.cos(pitch) + depth * Math.sin(pitch)) * scale,
      (depth * Math.cos(pitch) - y * Math.sin(pitch)) * scale,
    ];
  };
}

function drawDepth(depth: Float32Array, [a, b, c]: readonly [Point, Point, Point], ears: number): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-6) return;
  const first = (axis: 0 | 1) => Math.max(0, Math.floor(Math.min(a[axis], b[axis], c[axis]) / STEP));
  const last = (axis: 0 | 1, most: number) => Math.min(most - 1, Math.ceil(Math.max(a[axis], b[axis], c[axis]) / STEP));
  for (let row = first(1); row <= last(1, GRID.rows); row++) {
    for (let column = first(0); column <= last(0, GRID.columns); column++) {
      const [x, y] = [column * STEP, row * STEP];
      const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
      const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
      if (u < -0.001 || v < -0.001 || u + v > 1.001) continue;
      const z = (a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]) - ears) / HALF;
      const at = row * GRID.columns + column;
      if (!(depth[at]! > z)) depth[at] = z;
    }
  }
}
