import { mexicanDate } from '#mexico/today.ts';
import { type WorkerClient, WorkerLost } from '../answerer.ts';
import { assetAddress } from '../asset-address.ts';
import { openWorker, type WorkerOptions } from '../worker.ts';
import type { CardAnswer, CardAsk, CardFiles, CardKind, CardSide } from './messages.ts';

/** Reads cards on the device: `CardReader`, and a fake in tests. */
export interface DeviceReader {
  /** Gets ready, once; what failed is tried again. Rejects where cards are not read here: the server reads alone. */
  prepare(): Promise<void>;
  /** Rejects where it was not read. */
  read<Kind extends CardKind>(kind: Kind, picture: Blob): Promise<CardSide<Kind>>;
  close(): void;
}

/** A slow phone takes a fifth of it. Files have a limit of their own. */
const ANSWER_MS: Readonly<Record<CardAsk['ask'], number>> = { prepare: 130_000, read: 15_000 };

/** Reads cards in a worker of its own, with files of about 600 kB. Close it when no card is near. */
export class CardReader implements DeviceReader {
  readonly #assetsBase: string;
  readonly #worker: WorkerClient<CardAsk, CardAnswer>;
  #preparing: Promise<unknown> | null = null;

  constructor({ assetsBase, ...seams }: { assetsBase: string } & Pick<WorkerOptions<CardAsk, CardAnswer>, 'start'>) {
    this.#assetsBase = assetsBase;
    this.#worker = openWorker(
      {
        address: assetAddress('cards.worker.js', new URL('./cards.worker.ts', import.meta.url), assetsBase),
        name: 'zaguan-cards',
        limit: ({ ask }) => ANSWER_MS[ask],
        transfer: () => [],
      },
      seams,
    );
  }

  async prepare(): Promise<void> {
    this.#preparing ??= this.#prepare();
    await this.#preparing.catch((error: unknown) => this.#startOver(error));
  }

  /** What did not come, or went with its worker, is asked for again with the next side. */
  #startOver(error: unknown): never {
    this.#preparing = null;
    throw error;
  }

  async #prepare(): Promise<void> {
    if (!readsHere()) throw new Error('Cards are not read on this device.');
    await this.#worker.ask({ ask: 'prepare', files: readerFiles(this.#assetsBase) });
  }

  async read<Kind extends CardKind>(kind: Kind, picture: Blob): Promise<CardSide<Kind>> {
    await this.prepare();
    const side = await this.#worker.ask({ ask: 'read', kind, picture, today: mexicanDate(new Date()) }).catch((error: unknown) => {
      if (error instanceof WorkerLost) this.#startOver(error);
      throw error;
    });
    // The worker's desk answers with the data of the kind that it was asked for.
    return side as CardSide<Kind>;
  }

  close(): void {
    this.#worker.close();
  }
}

function readerFiles(assetsBase: string): CardFiles {
  const address = (name: string, beside: URL) => assetAddress(name, beside, assetsBase);
  return {
    weights: address('reader.int8.weights', new URL('../../../lib/vision/reader/reader.int8.weights', import.meta.url)),
    kernel: address('kernel.wasm', new URL('../../../lib/vision/reader/kernel.wasm', import.meta.url)),
  };
}

/** Has the browser fetch the files while the person is still at a step before: the worker finds them there. What fails is fetched again. */
export function fetchReader(assetsBase: string): void {
  if (!readsHere()) return;
  for (const address of Object.values(readerFiles(assetsBase)))
    fetch(address, { priority: 'low' }).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    );
}

/** Not where the person saves data or the line is slow: then the files would come after the server's reading. */
function readsHere(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  const isFrugal = connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
  return !isFrugal && 'WebAssembly' in globalThis;
}
