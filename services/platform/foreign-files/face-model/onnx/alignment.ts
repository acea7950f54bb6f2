import type { LocatedFace, RgbPicture } from '../port/face-model.ts';
import type { FaceModelManifest } from '../port/manifest.ts';

type Place = readonly [x: number, y: number];

/** A movement of the plane that keeps shapes: x' = a x − b y + left, y' = b x + a y + top. */
interface Similarity {
  a: number;
  b: number;
  left: number;
  top: number;
}

/** The 68 points by which a face is set straight: both eyes, the tip of the nose, the corners of the mouth. */
const [LEFT_EYE, RIGHT_EYE, NOSE, MOUTH] = [[36, 41], [42, 47], [30], [48, 54]] as const;

/** Returns the face as the model wants to see it, red, green and blue for each pixel, 0 to 255. What lies outside the picture is black. */
export function alignedFace(face: LocatedFace, { input, alignment }: Pick<FaceModelManifest, 'input' | 'alignment'>): Float32Array {
  const { width, height } = input;
  const toPicture = alignment.by === 'points' ? similarity(alignment.points, fivePoints(face)) : null;
  const { square } = face;
  const pixels = new Float32Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const [sourceX, sourceY] = toPicture
        ? [toPicture.a * x - toPicture.b * y + toPicture.left, toPicture.b * x + toPicture.a * y + toPicture.top]
        : [square.x + ((x + 0.5) * square.width) / width - 0.5, square.y + ((y + 0.5) * square.height) / height - 0.5];
      sample(face.picture, sourceX, sourceY, pixels, at);
    }
  }
  return pixels;
}

function fivePoints({ landmarks }: LocatedFace): readonly Place[] {
  const middle = (from: number, to: number): Place => {
    const points = landmarks.slice(from, to + 1);
    const mean = (of: (point: { x: number; y: number }) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
    return [mean(({ x }) => x), mean(({ y }) => y)];
  };
  const at = (index: number): Place => [landmarks[index]!.x, landmarks[index]!.y];
  return [middle(...LEFT_EYE), middle(...RIGHT_EYE), at(NOSE[0]), at(MOUTH[0]), at(MOUTH[1])];
}

/** Returns the movement that brings `from` nearest to `to`, by least squares. */
function similarity(from: readonly Place[], to: readonly Place[]): Similarity {
  const mean = (places: readonly Place[], axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [fromX, fromY, toX, toY] = [mean(from, 0), mean(from, 1), mean(to, 0), mean(to, 1)];
  let [along, across, length] = [0, 0, 0];
  for (const [at, [x, y]] of from.entries()) {
    const [dx, dy, ex, ey] = [x - fromX, y - fromY, to[at]![0] - toX, to[at]![1] - toY];
    along += dx * ex + dy * ey;
    across += dx * ey - dy * ex;
    length += dx * dx + dy * dy;
  }
  const [a, b] = [along / length, across / length];
  return { a, b, left: toX - a * fromX + b * fromY, top: toY - b * fromX - a * fromY };
}

/** Writes the colour between four pixels to `out`. */
function sample({ data, width, height }: RgbPicture, x: number, y: number, out: Float32Array, at: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  for (const [column, row, share] of [
    [left, top, (left + 1 - x) * (top + 1 - y)],
    [left + 1, top, (x - left) * (top + 1 - y)],
    [left, top + 1, (left + 1 - x) * (y - top)],
    [left + 1, top + 1, (x - left) * (y - top)],
  ] as const) {
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const from = (row * width + column) * 3;
    for (let channel = 0; channel < 3; channel++) out[at + channel]! += share * data[from + channel]!;
  }
}
