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
 * Measures the camera's guides, the programs that watch its frames: `npm run bench -- capture [frames] [--only cards,page]`. For cards,
 * drawn credentials are photographed on drawn desks: corners, empty desks, leaning cards, focus, and processor time per frame. For faces, a
 * browser measures the time to the first advice and the time per frame. A browser also measures the page's longest task, the worker's
 * processor time, and the times until a picture is taken and a card is read. The tables show the limits, and figures of jscanify, face_mesh
 * and face-api if a registry has them. `--only long` runs five minutes of capture and measures the tab's memory.
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
  // A browser that does not respond would keep the bench from ending.
  process.exit();
}

/** The longest time of one part, in milliseconds. On a busy machine a part may never end; the other parts still run. */
const LONGEST_MS = 15 * 60_000;

function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('nothing after a quarter of an hour: is the machine busy?')), LONGEST_MS).unref();
  });
  return Promise.race([work, late]);
}
