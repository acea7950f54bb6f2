import { expect, fixture, html, oneEvent } from '@open-wc/testing';
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
    const sent = oneEvent(screen, 'zaguan-step-submit');
    screen.shadowRoot!.querySelector('form')!.requestSubmit();
    expect((await sent).detail.submission).to.deep.equal({ answer: 'Todo bien' });
  });
});
