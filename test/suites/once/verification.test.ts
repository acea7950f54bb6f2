import { trySideBySide } from './row.ts';
import { openVerificationRig, verificationRows } from './verification.rows.ts';

trySideBySide('verification', { open: openVerificationRig, rows: verificationRows });
