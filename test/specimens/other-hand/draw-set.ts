import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import type { KindName } from '#contracts/extraction/extraction.ts';
import { launchOptions } from '../../support/browser.ts';
import { type Level, levels as photoLevels } from '../photo/levels.ts';
import { Random } from '../random.ts';
import { bankStatement } from './bank-statement.ts';
import { bill } from './bill.ts';
import { cartaLibranza } from './carta-libranza.ts';
import { ineBack } from './credential-back.ts';
import { ineFront } from './credential-front.ts';
import { creditReport } from './credit-report.ts';
import { csf } from './csf.ts';
import { curp } from './curp.ts';
import { nss } from './nss.ts';
import { passport } from './passport.ts';
import { documentOf, pictureOf } from './photo.ts';
import { residentCard } from './resident-card.ts';
import type { Draw, Drawing } from './sheets.ts';

/**
 * The first seed of the set that is held back: docs/accuracy.md contains its figures. To keep these honest, its failures are not examined.
 */
export const HELD = 777_000;

/** Checks whether a set that begins at a seed overlaps the set that is held back. */
export const isHeld = (from: number) => Math.abs(from - HELD) < DRAWERS.length * 1000;

interface Drawer {
  kind: KindName;
  draw: Draw;
  /** The number of documents per level. */
  count: number;
  /** The file types of the documents: a card has no PDF with text, and some kinds are accepted only as PDFs. */
  comesAs: 'pictures' | 'pictures and PDFs' | 'PDFs';
}

/** The order decides the seeds, so a new kind is added at the end. */
export const DRAWERS: readonly Drawer[] = [
  { kind: 'ineFront', draw: ineFront, count: 6, comesAs: 'pictures' },
  { kind: 'ineBack', draw: ineBack, count: 6, comesAs: 'pictures' },
  { kind: 'passport', draw: passport, count: 6, comesAs: 'pictures' },
  { kind: 'curp', draw: curp, count: 4, comesAs: 'pictures and PDFs' },
  { kind: 'csf', draw: csf, count: 4, comesAs: 'pictures and PDFs' },
  { kind: 'addressProof', draw: bill, count: 7, comesAs: 'pictures and PDFs' },
  { kind: 'fm', draw: residentCard, count: 6, comesAs: 'pictures' },
  { kind: 'nss', draw: nss, count: 4, comesAs: 'pictures and PDFs' },
  { kind: 'bankStatement', draw: bankStatement, count: 4, comesAs: 'pictures and PDFs' },
  { kind: 'cartaLibranza', draw: cartaLibranza, count: 4, comesAs: 'PDFs' },
  { kind: 'creditReport', draw: creditReport, count: 4, comesAs: 'PDFs' },
];

/** The levels; `text` is a PDF with text. The order decides the seeds. */
const LEVELS = ['text', ...photoLevels] as const;

interface Choice {
  kinds: readonly KindName[];
  levels: readonly ('text' | Level)[];
  /** The seed of the first kind's first document. Each kind has a thousand seeds. */
  from: number;
}

/** Writes documents and their expected answers into a folder, for `npm run bench -- extraction --folder`. */
export async function drawSet(folder: string, { kinds, levels, from }: Choice): Promise<void> {
  const browser = await chromium.launch(await launchOptions());
  try {
    for (const { drawer, level, seed, turn } of placesOf(from)) {
      if (!kinds.includes(drawer.kind) || !levels.includes(level)) continue;
      const random = new Random(seed);
      const drawing = await drawer.draw(random, turn);
      const { bytes, extension } = await fileOf(browser, drawer, drawing, level, random);
      const path = join(folder, `${drawer.kind}-${level}-${turn}`);
      writeFileSync(`${path}.${extension}`, bytes);
      writeFileSync(`${path}.json`, JSON.stringify({ kind: drawing.kind, level, data: drawing.answers }, null, 1));
    }
  } finally {
    await browser.close();
  }
}

/** Returns every document of a set with its seed. */
function* placesOf(from: number) {
  for (const [kindAt, drawer] of DRAWERS.entries())
    for (const [levelAt, level] of LEVELS.entries()) {
      if (level === 'text' && drawer.comesAs === 'pictures') continue;
      for (let turn = 0; turn < drawer.count; turn++) yield { drawer, level, turn, seed: from + kindAt * 1000 + levelAt * 100 + turn };
    }
}

async function fileOf(browser: Browser, { comesAs }: Drawer, drawing: Drawing, level: 'text' | Level, random: Random) {
  if (level === 'text') return { bytes: await pdfOf(browser, documentOf(drawing), drawing), extension: 'pdf' };
  const picture = await pictureOf(browser, drawing, level, random);
  return comesAs === 'PDFs' ? { bytes: await pdfOfPicture(browser, picture), extension: 'pdf' } : { bytes: picture, extension: 'jpg' };
}

async function pdfOf(browser: Browser, content: string, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(content);
  const pdf = await page.pdf({ width: `${width}px`, height: `${height}px`, printBackground: true, pageRanges: '1' });
  await page.close();
  return pdf;
}

async function pdfOfPicture(browser: Browser, picture: Buffer): Promise<Buffer> {
  const size = await sharp(picture).metadata();
  const [width, height] = [size.width / 2, size.height / 2];
  const image = `<img style="width:${width}px;display:block" src="data:image/jpeg;base64,${picture.toString('base64')}">`;
  return await pdfOf(browser, `<style>*{margin:0}@page{margin:0}</style>${image}`, { width, height });
}
