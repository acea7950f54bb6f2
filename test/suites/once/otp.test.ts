import { openOtp, otpRows } from './otp.rows.ts';
import { trySideBySide } from './row.ts';

trySideBySide('one-time codes', { open: openOtp, rows: otpRows });
