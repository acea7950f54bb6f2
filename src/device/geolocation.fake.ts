import { type Coordinates, type Geolocation, GeolocationFailure, type GeolocationTrouble } from './geolocation.ts';

/** For tests: the person is where it says, or the browser refuses. */
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
