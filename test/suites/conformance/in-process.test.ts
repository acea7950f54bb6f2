import { afterAll, describe } from 'vitest';
import { fixtureOf, isAlike, triedIn } from './alike.ts';
import { openHouse } from './house.ts';

/** Every operation as another service of the same process calls it, on the embedded engine: the arrangement of `npm start`. */

const house = await openHouse();
afterAll(() => house.close());
const fixture = fixtureOf(house);

describe.each(triedIn(house))('%s', (...tried) => isAlike('in process', tried, fixture));
