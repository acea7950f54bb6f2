import { openPlatform, platformRows } from './platform.rows.ts';
import { trySideBySide } from './row.ts';

trySideBySide('the platform', { open: openPlatform, rows: platformRows });
