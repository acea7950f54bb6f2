import { documentRows } from './documents.rows.ts';
import { openPeopleRig } from './people-rig.ts';
import { trySideBySide } from './row.ts';
import { signingRows } from './signing.rows.ts';

trySideBySide('documents', { open: openPeopleRig, rows: [...documentRows, ...signingRows] });
