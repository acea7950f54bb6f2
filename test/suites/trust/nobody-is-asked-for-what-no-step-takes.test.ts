import { expect, it } from 'vitest';
import { planSteps } from '#services/workflows/creation/creation.ts';
import { serveSteps } from '#services/workflows/model/steps.ts';
import { catalog } from '#steps/catalog.ts';
import { handlers } from '#steps/handlers.ts';

/** Class: consents requested without need. The consent to face measurement is requested only in a workflow that captures a face. */

const served = serveSteps(catalog, handlers);
const kindsOf = (steps: string[], setup: object = {}) => {
  const [first] = planSteps({ steps, setup } as never, served, { livemode: false });
  return first!.contract.grants(first!.setup);
};

it('asks by default for the biometric consent only where a later step needs it', () => {
  expect(kindsOf(['acceptance', 'verify_email', 'personal_data'])).toEqual(['privacy']);
  expect(kindsOf(['acceptance', 'enroll_full'])).toEqual(['privacy', 'biometric']);
});

it('keeps the consents that the setup names', () => {
  const consents = [{ key: 'face', kind: 'biometric' }];
  expect(kindsOf(['acceptance', 'personal_data'], { acceptance: { consents } })).toEqual(['biometric']);
});

it('still refuses a step that needs a consent nobody asks for', () => {
  const consents = [{ key: 'privacy', kind: 'privacy' }];
  expect(() => kindsOf(['acceptance', 'enroll_full'], { acceptance: { consents } })).toThrow();
});
