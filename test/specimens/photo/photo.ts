import type { KindName } from '#contracts/extraction/extraction.ts';
import { type Quad, rectangle } from '#vision/warp.ts';
import { type Random, randomFrom } from '../../suites/symbols/random.ts';
import { CARD } from '../drawing.ts';
import { type Specimen, specimen } from '../specimen.ts';
import { type Colour, paint } from './colour.ts';
import { deskOf, displayOf } from './desks.ts';
import { hold } from './finger.ts';
import { lay, ROUND } from './lay.ts';
import { jpegOf, take } from './lens.ts';
import { type Hardship, hardships, type Level, widthOf } from './levels.ts';
import { shine } from './light.ts';
import { fold, screen, wear } from './page-wear.ts';
import { poseOf } from './pose.ts';
import { renderPages } from './render.ts';
import { type Scene, scan, turn } from './scene.ts';

export interface Photo<Name extends KindName> {
  kind: Name;
  layout: string;
  level: Level;
  /** The surface of the page, or the device that shows or reads it. */
  place: 'nowhere' | 'desk' | 'screen' | 'scanner';
  jpeg: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** The page's corners in the picture, in pixels, in the page's own reading order. */
  corners: Quad;
  truth: Specimen<Name>['truth'];
}

/** Draws a picture of a specimen's first page, the same at every call. */
export async function photo<Name extends KindName>(kind: Name, seed: number, level: Level, layout?: string): Promise<Photo<Name>> {
  const { pdf, truth, layout: name } = await specimen(kind, seed, layout);
  const [page] = await renderPages(pdf, widthOf(level));
  return { kind, layout: name, level, truth, ...(await photograph(page!, seed, level)) };
}

type Taken = Pick<Photo<KindName>, 'place' | 'jpeg' | 'width' | 'height' | 'corners'>;

/** Draws a picture of a page. The page itself is changed by the wear. */
export async function photograph(page: Colour, seed: number, level: Level): Promise<Taken> {
  const { width, height } = page;
  if (level === 'clean') {
    return { place: 'nowhere', jpeg: await jpegOf(page, 92), width, height, corners: rectangle(width, height) };
  }
  const hardship = hardships[level];
  const random = randomFrom(seed * 8191 + level.length);
  const { chances } = hardship;
  if (random.unit() < chances.wear) wear(random, page);
  if (height > width && random.unit() < chances.fold) fold(random, page);
  const way = random.unit();
  const place = way < chances.scan ? 'scanner' : way < chances.scan + chances.screen ? 'screen' : 'desk';
  const scene = place === 'scanner' ? await scan(random, page) : await lie(random, page, hardship, place);
  const { picture, corners } = random.unit() < chances.turn ? await turn(scene, random.pick([90, 180, 270])) : scene;
  const jpeg = place === 'scanner' ? await jpegOf(picture, 75) : await take(random, picture, hardship);
  return { place, jpeg, width: picture.width, height: picture.height, corners };
}

/** Draws the page on a desk, or on the screen of another device. */
async function lie(random: Random, page: Colour, hardship: Hardship, place: 'desk' | 'screen'): Promise<Scene> {
  const { width, height } = frameOf(page, hardship);
  const corners = poseOf(random, { width, height }, page.width / page.height, hardship);
  const isScreen = place === 'screen';
  const picture = await paint(isScreen ? displayOf(random, corners, width, height) : deskOf(random, corners, width, height), width, height);
  if (isScreen) screen(random, page);
  lay(page, picture, corners, isScreen ? 0 : roundness(page));
  await shine(random, picture, corners, hardship);
  const withFinger = !isScreen && random.unit() < hardship.chances.finger;
  return { picture: withFinger ? await hold(random, picture, corners) : picture, corners };
}

/** Returns the picture's size, upright or lying as the page is. */
function frameOf(page: Colour, { card, paper }: Hardship): { width: number; height: number } {
  return page.height > page.width ? { width: Math.round(paper * 0.75), height: paper } : { width: card, height: Math.round(card * 0.75) };
}

/** Returns the radius of a page's corners: plastic cards have round ones, passports square ones. */
const roundness = ({ width, height }: Colour) => (Math.abs(width / height - CARD[0] / CARD[1]) < 0.02 ? ROUND : 0);
