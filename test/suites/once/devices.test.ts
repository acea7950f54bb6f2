import { credentialRows } from './credentials.rows.ts';
import { deviceRows } from './devices.rows.ts';
import { trySideBySide } from './row.ts';
import { openWorkflows } from './workflows-rig.ts';

trySideBySide('links and devices', { open: openWorkflows, rows: [...deviceRows, ...credentialRows] });
