import { address } from '#contracts/people/addresses.ts';
import { recordBy } from './record-by.ts';

export const addressRecord = recordBy(address);
