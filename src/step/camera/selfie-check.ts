import { isOnCard } from '#vision/face/on-card.ts';
import type { FrameFinder } from '../../capture/documents/finder.ts';

/** The element of a step that takes a selfie. */
interface SelfieOwner {
  readonly setup: { capture: 'live' | 'fixture' };
  openFinder(): FrameFinder;
  requestUpdate(): void;
}

/** Looks whether a card shows in place of the face of a selfie, so that the person hears of it on the photo. The server judges again, whatever is said here. */
export class SelfieCheck {
  readonly #owner: SelfieOwner;
  readonly #tell: () => void;
  /** The selfie that was looked at last, and the last one that shows a card, by uuid. */
  #seen: string | null = null;
  #card: string | null = null;

  /** `tell` runs when a card was found. */
  constructor(owner: SelfieOwner, tell: () => void = () => undefined) {
    this.#owner = owner;
    this.#tell = tell;
  }

  /** Looks at a selfie, once. Drawn specimens are left alone, and a device that cannot look says nothing. */
  see(uuid: string | undefined, still: Blob | null): void {
    if (uuid === undefined || this.#seen === uuid || !still || this.#owner.setup.capture === 'fixture') return;
    this.#seen = uuid;
    void this.#look(uuid, still).catch(() => undefined);
  }

  /** Returns whether a card shows in place of the face of this selfie. */
  isCard(uuid: string | undefined): boolean {
    return uuid !== undefined && this.#card === uuid;
  }

  async #look(uuid: string, still: Blob): Promise<void> {
    const finder = this.#owner.openFinder();
    try {
      const frame = await createImageBitmap(still);
      // The finder takes the frame, so its size is read before.
      const { width, height } = frame;
      const { quad } = await finder.look(frame, false);
      if (!quad || !isOnCard(quad, { width, height }) || this.#seen !== uuid) return;
      this.#card = uuid;
      this.#tell();
      this.#owner.requestUpdate();
    } finally {
      finder.close();
    }
  }
}
