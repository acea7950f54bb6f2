import { peopleGroup } from '#contracts/people/groups.ts';
import { recordBy } from './record-by.ts';

export const groupRecord = recordBy(peopleGroup);
