import { chromium } from 'playwright-core';
import { cameraFlags, launchOptions } from '../../support/browser.ts';
import { faceClip } from '../../support/camera/clips.ts';
import { startStageServer } from '../../support/camera/stage-server.ts';
import { FACE_API, fetchPackage } from './peers.ts';
import { median, type Row } from './row.ts';

const FRAMES = 120;
const PEER_FRAMES = 20;

/**
 * Measures the selfie's guide: its time per frame and the time to its first advice, in headless Chromium with a clip of an approaching
 * face, 640 by 480 pixels.
 */
export async function faceRows(): Promise<readonly Row[]> {
  const faceApi = fetchPackage(FACE_API);
  const server = await startStageServer('faces-page.ts', faceApi ? { 'face-api': faceApi.folder } : {});
  const clip = await faceClip({ width: 640, height: 480 });
  const browser = await chromium.launch(await launchOptions(cameraFlags(clip), { whole: true }));
  try {
    const page = await browser.newPage();
    await page.goto(server.origin);
    await page.waitForFunction(() => 'measureFaces' in window);
    const { prepare, firstWord, picture, frames, facesFound } = await page.evaluate((count) => window.measureFaces(count), FRAMES);
    const mesh = await page.evaluate((count) => window.measurePeer(count), PEER_FRAMES);
    const other = faceApi && (await page.evaluate((count) => window.measureFaceApi(count), PEER_FRAMES));
    const sorted = frames.toSorted((one, other) => one - other);
    const at = (share: number) => `${sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1)} ms`;
    return [
      { figure: 'faces: files fetched, opened and warm', ours: `${prepare.toFixed(0)} ms`, limit: '' },
      { figure: 'first word after the camera’s first frame, warm', ours: `${firstWord.toFixed(0)} ms`, limit: '<= 300 ms' },
      { figure: 'the picture, of somebody who first comes closer for two seconds', ours: `${picture.toFixed(0)} ms`, limit: '' },
      { figure: `a frame, median of ${frames.length}`, ours: at(0.5), limit: '<= 20 ms' },
      { figure: 'the same by @mediapipe/face_mesh', ours: '', peer: `${median(mesh).toFixed(1)} ms`, limit: '' },
      {
        figure: `the same by ${FACE_API}${other ? `, ${other.backend}, a face found in ${other.facesFound} of ${PEER_FRAMES + 1}` : ''}`,
        ours: '',
        peer: other ? `${median(other.frames).toFixed(1)} ms` : 'not fetched',
        limit: '',
      },
      { figure: 'a frame, nine of ten', ours: at(0.9), limit: '' },
      { figure: 'frames with a face found', ours: `${((100 * facesFound) / frames.length).toFixed(1)} %`, limit: '' },
    ];
  } finally {
    await browser.close();
    server.close();
    await faceApi?.remove();
  }
}
