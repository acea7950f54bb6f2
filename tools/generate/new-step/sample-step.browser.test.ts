import { expect, fixture, html } from '@open-wc/testing';
import { FakeStepHost } from '#src/step/step-host.fake.ts';
import { sampleStep } from './sample-step.contract.ts';
import './sample-step.element.ts';
import type { SampleStepElement } from './sample-step.element.ts';

describe('sample_step', () => {
  const open = () =>
    fixture<SampleStepElement>(html`<zaguan-step-sample-step .setup=${sampleStep.samples.setup}></zaguan-step-sample-step>`);

  it('says what is missing when it is sent empty', async () => {
    const screen = await open();
    screen.shadowRoot!.querySelector('form')!.requestSubmit();
    await screen.updateComplete;
    expect(screen.shadowRoot!.querySelector('zaguan-field')!.error).to.equal('Escribe tu respuesta para continuar.');
  });

  it('sends what was typed', async () => {
    const screen = await open();
    screen.draft = { answer: ' Todo bien ' };
    await screen.updateComplete;
    const { submits } = new FakeStepHost(screen);
    screen.shadowRoot!.querySelector('form')!.requestSubmit();
    expect(submits).to.deep.equal([{ submission: { answer: 'Todo bien' } }]);
  });
});
