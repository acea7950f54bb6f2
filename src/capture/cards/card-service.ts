import { hasEnoughOfBack, readIneBack } from '#kinds/ine-back/read-back.ts';
import { hasEnoughOfFront, readIneFront } from '#kinds/ine-front/read-front.ts';
import type { Paper } from '#papers/layout/page.ts';
import { zoneOf } from '#papers/layout/zone.ts';
import { readSheet } from '#papers/print/read-sheet.ts';
import { type PaperPicture, sheetOf } from '#papers/print/sheet.ts';
import { grayFromRgba } from '#vision/gray.ts';
import { SMALL_SIDE } from '#vision/quad/find-quad.ts';
import { kernelNetwork } from '#vision/reader/kernel.ts';
import { type LineReader, openReader } from '#vision/reader/reader.ts';
import { drawOn, pixelsOn } from '../canvas.ts';
import { bytesAt } from '../fetched.ts';
import { sizeWithin } from '../guide.ts';
import { uprightBitmap } from '../upright-bitmap.ts';
import type { WorkerService } from '../worker-service.ts';
import type { CardAnswer, CardFiles, CardKind, CardRequest, CardSide } from './messages.ts';

/** Longest side of the picture in pixels: a card that fills three quarters of it has the size that the reader needs. */
const LONGEST_SIDE = 2000;

/** Reads one side of a card after another, once `prepare` has loaded the reader. */
export class CardService implements WorkerService<CardRequest, CardAnswer> {
  #reader: LineReader | null = null;
  /** Canvases, reused for each picture. */
  readonly #large = new OffscreenCanvas(1, 1);
  readonly #small = new OffscreenCanvas(1, 1);

  async answer(request: CardRequest): Promise<CardAnswer> {
    if (request.type === 'prepare') {
      this.#reader = await openWith(request.files);
      return { data: null, isOther: false, turn: 0 };
    }
    if (!this.#reader) throw new Error('The service is not prepared.');
    const { image, turn, words } = readSheet(this.#reader, sheetOf(await this.#openPicture(request.picture)));
    const page = { number: 1, width: image.width, height: image.height, origin: 'ocr', words } as const;
    const side = parsers[request.kind]({ pages: [page], symbols: [] }, request.today);
    // An unrecognised picture may show a pattern and no text, so its direction is not trusted.
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
    // The front of a card has no machine-readable zone. The back has one, and so have passports.
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
