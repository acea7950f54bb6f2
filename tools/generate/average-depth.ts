import { writeFileSync } from 'node:fs';
import { averageFace } from './average-face.ts';

/**
 * `node tools/generate/average-depth.ts`: writes `lib/vision/face/average-depth.ts`, the depth of the average face on a grid, of which the
 * server knows the relief of a face.
 */

/** Indices of the average face's points: outer corners of the eyes, a brow, the base of the nose, the lips, the chin. */
const [RIGHT_EYE, LEFT_EYE, BROW, NOSE_BASE, LIPS, CHIN] = [33, 263, 105, 2, 13, 152] as const;
/** Places of the grid, in 1/32 of the distance between the outer corners of the eyes. */
const CELLS = 32;
const COLUMNS = 21;
const TOP = -14;
const ROWS = 57;

/** Returns the text of the file. */
export function averageDepthFile(): string {
  const { points, triangles } = averageFace();
  const unit = points[LEFT_EYE * 3]! - points[RIGHT_EYE * 3]!;
  const eyes = -points[RIGHT_EYE * 3 + 1]! / unit;
  const corner = (index: number): Vertex => [
    points[index * 3]! / unit,
    -points[index * 3 + 1]! / unit - eyes,
    points[index * 3 + 2]! / unit,
  ];
  const corners = triangles.map(corner);
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    const depth = depthAt((at % COLUMNS) / CELLS, (TOP + Math.floor(at / COLUMNS)) / CELLS, corners);
    return depth === null ? 0 : Math.round(1000 * depth);
  });
  const level = (index: number) => Number(corner(index)[1].toFixed(4));
  return `/**
 * Depth of the average face of \`@mediapipe/face_mesh\` (Apache-2.0). \`tools/generate/average-depth.ts\` writes this file. Lengths are shares
 * of the distance between the outer corners of the eyes; \`cells\` are thousandths of it towards the camera, 0 outside the face. The face is
 * the same on both sides: the first column is its middle.
 */
export const AVERAGE_DEPTH = {
  step: 1 / ${CELLS},
  columns: ${COLUMNS},
  rows: ${ROWS},
  /** Height of the first row, down from the eyes. */
  top: ${TOP} / ${CELLS},
  /** Heights of landmarks, down from the eyes. */
  levels: { brow: ${level(BROW)}, noseBase: ${level(NOSE_BASE)}, lips: ${level(LIPS)}, chin: ${level(CHIN)} },
  cells: [
${linesOf(cells)}
  ],
} as const;
`;
}

type Vertex = readonly [x: number, y: number, z: number];

/** Returns the depth of the nearest triangle at a place; null outside the face. */
function depthAt(x: number, y: number, corners: readonly Vertex[]): number | null {
  let nearest: number | null = null;
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = [corners[at]!, corners[at + 1]!, corners[at + 2]!];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (Math.abs(area) < 1e-9) continue;
    const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
    const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
    if (u < -0.001 || v < -0.001 || u + v > 1.001) continue;
    const depth = a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]);
    if (nearest === null || depth > nearest) nearest = depth;
  }
  return nearest;
}

/** Writes numbers in lines of at most 140 characters. */
function linesOf(values: readonly number[]): string {
  const lines = ['   '];
  for (const value of values) {
    const word = ` ${value},`;
    if (lines.at(-1)!.length + word.length > 140) lines.push('   ');
    lines[lines.length - 1] += word;
  }
  return lines.join('\n');
}

if (import.meta.main) writeFileSync(new URL('../../lib/vision/face/average-depth.ts', import.meta.url), averageDepthFile());
