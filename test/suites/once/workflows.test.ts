import { trySideBySide } from './row.ts';
import { workflowRows } from './workflows.rows.ts';
import { openWorkflows } from './workflows-rig.ts';

trySideBySide('workflows', { open: openWorkflows, rows: workflowRows });
