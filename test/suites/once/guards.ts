import type { Guard } from '../../support/guard.ts';
import { callRows } from './calls.rows.ts';
import { dataRows } from './data.rows.ts';
import { deliveryRows } from './deliveries.rows.ts';
import { otpRows } from './otp.rows.ts';
import { platformRows } from './platform.rows.ts';
import { guardsOf } from './row.ts';

/** What keeps things from happening more often than they must. Without any one of them the row of its name fails. */
export const guards: readonly Guard[] = [
  ...guardsOf(otpRows, 'test/suites/once/otp.test.ts'),
  ...guardsOf([...deliveryRows, ...callRows, ...dataRows, ...platformRows], 'test/suites/once/platform.test.ts'),
];
