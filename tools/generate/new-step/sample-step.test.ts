import { describe, expect, test } from 'vitest';
import { sampleStep } from './sample-step.contract.ts';

describe('sample_step', () => {
  test('takes an answer and trims it', () => {
    expect(sampleStep.submission.parse({ answer: '  Sí ' })).toEqual({ answer: 'Sí' });
  });

  test.each([{ answer: ' ' }, { answer: 'x'.repeat(201) }, {}])('refuses %o', (submission) => {
    expect(sampleStep.submission.safeParse(submission).success).toBe(false);
  });
});
