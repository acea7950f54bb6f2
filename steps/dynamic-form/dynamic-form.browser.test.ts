import { expect } from '@open-wc/testing';
import type { ZaguanField } from '#src/ui/field.element.ts';
import type { ZaguanSelect } from '#src/ui/select.element.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { dynamicForm } from './dynamic-form.contract.ts';
import { dynamicFormWords } from './dynamic-form.i18n.ts';

const words = dynamicFormWords['es-MX'];

describe('dynamic_form', () => {
  let screen: Stage;
  afterEach(() => screen.close());

  const open = async (properties: object = {}) => {
    screen = await stage(dynamicForm, { properties: { ...properties } });
  };
  const member = (key: string) => screen.step.shadowRoot!.querySelector<ZaguanField | ZaguanSelect>(`[data-member=${key}]`)!;
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(values)) {
      member(key).value = value;
      member(key).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    await screen.step.updateComplete;
  };
  const go = async () => {
    screen.step.shadowRoot!.querySelector('form')!.requestSubmit();
    await screen.step.updateComplete;
    await screen.step.updateComplete;
  };
  const focused = () => (screen.step.shadowRoot!.activeElement as HTMLElement | null)?.dataset.member;

  it('sends each answer by the type of its field', async () => {
    await open();
    await fill({ employer: 'Panadería', monthly_income: '12,500', since: '1/3/2021' });
    await go();
    await fill({ other_income: 'false', state: '14', shift: 'Tarde' });
    await go();
    expect(screen.submits()[0]!.submission).to.deep.equal({
      values: { employer: 'Panadería', monthly_income: 12_500, since: '2021-03-01', other_income: false, state: 14, shift: 'Tarde' },
    });
  });

  it('says at every field what is wrong, and goes to the first', async () => {
    await open();
    await fill({ employer: 'Panadería', since: '1/1/1949' });
    await go();
    const errors = ['employer', 'monthly_income', 'since'].map((key) => member(key).error);
    expect(errors).to.deep.equal(['', words.empty, words.after('01/01/1950')]);
    screen.step.language = 'en';
    await screen.step.updateComplete;
    expect(member('monthly_income').error, 'in the language of now').to.equal(dynamicFormWords.en.empty);
    screen.step.language = 'es-MX';
    await screen.step.updateComplete;
    expect(focused()).to.equal('monthly_income');
    expect(screen.submits()).to.have.lengthOf(0);
    await fill({ monthly_income: '1' });
    expect(member('monthly_income').error).to.equal('');
    expect(member('since').error).to.equal(words.after('01/01/1950'));
  });

  it('shows an earlier answer, and lets a choice that is optional be taken back', async () => {
    await open({ payload: { values: { ...dynamicForm.samples.payload.values, shift: 'Noche' } } });
    expect(['employer', 'since'].map((key) => member(key).value)).to.deep.equal(['Panadería El Trigo', '01/03/2021']);
    await go();
    expect(['state', 'other_income', 'shift'].map((key) => member(key).value)).to.deep.equal(['14', 'false', 'Noche']);
    const { options } = member('shift') as ZaguanSelect;
    await fill({ shift: options.at(-1)!.value });
    await go();
    expect(screen.submits()[0]!.submission).to.deep.equal({ values: dynamicForm.samples.submission.values });
  });

  it('asks a few on each screen, and the way back leads through them', async () => {
    await open();
    expect([member('since') !== null, member('shift')]).to.deep.equal([true, null]);
    expect(screen.step.back()).to.equal(false);
    await fill({ employer: 'Panadería', monthly_income: '1', since: '1/3/2021' });
    await go();
    const page = screen.step.shadowRoot!.querySelector('zaguan-page') as HTMLElement & { why: string };
    expect([member('since'), page.why]).to.deep.equal([null, words.part(2, 2)]);
    await expect(screen.step).to.be.accessible();
    await go();
    expect(member('other_income').error).to.equal(words.choose);
    expect(screen.step.back()).to.equal(true);
    await screen.step.updateComplete;
    expect([member('since').value, member('since').error]).to.deep.equal(['1/3/2021', '']);
  });

  it('shows what the server refuses at its field', async () => {
    await open({ payload: { values: dynamicForm.samples.payload.values } });
    await go();
    expect(member('since')).to.equal(null);
    screen.step.problem = { key: 'invalid_body', retryAfter: null, field: 'values.since' };
    await screen.step.updateComplete;
    await screen.step.updateComplete;
    expect(member('since').error).to.equal(words.other);
    expect(focused()).to.equal('since');
  });
});
