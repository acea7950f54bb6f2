import { expect, it } from 'vitest';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import { recordedText } from './recorded.ts';

const steps = (...payloads: (object | null)[]) =>
  ({
    steps: payloads.map((payload, at) => ({ step: 'form', custom_id: at === 0 ? '' : `part${at}`, payload })),
  }) as unknown as WorkflowRecord;

it('shows what steps recorded, member by member, and nothing of what is empty', () => {
  const values = { employer: 'El Trigo', income: 12_500, other: false, shift: null, note: '', long: `a\n${'x'.repeat(200)}` };
  const text = recordedText(steps(null, { values, side: { place: { city: 'Mérida' } }, tags: ['a', 'b'], rows: [{ n: 1 }], none: [] }), '');
  expect(text?.split('\n').slice(1)).toEqual([
    'form:part1  values.employer  El Trigo',
    'form:part1  values.income    12500',
    'form:part1  values.other     false',
    `form:part1  values.long      a ${'x'.repeat(118)}…`,
    'form:part1  side.place.city  Mérida',
    'form:part1  tags             a, b',
    'form:part1  rows.0.n         1',
  ]);
  expect(recordedText(steps(null, {}), '')).toBeNull();
  const many = Object.fromEntries(Array.from({ length: 203 }, (_, at) => [`m${at}`, at]));
  expect(recordedText(steps(many), '')?.split('\n')).toHaveLength(202);
  expect(recordedText(steps(many), '')).toContain('3 more are not shown');
});
