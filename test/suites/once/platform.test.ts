import { callRows } from './calls.rows.ts';
import { dataRows } from './data.rows.ts';
import { deliveryRows } from './deliveries.rows.ts';
import { openPlatform, platformRows } from './platform.rows.ts';
import { trySideBySide } from './row.ts';

trySideBySide('the platform', { open: openPlatform, rows: [...deliveryRows, ...callRows, ...dataRows, ...platformRows] });
