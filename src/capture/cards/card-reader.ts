import { mexicanDate } from '../../../mexico/today.ts';
import type { Answerer } from '../answerer.ts';
import { assetAddress } from '../asset-address.ts';
import { openWorker } from '../worker.ts';
import type { CardAnswer, CardAsk, CardKind, CardSide } from './messages.ts';

/** Reads cards on the device: `CardReader`, and a fake in tests. */
export interface DeviceReader {
  /** Gets ready, once. Rejects where cards are not read here: the server reads alone. */
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
  readonly #worker: Answerer<CardAsk, CardAnswer>;
  #preparing: Promise<unknown> | null = null;

  constructor({ assetsBase }: { assetsBase: string }) {
    this.#assetsBase = assetsBase;
    this.#worker = openWorker({
      address: assetAddress('cards.worker.js', new URL('./cards.worker.ts', import.meta.url), assetsBase),
      name: 'zaguan-cards',
      limit: ({ ask }) => ANSWER_MS[ask],
      transfer: () => [],
    });
  }

  async prepare(): Promise<void> {
    this.#preparing ??= this.#prepare();
    await this.#preparing;
  }

  async #prepare(): Promise<void> {
    if (isFrugal() || !('WebAssembly' in globalThis)) throw new Error('Cards are not read on this device.');
    const address = (name: string, beside: URL) => assetAddress(name, beside, this.#assetsBase);
    const weights = address('reader.int8.weights', new URL('../../../vision/reader/reader.int8.weights', import.meta.url));
    const kernel = address('kernel.wasm', new URL('../../../vision/reader/kernel.wasm', import.meta.url));
    await this.#worker.ask({ ask: 'prepare', files: { weights, kernel } });
  }

  async read<Kind extends CardKind>(kind: Kind, picture: Blob): Promise<CardSide<Kind>> {
    await this.prepare();
    const side = await this.#worker.ask({ ask: 'read', kind, picture, today: mexicanDate(new Date()) });
    // The worker's desk answers with the data of the kind that it was asked for.
    return side as CardSide<Kind>;
  }

  close(): void {
    this.#worker.close();
  }
}

/** The person saves data, or the line is slow: then the files would come after the server's reading. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}
