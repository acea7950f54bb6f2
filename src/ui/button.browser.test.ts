import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';
import { buttonOf, fixture } from '#test/support/part-fixture.ts';
import type { ZaguanButton } from './button.element.ts';
import './button.element.ts';

describe('zaguan-button', () => {
  it('asks its form to submit, and waits in words without losing its size, its focus or a press', async () => {
    let submits = 0;
    const form = await fixture<HTMLFormElement>(
      html`<form
        @submit=${(event: Event) => {
          event.preventDefault();
          submits++;
        }}
      >
        <zaguan-button type="submit">Seguir</zaguan-button>
      </form>`,
    );
    const button = form.querySelector<ZaguanButton>('zaguan-button')!;
    const { height } = button.getBoundingClientRect();
    expect(height).to.equal(56);
    buttonOf(button).focus();
    await sendKeys({ press: 'Enter' });
    expect(submits).to.equal(1);

    button.waiting = 'Enviando…';
    await button.updateComplete;
    await sendKeys({ press: 'Enter' });
    expect(submits).to.equal(1);
    expect(button.getBoundingClientRect().height).to.equal(height);
    expect(document.activeElement).to.equal(button);
    expect(buttonOf(button).getAttribute('aria-busy')).to.equal('true');
    expect(button.shadowRoot!.querySelector('[role=status]')!.textContent).to.equal('Enviando…');
    await expect(button).to.be.accessible();
  });

  it('takes a double click for one, and two presses in two places for two', async () => {
    let presses = 0;
    const pair = await fixture<HTMLElement>(html`<div @click=${() => presses++}>
      <zaguan-button>Seguir</zaguan-button><zaguan-button>Seguir</zaguan-button>
    </div>`);
    const [first, second] = pair.querySelectorAll('zaguan-button');
    const middle = (button: Element): [number, number] => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    };
    await sendMouse({ type: 'click', position: middle(first!) });
    await sendMouse({ type: 'click', position: middle(second!) });
    expect(presses).to.equal(2);
    buttonOf(second!).dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, composed: true }));
    expect(presses).to.equal(2);
  });

  it('waits for nobody without a form, and says nothing while it does not wait', async () => {
    const button = await fixture<ZaguanButton>(html`<zaguan-button type="submit">Seguir</zaguan-button>`);
    const pressed = oneEvent(button, 'click');
    buttonOf(button).click();
    await pressed;
    expect(buttonOf(button).hasAttribute('aria-busy')).to.equal(false);
    expect(button.shadowRoot!.querySelector('[role=status]')!.textContent).to.equal('');
  });
});
