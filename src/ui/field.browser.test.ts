import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';
import { buttonOf, fixture, inputOf } from '#test/support/part-fixture.ts';
import type { ZaguanField } from './field.element.ts';
import './field.element.ts';

describe('zaguan-field', () => {
  it('ties label, help and error to its input, and sends its form on Enter', async () => {
    let submits = 0;
    const form = await fixture<HTMLFormElement>(
      html`<form
        @submit=${(event: Event) => {
          event.preventDefault();
          submits++;
        }}
      >
        <zaguan-field label="Calle" help="Como en tu recibo"></zaguan-field>
      </form>`,
    );
    const field = form.querySelector<ZaguanField>('zaguan-field')!;
    await expect(field).to.be.accessible();
    field.focus();
    await sendKeys({ type: 'Juárez' });
    expect(field.value).to.equal('Juárez');
    await sendKeys({ press: 'Enter' });
    expect(submits).to.equal(1);

    const { height } = field.getBoundingClientRect();
    field.error = 'Escribe tu calle.';
    await field.updateComplete;
    expect(inputOf(field).getAttribute('aria-invalid')).to.equal('true');
    expect(field.shadowRoot!.getElementById(inputOf(field).getAttribute('aria-describedby')!)!.textContent).to.contain('Escribe tu calle.');
    expect(field.getBoundingClientRect().height, 'the line was reserved').to.equal(height);
    await expect(field).to.be.accessible();
  });

  it('offers what was meant', async () => {
    const field = await fixture<ZaguanField>(html`<zaguan-field label="Correo" suggestion="¿Es a@gmail.com?"></zaguan-field>`);
    const event = oneEvent(field, 'zaguan-suggestion');
    buttonOf(field).click();
    await event;
  });

  it('has text of 16 px at least, so that no phone zooms', async () => {
    const field = await fixture<ZaguanField>(html`<zaguan-field label="Calle"></zaguan-field>`);
    expect(Number.parseFloat(getComputedStyle(inputOf(field)).fontSize)).to.be.at.least(16);
  });
});
