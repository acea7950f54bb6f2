import { inTime } from '#contracts/base/deadline.ts';
import type { DeviceReader } from '../capture/cards/card-reader.ts';
import type { CardKind, CardSide } from '../capture/cards/messages.ts';
import type { StraightAnswer } from '../capture/documents/messages.ts';
import type { DocumentKind, DocumentPicture } from './events.ts';

/** Milliseconds that a picture waits for its facts; a slow phone needs a second. */
const FACTS_MS = 5000;

interface DocumentFactsOptions {
  open: () => DeviceReader;
  /** Straightens the document in a still, after clockwise quarter turns. */
  straighten: (still: Blob, turn: number) => Promise<StraightAnswer | null>;
  /** Called after each new fact of a picture. */
  onChange: (uuid: string, isWrongDocument: boolean) => void;
}

interface PictureFacts {
  straight: StraightAnswer | null;
  side: CardSide<CardKind> | null;
  /** Resolves when no more facts will arrive. */
  completion: Promise<unknown>;
}

/** Computes a picture's facts while the person reviews it: the corners, the straightened document, and the data read from it. */
export class DocumentFacts {
  readonly #options: DocumentFactsOptions;
  readonly #facts = new Map<string, PictureFacts>();
  #reader: DeviceReader | null = null;

  constructor(options: DocumentFactsOptions) {
    this.#options = options;
  }

  /** Loads the card reader if an INE will be read, else frees it. Errors of loading are ignored. */
  keepReady(isNeeded: boolean): void {
    if (!isNeeded) {
      this.#reader?.close();
      this.#reader = null;
    } else if (!this.#reader) {
      this.#reader = this.#options.open();
      this.#reader.prepare().catch(() => undefined);
    }
  }

  /** Straightens the picture and, for an INE, reads it. A card that turns out to lie sideways is straightened once more. */
  analyse(uuid: string, blob: Blob, kind: DocumentKind): void {
    const facts: PictureFacts = { straight: null, side: null, completion: Promise.resolve() };
    this.#facts.set(uuid, facts);
    const notify = () => this.#options.onChange(uuid, this.isWrongDocument(uuid));
    const straighten = async (turn: number) => {
      facts.straight = (await this.#options.straighten(blob, turn)) ?? facts.straight;
      notify();
    };
    const straightening = straighten(0);
    const reading = kind === 'ine_front' || kind === 'ine_back' ? this.#reader?.read(kind, blob) : undefined;
    const sideTask = reading?.then(async (side) => {
      facts.side = side;
      notify();
      if (side.turn === 0) return;
      await Promise.allSettled([straightening]);
      await straighten(side.turn);
    });
    facts.completion = Promise.allSettled([straightening, sideTask]);
  }

  forget(uuid: string): void {
    this.#facts.delete(uuid);
  }

  isWrongDocument(uuid: string): boolean {
    return this.#facts.get(uuid)?.side?.isOther ?? false;
  }

  straightPictureOf(uuid: string): Blob | null {
    return this.#facts.get(uuid)?.straight?.blob ?? null;
  }

  /** Resolves with all facts of a picture that arrive in time. */
  async factsInTime(uuid: string): Promise<Pick<DocumentPicture, 'corners' | 'rectified' | 'fields' | 'isOther'>> {
    const facts = this.#facts.get(uuid);
    if (facts) await inTime(facts.completion, FACTS_MS, () => null);
    return {
      corners: facts?.straight?.quad ?? null,
      rectified: facts?.straight?.blob ?? null,
      fields: facts?.side?.data ?? null,
      isOther: this.isWrongDocument(uuid),
    };
  }
}
