import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { fixture } from '#test/support/part-fixture.ts';
import { renderExplanation } from './explanation.ts';
import type { ZaguanNotice } from './notice.element.ts';

describe('renderExplanation', () => {
  it('says at once why something will not do, in the dock', async () => {
    const notice = await fixture<ZaguanNotice>(html`${renderExplanation({ title: 'No se lee', why: 'Acércate más.' })}`);
    expect(notice.slot).to.equal('dock');
    expect(notice.textContent).to.contain('Acércate más.');
    const alert = notice.shadowRoot!.querySelector('[role=alert]')!;
    expect(alert.textContent).to.contain('No se lee');
    await expect(notice).to.be.accessible();
  });
});
