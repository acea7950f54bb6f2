import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, LitElement } from 'lit';
import { fixture } from '#test/support/part-fixture.ts';
import { base } from './base.styles.ts';

class BasePart extends LitElement {
  static override styles = base;

  protected override render() {
    return html`<p class="link" hidden>No</p><p class="text-button" hidden>No</p><p class="unseen">Solo se oye</p><button>Seguir</button><h1 tabindex="-1">Título</h1>`;
  }
}
customElements.define('zaguan-test-base', BasePart);

describe('the styles that every part begins with', () => {
  const open = () => fixture<BasePart>(html`<zaguan-test-base></zaguan-test-base>`);
  const styleOf = (part: BasePart, selector: string) => getComputedStyle(part.shadowRoot!.querySelector(selector)!);

  it('hide what is hidden, whatever else it is', async () => {
    const part = await open();
    expect(styleOf(part, '.text-button').display).to.equal('none');
    part.hidden = true;
    expect(getComputedStyle(part).display).to.equal('none');
  });

  it('leave to screen readers what nobody sees', async () => {
    const { width, height } = (await open()).shadowRoot!.querySelector('.unseen')!.getBoundingClientRect();
    expect([width, height]).to.deep.equal([1, 1]);
  });

  it('draw a ring around what the keyboard reached, and none around a title that took the focus', async () => {
    const part = await open();
    await sendKeys({ press: 'Tab' });
    expect(part.shadowRoot!.activeElement!.localName).to.equal('button');
    expect(styleOf(part, 'button').outlineWidth).to.equal('3px');
    part.shadowRoot!.querySelector('h1')!.focus();
    expect(styleOf(part, 'h1').outlineStyle).to.equal('none');
  });
});
