import { expect, it } from 'vitest';
import measured from './odds.json' with { type: 'json' };
import { type TextClass, withAgreement } from './odds.ts';

it.each(Object.keys(measured) as TextClass[])(
  'agreement makes a text of the class %s surer, never certain, and never reverses an order',
  (kind) => {
    const before = Array.from({ length: 99 }, (_, at) => (at + 1) / 100);
    const after = before.map((probability) => withAgreement(probability, kind));
    expect(after).toEqual(after.toSorted((a, b) => a - b));
    for (const [at, probability] of before.entries()) {
      expect(after[at]).toBeGreaterThanOrEqual(probability);
      expect(after[at]).toBeLessThan(1);
    }
  },
);

it('agreement is worth a lot where both seldom err alike', () => {
  expect(withAgreement(0.6, 'any')).toBeGreaterThan(0.95);
});
