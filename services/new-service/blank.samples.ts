import type { Fixture, Sample } from '#test/suites/conformance/sample.ts';

const entry = (fixture: Fixture) => ({ text: `entry ${fixture.next()}` });

export const blankSamples: Record<string, Sample> = {
  'blank.create': { valid: async (fixture) => entry(fixture), others: 'own' },
  'blank.get': { valid: async (fixture) => ({ uuid: (await fixture.make('blank.create', entry(fixture))).uuid }), others: 'hidden' },
};
