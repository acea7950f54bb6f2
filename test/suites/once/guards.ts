import type { Guard } from '../../support/guard.ts';
import { callRows } from './calls.rows.ts';
import { copyRows } from './copies.rows.ts';
import { credentialRows } from './credentials.rows.ts';
import { dataRows } from './data.rows.ts';
import { deliveryRows } from './deliveries.rows.ts';
import { deviceRows } from './devices.rows.ts';
import { documentRows } from './documents.rows.ts';
import { jobRows } from './jobs.rows.ts';
import { guardsOfOthers } from './other-guards.ts';
import { otpRows } from './otp.rows.ts';
import { peopleRows } from './people.rows.ts';
import { platformRows } from './platform.rows.ts';
import { guardsOf } from './row.ts';
import { signingRows } from './signing.rows.ts';
import { verificationRows } from './verification.rows.ts';
import { workflowRows } from './workflows.rows.ts';

/** Guards that prevent an effect from happening too often. Without any of them, the row of the same name fails. */
export const guards: readonly Guard[] = [
  ...guardsOf(otpRows, 'test/suites/once/otp.test.ts'),
  ...guardsOf([...deliveryRows, ...callRows, ...dataRows, ...platformRows], 'test/suites/once/platform.test.ts'),
  ...guardsOf([...documentRows, ...signingRows], 'test/suites/once/documents.test.ts'),
  ...guardsOf(peopleRows, 'test/suites/once/people.test.ts'),
  ...guardsOf([...deviceRows, ...credentialRows], 'test/suites/once/devices.test.ts'),
  ...guardsOf([...jobRows, ...copyRows], 'test/suites/once/jobs.test.ts'),
  ...guardsOf(workflowRows, 'test/suites/once/workflows.test.ts'),
  ...guardsOf(verificationRows, 'test/suites/once/verification.test.ts'),
  ...guardsOfOthers,
];
