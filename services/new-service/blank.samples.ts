import type { Given, Sample } from '../../test/suites/conformance/sample.ts';

const entry = (given: Given) => ({ text: `entry ${given.next()}` });

export const blankSamples: Record<string, Sample> = {
  'blank.create': { valid: async (given) => entry(given), others: 'own' },
  'blank.get': { valid: async (given) => ({ uuid: (await given.make('blank.create', entry(given))).uuid }), others: 'hidden' },
};
