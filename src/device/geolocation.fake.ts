import { type Coordinates, type Geolocation, GeolocationFailure, type GeolocationTrouble } from './geolocation.ts';

/** A geolocation that returns the given coordinates, or fails with the given trouble. */
export class FakeGeolocation implements Geolocation {
  #answer: Coordinates | GeolocationTrouble;

  constructor(answer: Coordinates | GeolocationTrouble) {
    this.#answer = answer;
  }

  async locate(): Promise<Coordinates> {
    if (typeof this.#answer === 'string') throw new GeolocationFailure(this.#answer);
    return this.#answer;
  }
}
