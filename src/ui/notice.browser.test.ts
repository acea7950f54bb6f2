import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { fixture } from '#test/support/part-fixture.ts';
import type { ZaguanNotice } from './notice.element.ts';
import './notice.element.ts';

describe('zaguan-notice', () => {
  for (const kind of ['quiet', 'offer', 'warn', 'done', 'band'] as const) {
    it(`is readable as ${kind}`, async () => {
      const notice = await fixture<ZaguanNotice>(
        html`<zaguan-notice kind=${kind} live="status" heading="¿Compartes dónde estás?">Se toma una vez.</zaguan-notice>`,
      );
      expect(notice.shadowRoot!.querySelector('[role=status]')).to.not.equal(null);
      await expect(notice).to.be.accessible();
    });
  }

  it('is silent where nothing is said, and holds its buttons only where there are any', async () => {
    const notice = await fixture<ZaguanNotice>(html`<zaguan-notice>Se toma una vez.</zaguan-notice>`);
    expect(notice.shadowRoot!.querySelector('[role]')).to.equal(null);
    expect(notice.shadowRoot!.querySelector('slot[name=actions]')).to.equal(null);
    notice.actionable = true;
    await notice.updateComplete;
    expect(notice.shadowRoot!.querySelector('slot[name=actions]')).to.not.equal(null);
  });
});
