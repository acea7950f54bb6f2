import { expect, it } from 'vitest';
import { currentStep, handoffLink, sessionStep, sessionView } from '#contracts/session/session.ts';
import { sampleCurrent, sampleLink, sampleStep, sampleView } from './session.fake.ts';

it.each([
  ['a step', sessionStep, sampleStep(1)],
  ['the open step', currentStep, sampleCurrent(2)],
  ['the view', sessionView, sampleView()],
  ['the link to another device', handoffLink, sampleLink],
] as const)('the sample of %s has what its schema says, and nothing else', (_, schema, sample) => {
  expect(schema.parse(sample)).toEqual(sample);
});
