import { copyRows } from './copies.rows.ts';
import { jobRows } from './jobs.rows.ts';
import { trySideBySide } from './row.ts';
import { openWorkflows } from './workflows-rig.ts';

trySideBySide('media, people, copies and ends of workflows', { open: openWorkflows, rows: [...jobRows, ...copyRows] });
