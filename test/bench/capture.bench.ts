import { parseArgs } from 'node:util';
import { readingRows, workerRows } from './capture/browser.ts';
import { cardRows } from './capture/cards.ts';
import { deskRows } from './capture/desks.ts';
import { faceRows } from './capture/faces.ts';
import { longRows } from './capture/long.ts';
import { pageRows } from './capture/page.ts';
import { openScanner } from './capture/peers.ts';
import { sizeRows } from './capture/sizes.ts';
import { steepRows } from './capture/steep.ts';

const parts = ['cards', 'desks', 'steep', 'faces', 'worker', 'reading', 'page', 'sizes', 'long'] as const;

/**
 * `npm run bench -- capture [frames] [--only cards,page]`: what the guides of the camera make of frames. Of a card, on drawn credentials
 * photographed on drawn desks: corners, desks with nothing on them, cards that lean, focus, and the processor's time of a look. Of a face, in
 * a browser: how soon it is told what to do, and what a frame takes. In a browser too: what blocks the page, what the worker takes, how soon
 * a picture is taken, and how soon a card is read. Beside each figure stands the limit, and jscanify, face_mesh and face-api where a
 * registry has them. `--only long` alone is five minutes of capture: what a tab's memory does.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: { only: { type: 'string' } }, allowPositionals: true });
  const frames = Number(positionals[0] ?? 200);
  const wanted = values.only?.split(',') ?? parts.filter((part) => part !== 'long');
  const peer = wanted.some((part) => part === 'cards' || part === 'desks') ? await openScanner() : null;
  try {
    const rows = {
      cards: () => cardRows(frames, peer),
      desks: () => deskRows(frames, peer),
      steep: () => steepRows(frames),
      faces: faceRows,
      worker: workerRows,
      reading: () => readingRows(frames),
      page: pageRows,
      sizes: sizeRows,
      long: longRows,
    };
    for (const part of parts.filter((one) => wanted.includes(one))) {
      const table = await withinLimit(rows[part]()).catch((error: unknown) => {
        process.exitCode = 1;
        return `${part}: ${error instanceof Error ? error.message : String(error)}`;
      });
      if (typeof table === 'string') console.error(table);
      else console.table(table);
    }
  } finally {
    await peer?.close();
  }
  // A browser that no longer answers would hold the bench up.
  process.exit();
}

/** On a machine that is too busy a part never ends: the others are told all the same. */
const LONGEST_MS = 15 * 60_000;

function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('nothing after a quarter of an hour: is the machine busy?')), LONGEST_MS).unref();
  });
  return Promise.race([work, late]);
}
