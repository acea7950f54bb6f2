import { hasEnoughOfBack, readIneBack } from '#kinds/ine-back/read-back.ts';
import { hasEnoughOfFront, readIneFront } from '#kinds/ine-front/read-front.ts';
import type { Paper } from '#papers/layout/page.ts';
import { zoneOf } from '#papers/layout/zone.ts';
import { readSheet } from '#papers/print/read-sheet.ts';
import { type PaperPicture, sheetOf } from '#papers/print/sheet.ts';
import { grayFromRgba } from '#vision/gray.ts';
import { kernelNetwork } from '#vision/reader/kernel.ts';
import { type LineReader, openReader } from '#vision/reader/reader.ts';
import { drawOn, pixelsOn } from '../canvas.ts';
import type { WorkerService } from '../desk.ts';
import { bytesAt } from '../fetched.ts';
import { sizeWithin } from '../guide.ts';
import { uprightBitmap } from '../upright-bitmap.ts';
import type { CardAnswer, CardAsk, CardFiles, CardKind, CardSide } from './messages.ts';

/** Longest side of the picture in pixels: a card that fills three quarters of it has the size that the reader needs. */
const LONGEST_SIDE = 2000;
/** Longest side in pixels of the small picture, in which the corners are searched. */
const SMALL_SIDE = 320;

/** Reads one side of a card after another, once `prepare` has loaded the reader. */
export class CardService implements WorkerService<CardAsk, CardAnswer> {
  #reader: LineReader | null = null;
  /** Canvases, reused for each picture. */
  readonly #large = new OffscreenCanvas(1, 1);
  readonly #small = new OffscreenCanvas(1, 1);

  async answer(ask: CardAsk): Promise<CardAnswer> {
    if (ask.ask === 'prepare') {
      this.#reader = await openWith(ask.files);
      return { data: null, isOther: false, turn: 0 };
    }
    if (!this.#reader) throw new Error('The service is not prepared.');
    const { image, turn, words } = readSheet(this.#reader, sheetOf(await this.#openPicture(ask.picture)));
    const page = { number: 1, width: image.width, height: image.height, origin: 'ocr', words } as const;
    const side = parsers[ask.kind]({ pages: [page], symbols: [] }, ask.today);
    // An unrecognised picture may be texture, so its direction is not trusted.
    return { ...side, turn: side.data || side.isOther ? turn : 0 };
  }

  async #openPicture(file: Blob): Promise<PaperPicture> {
    const bitmap = await uprightBitmap(file);
    try {
      const large = pixelsOn(drawOn(this.#large, bitmap, sizeWithin(bitmap, LONGEST_SIDE)));
      const small = pixelsOn(drawOn(this.#small, bitmap, sizeWithin(bitmap, SMALL_SIDE)));
      return { gray: grayFromRgba(large.rgba, large.width, large.height), small };
    } finally {
      bitmap.close();
    }
  }
}

const parsers: { readonly [Kind in CardKind]: (paper: Paper, today: string) => Omit<CardSide<Kind>, 'turn'> } = {
  ine_front(paper, today) {
    const { data } = readIneFront(paper, { today });
    if (hasEnoughOfFront(data)) return { data, isOther: false };
    // The front has no machine-readable zone; its back and passports do.
    return { data: null, isOther: zoneOf(paper.pages, today) !== null };
  },
  ine_back(paper, today) {
    const { data } = readIneBack(paper, { today });
    if (hasEnoughOfBack(data)) return { data, isOther: false };
    const zone = zoneOf(paper.pages, today);
    return { data: null, isOther: zone ? !zone.mrz.ine : hasEnoughOfFront(readIneFront(paper, { today }).data) };
  },
};

/** Loads the reader. The kernel comes first: without WebAssembly a side would take seconds, and the weights need not be fetched. */
async function openWith({ weights, kernel }: CardFiles): Promise<LineReader> {
  const binary = new Uint8Array(await bytesAt(kernel));
  // Rejects if the page's policy forbids WebAssembly, or if it lacks vector instructions.
  await WebAssembly.compile(binary);
  return await openReader(new Uint8Array(await bytesAt(weights)), kernelNetwork(binary));
}
