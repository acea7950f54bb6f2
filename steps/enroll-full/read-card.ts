import type { StepElement } from '#src/step/step-element.ts';
import type { CredentialView } from './card/credential.contract.ts';
import type { DeviceCard } from './card/device-card.ts';
import type { CardPart } from './card.ts';
import type { UuidBySide } from './enroll-full.machine.ts';

/** Milliseconds after which the person may go on before the card is read. */
const LATE_MS = 6000;

type CardOwner = Pick<StepElement, 'actions' | 'media' | 'busy' | 'requestUpdate'>;

/** The reading of the card's pictures: the server's, which decides, and until then the device's. Loads the card's screens when needed. */
export class ReadCard {
  readonly #owner: CardOwner;
  readonly #device: Pick<DeviceCard, 'view'>;
  readonly #ask: (input: UuidBySide) => void;
  /** The card's screens; null until they are loaded, false if the load failed. */
  screens: CardPart | false | null = null;
  /** True once the person may go on without the reading. */
  isLate = false;
  #loading: Promise<void> | null = null;
  #lateTimer: ReturnType<typeof setTimeout> | null = null;
  /** The last request to read, as JSON. */
  #request = '';

  /** @param ask Requests the server to read these pictures. */
  constructor(owner: CardOwner, device: Pick<DeviceCard, 'view'>, ask: (input: UuidBySide) => void) {
    this.#owner = owner;
    this.#device = device;
    this.#ask = ask;
  }

  /**
   * Requests the server's reading while the person goes on: of the front once it is uploaded, then of both. One request at a time.
   *
   * @param isOpen True while the page of the card is shown.
   */
  update(photos: UuidBySide, isOpen: boolean): void {
    this.#askFor(photos);
    if (!isOpen || this.view(photos)) this.close();
    else
      this.#lateTimer ??= setTimeout(() => {
        this.isLate = true;
        this.#owner.requestUpdate();
      }, LATE_MS);
  }

  /** Returns the read data of the two pictures; null before they are read. */
  view(photos: UuidBySide): CredentialView | null {
    const view = this.#serverView(photos);
    if (view && view.front.reading !== 'unavailable') return view;
    return this.#device.view(photos) ?? view;
  }

  /** Returns whether the card will not be read, or cannot be shown. */
  isHopeless(photos: UuidBySide): boolean {
    const { front, back } = photos;
    if (this.screens === false || [front, back].some((uuid) => this.#status(uuid) === 'failed')) return true;
    const view = this.view(photos);
    if (view) return view.front.reading === 'unavailable' && view.back?.reading === 'unavailable';
    // A failure counts if the failed request had this back.
    return this.#owner.actions.read?.status === 'failed' && this.#request.includes(back ?? '');
  }

  close(): void {
    clearTimeout(this.#lateTimer ?? undefined);
    this.#lateTimer = null;
    this.isLate = false;
  }

  /** Requests the reading of the stored sides, unless it has arrived, is running or was requested before. */
  #askFor(photos: UuidBySide): void {
    const { busy, actions } = this.#owner;
    const isThere = (uuid: string | undefined) => this.#status(uuid) === 'stored';
    if (this.view(photos)) this.#load();
    if (busy || this.#serverView(photos) || !isThere(photos.front) || actions.read?.status === 'running') return;
    const { front, back } = photos;
    const input: UuidBySide = { ...(front ? { front } : {}), ...(back && isThere(back) ? { back } : {}) };
    const request = JSON.stringify(input);
    if (request === this.#request) return;
    this.#request = request;
    this.#load();
    this.#ask(input);
  }

  #load(): void {
    this.#loading ??= import('./card.ts').then(
      ({ cardPart }) => this.#loaded(cardPart),
      () => this.#loaded(false),
    );
  }

  #loaded(screens: CardPart | false): void {
    this.screens = screens;
    this.#owner.requestUpdate();
  }

  #serverView({ front, back }: UuidBySide): CredentialView | null {
    const { read } = this.#owner.actions;
    const view = read?.status === 'done' ? (read.result as CredentialView) : null;
    return view?.front.uuid === front && view?.back?.uuid === back ? view : null;
  }

  #status(uuid: string | undefined) {
    return this.#owner.media.find((medium) => medium.uuid === uuid)?.status;
  }
}
