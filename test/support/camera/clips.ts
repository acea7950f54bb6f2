import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { chromium } from 'playwright-core';
import { INE_SIZE, ineBack, ineFront } from '#src/capture/credential-specimen.ts';
import { drawnFace } from '#src/capture/selfie-specimen.ts';
import { launchOptions } from '../browser.ts';
import { CERTIFICATE_SIZE, certificateSvg } from '../specimens/certificate.ts';
import { ricardo } from './card-holder.ts';
import { drawFrames, type SceneSpec } from './scene.ts';

/**
 * Films for the fake camera: y4m files for `--use-file-for-fake-video-capture`. They are made on first use, in the system's temporary
 * folder, under a name derived from their content. A browser process loops one clip.
 */

const folder = join(tmpdir(), 'zaguan-clips');
const FRAMES_PER_SECOND = 10;
/** Version of the drawing. Raise it when the drawing changes, so that older clips are not used. */
const DRAWING = 6;

export interface Film {
  width: number;
  height: number;
}

/** The film of a phone that is held upright. */
export const phoneFilm: Film = { width: 720, height: 1280 };
/** The film of a webcam. */
export const webcamFilm: Film = { width: 1280, height: 720 };

/** Returns a clip: the front of the specimen card enters the view on a table and stays. */
export function cardFrontClip(film: Film = phoneFilm): Promise<string> {
  return clip({ ...film, kind: 'card', picture: svgAddress(ineFront(ricardo)), pictureSize: INE_SIZE });
}

/**
 * Returns a clip: a side of the specimen card lies on a table. For a person who presses the shutter: a tenth of the other clips shows the
 * card still half outside.
 */
export function lyingCardClip(side: 'front' | 'back'): Promise<string> {
  const draw = side === 'front' ? ineFront : ineBack;
  return clip({ ...phoneFilm, kind: 'card', picture: svgAddress(draw(ricardo)), pictureSize: INE_SIZE, lies: true });
}

/** Returns a clip: the back of the specimen card enters the view on a table and stays. */
export function cardBackClip(film: Film = phoneFilm): Promise<string> {
  return clip({ ...film, kind: 'card', picture: svgAddress(ineBack(ricardo)), pictureSize: INE_SIZE });
}

/** Returns a clip: the front of the specimen card enters the view and stays, twice, then the back. */
export async function turningCardClip(film: Film = phoneFilm): Promise<string> {
  const [front, back] = [await cardFrontClip(film), await cardBackClip(film)];
  const path = join(
    folder,
    `turning-twice-${createHash('sha256')
      .update(front + back)
      .digest('hex')
      .slice(0, 20)}.y4m`,
  );
  if (existsSync(path)) return path;
  const [fronts, backs] = [await readFile(front), await readFile(back)];
  const frames = (file: Buffer) => file.subarray(file.indexOf('\n') + 1);
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.concat([fronts, frames(fronts), frames(backs)]));
  await rename(unfinished, path);
  return path;
}

/** Returns a clip: the first page of a tax certificate, with its QR code, enters the view on a table and stays. */
export function certificateClip(film: Film = phoneFilm): Promise<string> {
  return clip({ ...film, kind: 'card', picture: svgAddress(certificateSvg()), pictureSize: CERTIFICATE_SIZE });
}

/** Returns a clip: a person enters the view and stays, or stays too far away. Uses the portrait of the fixtures folder if it is there, else a drawn face. */
export async function faceClip(film: Film = phoneFilm, { staysAway = false } = {}): Promise<string> {
  const ofFace = { ...film, kind: 'face' as const, ...(staysAway ? { staysAway } : {}) };
  const portrait = join(process.env.ZAGUAN_FIXTURES ?? resolve(import.meta.dirname, '../../../../shared/fixtures'), 'astronaut.png');
  if (!existsSync(portrait)) {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 232 300" width="464" height="600">${drawnFace}</svg>`;
    return clip({
      ...ofFace,
      picture: svgAddress(drawn),
      pictureSize: { width: 464, height: 600 },
      face: { x: 264, y: 300, height: 440 },
    });
  }
  const picture = `data:image/png;base64,${(await readFile(portrait)).toString('base64')}`;
  return clip({ ...ofFace, picture, pictureSize: { width: 512, height: 512 }, face: { x: 222, y: 122, height: 100 } });
}

function svgAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const making = new Map<string, Promise<string>>();

function clip(scene: SceneSpec): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify({ DRAWING, scene })).digest('hex').slice(0, 20);
  const path = join(folder, `${scene.kind}-${name}.y4m`);
  const file = making.get(path) ?? (existsSync(path) ? Promise.resolve(path) : make(scene, path));
  making.set(path, file);
  return file;
}

async function make(scene: SceneSpec, path: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    const unfinished = `${path}.${process.pid}`;
    const file = createWriteStream(unfinished);
    file.write(`YUV4MPEG2 W${scene.width} H${scene.height} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`);
    const drawn = await page.evaluate(drawFrames, scene);
    for (const at of drawn.order) {
      file.write('FRAME\n');
      file.write(Buffer.from(drawn.frames[at]!, 'base64'));
    }
    file.end();
    await finished(file);
    // Two processes may make the same clip; the later file replaces an equal one.
    await rename(unfinished, path);
    return path;
  } finally {
    await browser.close();
  }
}
