import { html, nothing } from 'lit';
import { type Coordinates, type Geolocation, GeolocationFailure } from '#src/device/geolocation.ts';
import '#src/ui/button.element.ts';
import { placeIcon } from '#src/ui/drawings/icons.ts';
import { tickIcon } from '#src/ui/drawings/later-icons.ts';
import '#src/ui/notice.element.ts';
import type { PersonalAddressWords } from './personal-address.i18n.ts';

/** The state of the offer to share the location. */
export type LocationOffer = { status: 'offered' | 'locating' | 'denied' | 'failed' } | { status: 'located'; coordinates: Coordinates };

/** Requests the device's location. @param report Receives the reason of a failure: `location_denied`, `_unavailable` or `_timeout`. */
export async function locate(geolocation: Geolocation, report: (reason: string) => void): Promise<LocationOffer> {
  try {
    return { status: 'located', coordinates: await geolocation.locate() };
  } catch (cause) {
    if (!(cause instanceof GeolocationFailure)) throw cause;
    report(cause.reason);
    return { status: cause.trouble === 'permission_denied' ? 'denied' : 'failed' };
  }
}

export interface OfferActs {
  share: () => void;
  forget: () => void;
  decline: () => void;
}

/** Renders the offer to share the device's location, in its present state. */
export function renderOffer(words: PersonalAddressWords, { status }: LocationOffer, { share, forget, decline }: OfferActs) {
  if (status === 'located') {
    return html`<zaguan-notice class="offer" kind="done" live="status" actionable .heading=${words.locatedHeading}>
        <span slot="icon">${tickIcon()}</span>
        ${words.located}
        <zaguan-button slot="actions" variant="text" compact @click=${forget}>${words.forget}</zaguan-button>
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
