import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Point, Quad } from '#vision/warp.ts';
import type { RgbaImage } from '#vision/watch/look.ts';

/** jscanify brings OpenCV along (9 MB), face-api its models (13 MB): they are fetched for a run, so that no install grows by them. */
const SCANNER = 'jscanify@1.4.3';
export const FACE_API = '@vladmandic/face-api@1.7.15';

/** Unpacks a package into a folder of its own; null where no registry answers. */
export function fetchPackage(name: string): { folder: string; remove(): Promise<void> } | null {
  const folder = mkdtempSync(join(tmpdir(), 'zaguan-peer-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const [tarball] = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], { encoding: 'utf8' }).split('\n');
    execFileSync('tar', ['-xzf', join(folder, tarball!), '-C', folder]);
    return { folder: join(folder, 'package'), remove };
  } catch {
    void remove();
    return null;
  }
}

interface Mat {
  delete(): void;
}
interface OpenCv {
  Mat?: unknown;
  onRuntimeInitialized?: () => void;
  matFromImageData(picture: { data: Uint8ClampedArray; width: number; height: number }): Mat;
}
type Corner = Point | undefined;
interface Scanner {
  findPaperContour(picture: Mat): Mat | null;
  getCornerPoints(contour: Mat): Record<'topLeftCorner' | 'topRightCorner' | 'bottomRightCorner' | 'bottomLeftCorner', Corner>;
}

/** What finds corners beside ours. */
export interface Peer {
  name: string;
  /** In parts of one of the picture. */
  corners(picture: RgbaImage): Quad | null;
}

/** Null where it cannot be had. */
export async function openScanner(): Promise<(Peer & { close(): Promise<void> }) | null> {
  const fetched = fetchPackage(SCANNER);
  if (!fetched) return null;
  const require = createRequire(join(fetched.folder, 'package.json'));
  // OpenCV has a `then` that never ends: it must not be what a promise resolves to.
  const cv: OpenCv = require('./src/opencv.js');
  if (!cv.Mat)
    await new Promise<void>((resolve) => {
      cv.onRuntimeInitialized = resolve;
    });
  Object.assign(globalThis, { cv });
  const scanner: Scanner = new (require('./src/jscanify.js'))();
  return {
    name: SCANNER,
    corners({ rgba, width, height }) {
      const picture = cv.matFromImageData({ data: rgba, width, height });
      const contour = scanner.findPaperContour(picture);
      picture.delete();
      if (!contour) return null;
      const found = scanner.getCornerPoints(contour);
      contour.delete();
      const corners = [found.topLeftCorner, found.topRightCorner, found.bottomRightCorner, found.bottomLeftCorner];
      if (!corners.every((corner) => corner !== undefined)) return null;
      return corners.map(({ x, y }) => ({ x: x / width, y: y / height })) as unknown as Quad;
    },
    close: fetched.remove,
  };
}
