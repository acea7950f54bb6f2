import { describe, expect, it } from 'vitest';
import type { DescribedField } from '#contracts/people/dynamic-fields.ts';
import { faultInWords, readAnswer, typedAnswer } from './answers.ts';
import { dynamicForm } from './dynamic-form.contract.ts';
import { dynamicFormWords } from './dynamic-form.i18n.ts';
import { dynamicFormHandler } from './dynamic-form.server.ts';

const { memory, submission } = dynamicForm.samples;
const values = submission.values;
const field = (more: Partial<DescribedField>): DescribedField => ({
  ...{ title: 'Campo', type: 'text', key: 'campo', rules: [], catalog_id: null },
  ...more,
});

const complete = (sent: object) =>
  dynamicFormHandler.complete({ values: sent }, { memory, step: { uuid: '', reference: 'dynamic_form:work' } } as never);
const prepare = (found: object | null) =>
  dynamicFormHandler.prepare!({
    setup: { descriptor: 'employment' },
    ports: { descriptors: { get: async (which: string) => (which === 'employment' ? found : null) } },
  } as never);

describe('dynamic_form', () => {
  it('keeps the descriptor as it is when the workflow is made', async () => {
    const { descriptor_id, form } = memory as { descriptor_id: string; form: object };
    expect((await prepare({ id: descriptor_id, ...form })).memory).toEqual(memory);
    await expect(prepare(null)).rejects.toMatchObject({ problem: 'invalid_body', field: 'descriptor' });
  });

  it('tells the values of its descriptor, and none that no field asks for', async () => {
    const { payload, facts } = await complete({ ...values, salary: 1 });
    const { descriptor_id } = memory as { descriptor_id: string };
    expect(payload).toEqual({ descriptor_id, values });
    expect(facts).toEqual({ dynamic_values: [{ step: 'dynamic_form:work', descriptor_id, values }] });
  });

  it.each([
    [{ employer: ' ' }, 'values.employer'],
    [{ monthly_income: -1 }, 'values.monthly_income'],
    [{ monthly_income: '12500' }, 'values.monthly_income'],
    [{ since: '1949-12-31' }, 'values.since'],
    [{ since: '2021-02-30' }, 'values.since'],
    [{ state: 99 }, 'values.state'],
    [{ shift: 'Madrugada' }, 'values.shift'],
  ])('refuses %o at its field', async (wrong, place) => {
    await expect(complete({ ...values, ...wrong })).rejects.toMatchObject({ problem: 'invalid_body', field: place });
  });

  it('takes values that people can keep, and no more', () => {
    expect(dynamicForm.submission.safeParse({ values: { a: 'x'.repeat(16_000) } }).success).toBe(true);
    expect(dynamicForm.submission.safeParse({ values: { a: 'x'.repeat(9_000), b: 'x'.repeat(9_000) } }).success).toBe(false);
    expect(dynamicForm.submission.safeParse({ values: { a: {} } }).success).toBe(false);
  });
});

describe('an answer', () => {
  it.each<[Partial<DescribedField>, string, unknown]>([
    [{ type: 'number' }, ' $12,500.50', 12_500.5],
    [{ type: 'number' }, '12,5', '12,5'],
    [{ type: 'integer' }, '-3', -3],
    [{ type: 'number' }, '0x10', '0x10'],
    [{ type: 'date' }, '1/3/2021', '2021-03-01'],
    [{ type: 'date' }, '01032021', '2021-03-01'],
    [{ type: 'date' }, '1 de marzo', '1 de marzo'],
    [{ type: 'boolean' }, 'false', false],
    [{ type: 'select', catalog_id: 'states' }, '14', 14],
    [{ type: 'select', rules: ['in:14,15'] }, '14', '14'],
    [{ type: 'text' }, '  ', null],
  ])('of %o typed as “%s” is read', (more, typed, value) => {
    expect(readAnswer(field(more), typed)).toBe(value);
  });

  it('is shown again as it is typed', () => {
    expect(typedAnswer(field({ type: 'date' }), '2021-03-01')).toBe('01/03/2021');
    expect(typedAnswer(field({ type: 'boolean' }), false)).toBe('false');
    expect(typedAnswer(field({}), null)).toBe('');
  });

  it('that is wrong is explained by the rule that it does not keep', () => {
    const words = dynamicFormWords['es-MX'];
    const explain = (more: Partial<DescribedField>, code: string) => faultInWords(field(more), code, words);
    expect(explain({ type: 'date', rules: ['after:2020-01-31'] }, 'after')).toBe(words.after('31/01/2020'));
    expect(explain({ type: 'number', rules: ['max: 10'] }, 'max')).toBe(words.tooHigh('10'));
    expect(explain({ rules: ['min:3'] }, 'min')).toBe(words.tooShort('3'));
    expect(explain({ type: 'select' }, 'required')).toBe(words.choose);
    expect(explain({ type: 'email' }, 'type')).toBe(words.email);
  });
});
