export type GeolocationTrouble = 'permission_denied' | 'unavailable' | 'timeout';

/** The error of an unknown position; `trouble` is the reason. */
export class GeolocationFailure extends Error {
  readonly trouble: GeolocationTrouble;
  constructor(trouble: GeolocationTrouble) {
    super(`The position is not known: ${trouble}`);
    this.name = 'GeolocationFailure';
    this.trouble = trouble;
  }

  /** The reason to report to the server. */
  get reason(): `location_${'denied' | 'unavailable' | 'timeout'}` {
    return `location_${this.trouble === 'permission_denied' ? 'denied' : this.trouble}`;
  }
}

/** Latitude and longitude in decimal degrees, as strings, like a step's `coordinates`. */
export type Coordinates = readonly [latitude: string, longitude: string];

export interface Geolocation {
  /** Requests the position, which prompts the person: call it only after they agreed. Throws GeolocationFailure. */
  locate(): Promise<Coordinates>;
}

const TIMEOUT_MS = 10_000;
/** Decimals of a degree: about ten centimetres, more precise than any phone measures. */
const DECIMALS = 6;

const troubles: Record<number, GeolocationTrouble> = { 1: 'permission_denied', 2: 'unavailable', 3: 'timeout' };

export const geolocation: Geolocation = {
  locate: () =>
    new Promise((resolve, reject) => {
      if (!navigator.geolocation) return reject(new GeolocationFailure('unavailable'));
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve([coords.latitude.toFixed(DECIMALS), coords.longitude.toFixed(DECIMALS)]),
        ({ code }) => reject(new GeolocationFailure(troubles[code] ?? 'unavailable')),
        { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: 60_000 },
      );
    }),
};
