import { mexicanDate } from '#mexico/today.ts';
import { type WorkerClient, WorkerLost } from '../answerer.ts';
import { assetAddress } from '../asset-address.ts';
import { openWorker, type WorkerOptions } from '../worker.ts';
import type { CardAnswer, CardFiles, CardKind, CardRequest, CardSide } from './messages.ts';

/** Reads cards on the device. Implemented by `CardReader`, and by a fake in tests. */
export interface DeviceReader {
  /** Loads the reader once; a failed load is retried. Rejects if this device does not read cards: then only the server reads. */
  prepare(): Promise<void>;
  /** Reads one side. Rejects if the side was not read. */
  read<Kind extends CardKind>(kind: Kind, picture: Blob): Promise<CardSide<Kind>>;
  close(): void;
}

/** Milliseconds after which a missing answer means that the worker hangs; a slow phone needs a fifth. File loads have shorter limits. */
const LIMIT_MS: Readonly<Record<CardRequest['type'], number>> = { prepare: 130_000, read: 15_000 };

/** Reads cards in a worker, with files of about 600 kB. Close it when no card is expected. */
export class CardReader implements DeviceReader {
  readonly #assetsBase: string;
  readonly #worker: WorkerClient<CardRequest, CardAnswer>;
  #preparing: Promise<unknown> | null = null;

  constructor({ assetsBase, ...seams }: { assetsBase: string } & Pick<WorkerOptions<CardRequest, CardAnswer>, 'start'>) {
    this.#assetsBase = assetsBase;
    this.#worker = openWorker(
      {
        address: assetAddress('cards.worker.js', new URL('./cards.worker.ts', import.meta.url), assetsBase),
        name: 'zaguan-cards',
        limit: ({ type }) => LIMIT_MS[type],
        transfer: () => [],
      },
      seams,
    );
  }

  async prepare(): Promise<void> {
    this.#preparing ??= this.#prepare();
    await this.#preparing.catch((error: unknown) => this.#startOver(error));
  }

  /** Makes the next side prepare again, after files failed to load or the worker stopped. Rethrows the error. */
  #startOver(error: unknown): never {
    this.#preparing = null;
    throw error;
  }

  async #prepare(): Promise<void> {
    if (!canReadCards()) throw new Error('Cards are not read on this device.');
    await this.#worker.send({ type: 'prepare', files: readerFiles(this.#assetsBase) });
  }

  async read<Kind extends CardKind>(kind: Kind, picture: Blob): Promise<CardSide<Kind>> {
    await this.prepare();
    const side = await this.#worker.send({ type: 'read', kind, picture, today: mexicanDate(new Date()) }).catch((error: unknown) => {
      if (error instanceof WorkerLost) this.#startOver(error);
      throw error;
    });
    // The worker returns data of the requested kind.
    return side as CardSide<Kind>;
  }

  close(): void {
    this.#worker.close();
  }
}

function readerFiles(assetsBase: string): CardFiles {
  const address = (name: string, besideUrl: URL) => assetAddress(name, besideUrl, assetsBase);
  return {
    weights: address('reader.int8.weights', new URL('../../../lib/vision/reader/reader.int8.weights', import.meta.url)),
    kernel: address('kernel.wasm', new URL('../../../lib/vision/reader/kernel.wasm', import.meta.url)),
  };
}

/** Makes the browser cache the files during an earlier step. Failures are ignored: the worker fetches again. */
export function fetchReader(assetsBase: string): void {
  if (!canReadCards()) return;
  for (const address of Object.values(readerFiles(assetsBase)))
    fetch(address, { priority: 'low' }).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    );
}

/** Returns false without WebAssembly, on a slow line, or if the person saves data: the files would arrive after the server's reading. */
function canReadCards(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  const isFrugal = connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
  return !isFrugal && 'WebAssembly' in globalThis;
}
