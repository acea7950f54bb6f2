import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';
import { buttonOf, fixture, inputOf } from '#test/support/part-fixture.ts';
import type { ZaguanConsent } from './consent.element.ts';
import './consent.element.ts';

describe('zaguan-consent', () => {
  it('is off until it is ticked, and its full text stands outside the label', async () => {
    const consent = await fixture<ZaguanConsent>(
      html`<zaguan-consent heading="Comparar tu cara" more="Sobre tus datos biométricos">Tu selfie con tu INE.</zaguan-consent>`,
    );
    await expect(consent).to.be.accessible();
    expect(consent.checked).to.equal(false);

    const read = oneEvent(consent, 'zaguan-read');
    buttonOf(consent).click();
    await read;
    expect(consent.checked, 'reading is not agreeing').to.equal(false);

    consent.focus();
    const changed = oneEvent(consent, 'change');
    await sendKeys({ press: 'Space' });
    await changed;
    expect(consent.checked).to.equal(true);

    consent.error = 'Necesitamos este permiso para seguir.';
    await consent.updateComplete;
    await expect(consent).to.be.accessible();
  });

  it('has no way to a text that there is none of, and says which error is its own', async () => {
    const consent = await fixture<ZaguanConsent>(
      html`<zaguan-consent heading="Comparar tu cara" error="Falta.">Tu selfie.</zaguan-consent>`,
    );
    expect(consent.shadowRoot!.querySelector('button')).to.equal(null);
    expect(inputOf(consent).getAttribute('aria-invalid')).to.equal('true');
    const described = inputOf(consent).getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => consent.shadowRoot!.getElementById(id)?.textContent ?? '').join(' ')).to.contain('Falta.');
  });
});
