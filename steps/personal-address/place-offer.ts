import { html, nothing, type ReactiveControllerHost } from 'lit';
import { type Coordinates, GeolocationFailure } from '../../src/device/geolocation.ts';
import '../../src/ui/button.element.ts';
import { placeIcon, tickIcon } from '../../src/ui/icons.ts';
import '../../src/ui/notice.element.ts';
import type { PersonalAddressWords } from './personal-address.i18n.ts';

type Place = { status: 'offered' | 'locating' | 'denied' | 'failed' } | { status: 'located'; coordinates: Coordinates };

export interface OfferActs {
  /** Rejects with GeolocationFailure. */
  locate: () => Promise<Coordinates>;
  decline: () => void;
}

/** The offer to share where the device is: what became of it, and how it stands on the screen of its host. */
export class PlaceOffer {
  readonly #host: ReactiveControllerHost;
  readonly #report: (reason: string) => void;
  #place: Place = { status: 'offered' };

  /** @param report Told why a place could not be had: `location_denied`, `location_unavailable`, `location_timeout`. */
  constructor(host: ReactiveControllerHost, report: (reason: string) => void) {
    this.#host = host;
    this.#report = report;
  }

  get status(): Place['status'] {
    return this.#place.status;
  }

  /** Where the device is; null where the person did not share it. */
  get coordinates(): Coordinates | null {
    return this.#place.status === 'located' ? this.#place.coordinates : null;
  }

  #turn(place: Place): void {
    this.#place = place;
    this.#host.requestUpdate();
  }

  async #share(locate: OfferActs['locate']): Promise<void> {
    this.#turn({ status: 'locating' });
    try {
      this.#turn({ status: 'located', coordinates: await locate() });
    } catch (cause) {
      if (!(cause instanceof GeolocationFailure)) throw cause;
      const denied = cause.trouble === 'permission_denied';
      this.#turn({ status: denied ? 'denied' : 'failed' });
      this.#report(denied ? 'location_denied' : `location_${cause.trouble}`);
    }
  }

  render(words: PersonalAddressWords, { locate, decline }: OfferActs) {
    const { status } = this;
    const share = () => this.#share(locate);
    if (status === 'located') {
      return html`<zaguan-notice class="offer" kind="done" live="status" actionable .heading=${words.locatedHeading}>
        <span slot="icon">${tickIcon()}</span>
        ${words.located}
        <zaguan-button slot="actions" variant="text" compact @click=${() => this.#turn({ status: 'offered' })}
          >${words.forget}</zaguan-button
        >
      </zaguan-notice>`;
    }
    if (status === 'denied' || status === 'failed') {
      return html`<zaguan-notice class="offer" live="status" actionable .heading=${words.withoutLocation}>
        <span slot="icon">${placeIcon()}</span>
        ${status === 'denied' ? words.locationDenied : words.locationFailed}
        <zaguan-button slot="actions" variant="text" compact @click=${share}>${words.tryAgain}</zaguan-button>
      </zaguan-notice>`;
    }
    return html`<zaguan-notice class="offer" kind="offer" actionable .heading=${words.locationHeading}>
      <span slot="icon">${placeIcon()}</span>
      ${words.location}
      <zaguan-button slot="actions" variant="text" compact .waiting=${status === 'locating' ? words.locating : ''} @click=${share}
        >${words.share}</zaguan-button
      >
      ${
        status === 'locating'
          ? nothing
          : html`<zaguan-button slot="actions" variant="text" compact muted @click=${decline}>${words.notNow}</zaguan-button>`
      }
    </zaguan-notice>`;
  }
}
