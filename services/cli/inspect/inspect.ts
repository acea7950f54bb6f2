import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { mexicanDate } from '#mexico/today.ts';
import { zoneOf } from '#papers/layout/zone.ts';
import { readSheet } from '#papers/print/read-sheet.ts';
import { cornersOf, sheetOf } from '#papers/print/sheet.ts';
import { openSymbolEngines } from '#platform/foreign-files/symbols.ts';
import { openPrintReader } from '#services/extraction/print/open-reader.ts';
import { openPicture as openToRead } from '#services/extraction/print/picture.ts';
import { focusOf, MIN_SHARPNESS } from '#vision/quality/focus.ts';
import { glareOf, MAX_GLARE } from '#vision/quality/glare.ts';
import { readStill } from '#vision/symbols/still.ts';
import { type Quad, rectangle, warp } from '#vision/warp.ts';
import { openPicture } from '../symbols/picture.ts';
import { defineCommand } from '../terminal/command.ts';
import { facts } from '../terminal/layout.ts';

/** Longer side at which focus and glare are measured. */
const LONGER_SIDE = 640;

export const command = defineCommand({
  arguments: [{ name: 'image' }],
  details: 'JPEG, PNG, WebP, GIF, TIFF or AVIF, any EXIF orientation.',
  async run([file = '']) {
    const inspection = await inspect(file).catch((error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }));
    if ('error' in inspection) return { json: { file, ...inspection }, text: `${file}: ${inspection.error}`, exit: 1 };
    const { document, focus, glare, codes, mrz } = inspection;
    const text = facts([
      ['corners', document.corners?.map(([x, y]) => `${x},${y}`).join('  ') ?? 'not seen'],
      ['focus', `${focus} ${focus < MIN_SHARPNESS ? '(blurred)' : '(sharp)'}`],
      ['glare', `${glare} ${glare > MAX_GLARE ? '(hides something)' : '(none)'}`],
      ...codes.map(({ format, text }): [string, string] => [format, text]),
      ...(mrz?.lines ?? []).map((line): [string, string] => ['zone', line]),
    ]);
    return { json: { file, ...inspection }, text, exit: 0 };
  },
});

async function inspect(file: string) {
  // Throws an error with a message for people if the file is no picture.
  const original = await openPicture(file);
  const bytes = await readFile(file);
  const { autoOrient } = await sharp(bytes).metadata();
  const picture = await openToRead(bytes);
  const { gray } = picture;
  const corners = cornersOf(picture);
  const scale = autoOrient.width / gray.width;
  const document = warp(gray, corners?.quad ?? rectangle(gray.width, gray.height), ...sizeOf(corners?.quad, gray))!;
  const { image, words } = readSheet(await openPrintReader(), sheetOf(picture));
  const page = { number: 1, width: image.width, height: image.height, origin: 'ocr' as const, words };
  const zone = zoneOf([page], mexicanDate(new Date()));
  return {
    document: {
      corners: corners?.quad.map(({ x, y }): [number, number] => [Math.round(x * scale), Math.round(y * scale)]) ?? null,
      score: round(corners?.score ?? 0),
    },
    focus: round(focusOf(document)),
    glare: round(glareOf(document)),
    codes: (await readStill(await openSymbolEngines(), original)).map(({ format, payload }) => ({ format, text: payload })),
    mrz: zone && { format: zone.mrz.format, lines: zone.lines, checks: zone.mrz.checks },
  };
}

function sizeOf(quad: Quad | undefined, { width, height }: { width: number; height: number }): [number, number] {
  const [one, two, , four] = quad ?? rectangle(width, height);
  const [across, down] = [Math.hypot(two.x - one.x, two.y - one.y), Math.hypot(four.x - one.x, four.y - one.y)];
  const factor = LONGER_SIDE / Math.max(across, down);
  return [Math.max(2, Math.round(across * factor)), Math.max(2, Math.round(down * factor))];
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
