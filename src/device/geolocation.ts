export type GeolocationTrouble = 'permission_denied' | 'unavailable' | 'timeout';

/** Why there is no position. */
export class GeolocationFailure extends Error {
  readonly trouble: GeolocationTrouble;
  constructor(trouble: GeolocationTrouble) {
    super(`The position is not known: ${trouble}`);
    this.name = 'GeolocationFailure';
    this.trouble = trouble;
  }
}

/** Latitude first, in decimal degrees; strings, as a step's `coordinates` are. */
export type Coordinates = readonly [latitude: string, longitude: string];

export interface Geolocation {
  /** Asks the browser, and so the person; only ever after they said yes on the screen. Throws GeolocationFailure. */
  locate(): Promise<Coordinates>;
}

const PATIENCE_MS = 10_000;
/** About ten centimetres; more digits would promise what no phone measures. */
const DECIMALS = 6;

const troubles: Record<number, GeolocationTrouble> = { 1: 'permission_denied', 2: 'unavailable', 3: 'timeout' };

class BrowserGeolocation implements Geolocation {
  locate(): Promise<Coordinates> {
    return new Promise((resolve, reject) => {
      if (!navigator.geolocation) {
        reject(new GeolocationFailure('unavailable'));
        return;
      }
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve([coords.latitude.toFixed(DECIMALS), coords.longitude.toFixed(DECIMALS)]),
        ({ code }) => reject(new GeolocationFailure(troubles[code] ?? 'unavailable')),
        { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: 60_000 },
      );
    });
  }
}

export const geolocation: Geolocation = new BrowserGeolocation();
