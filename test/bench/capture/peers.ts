import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Point, Quad } from '#vision/warp.ts';
import type { RgbaImage } from '#vision/watch/look.ts';

/**
 * Other libraries to compare with. They are fetched for each run, so that installing Zaguán stays small: jscanify contains OpenCV (9 MB),
 * face-api its models (13 MB).
 */
const SCANNER = 'jscanify@1.4.3';
export const FACE_API = '@vladmandic/face-api@1.7.15';

/** Downloads a package into a temporary folder; null if no registry answers. */
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

/** Another library that finds a document's corners. */
export interface Peer {
  name: string;
  /** Returns the corners as shares of the picture's width and height; null if none are found. */
  corners(picture: RgbaImage): Quad | null;
}

/** Downloads and loads jscanify; null if no registry answers. */
export async function openScanner(): Promise<(Peer & { close(): Promise<void> }) | null> {
  const fetched = fetchPackage(SCANNER);
  if (!fetched) return null;
  const require = createRequire(join(fetched.folder, 'package.json'));
  // OpenCV's object has a `then` that never settles, so a promise must not resolve to it.
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
