import { afterAll, describe } from 'vitest';
import { fixtureOf, isAlike, triedIn } from './alike.ts';
import { openHouse } from './house.ts';

/** Tests every operation as called by another service of the same process, on the embedded engine: the setup of `npm start`. */

const house = await openHouse();
afterAll(() => house.close());
const fixture = fixtureOf(house);

describe.each(triedIn(house))('%s', (...tried) => isAlike('in process', tried, fixture));
