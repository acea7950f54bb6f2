import { peopleRows } from './people.rows.ts';
import { openPeopleRig } from './people-rig.ts';
import { trySideBySide } from './row.ts';

trySideBySide('people', { open: openPeopleRig, rows: peopleRows });
