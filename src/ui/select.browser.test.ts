import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';
import { fixture } from '#test/support/part-fixture.ts';
import type { ZaguanSelect } from './select.element.ts';
import './select.element.ts';

describe('zaguan-select', () => {
  it('is the platform’s list with a label', async () => {
    const options = [
      { value: 'JC', text: 'Jalisco' },
      { value: 'NL', text: 'Nuevo León' },
    ];
    const select = await fixture<ZaguanSelect>(
      html`<zaguan-select label="Estado" placeholder="Elige" .options=${options}></zaguan-select>`,
    );
    await expect(select).to.be.accessible();
    select.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(select.value).to.equal('JC');
    select.value = 'NL';
    await select.updateComplete;
    expect(select.shadowRoot!.querySelector('select')!.value).to.equal('NL');
  });

  it('is empty until something is chosen, and says what is wrong', async () => {
    const select = await fixture<ZaguanSelect>(
      html`<zaguan-select label="Estado" placeholder="Elige" error="Elige tu estado." .options=${[{ value: 'JC', text: 'Jalisco' }]}></zaguan-select>`,
    );
    expect(select.value).to.equal('');
    const native = select.shadowRoot!.querySelector('select')!;
    expect(native.getAttribute('aria-invalid')).to.equal('true');
    expect(select.shadowRoot!.getElementById(native.getAttribute('aria-describedby')!)!.textContent).to.contain('Elige tu estado.');
  });

  it('ends its words before the arrow', async () => {
    const select = await fixture<ZaguanSelect>(html`<zaguan-select label="Estado"></zaguan-select>`);
    const native = select.shadowRoot!.querySelector('select')!;
    const arrow = select.shadowRoot!.querySelector('.icon')!.getBoundingClientRect();
    const wordsEnd = native.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(native).paddingInlineEnd);
    expect(wordsEnd).to.be.at.most(arrow.left);
  });
});
