import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';
import { fixture, inputOf } from '#test/support/part-fixture.ts';
import type { ZaguanCode } from './code.element.ts';
import './code.element.ts';

describe('zaguan-code', () => {
  const open = () => fixture<ZaguanCode>(html`<zaguan-code label="Código"></zaguan-code>`);

  it('is one field that phones fill in by themselves', async () => {
    const code = await open();
    expect(code.shadowRoot!.querySelectorAll('input')).to.have.lengthOf(1);
    expect(inputOf(code).autocomplete).to.equal('one-time-code');
    expect(inputOf(code).inputMode).to.equal('numeric');
    await expect(code).to.be.accessible();
  });

  it('keeps the figures alone, and tells once when six stand', async () => {
    const code = await open();
    let events = 0;
    code.addEventListener('zaguan-code', () => {
      events++;
    });
    code.focus();
    await sendKeys({ type: '4a0 7-1829' });
    expect(code.value).to.equal('407182');
    expect(events).to.equal(1);
    const drawn = [...code.shadowRoot!.querySelectorAll('.places span')].map((place) => place.textContent?.trim());
    expect(drawn.join('')).to.equal('407182');
  });

  it('finds the code in a whole message', async () => {
    const code = await open();
    const event = oneEvent(code, 'zaguan-code');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Banco Aldaba: tu código es 407 182. Vence en 10 minutos.');
    inputOf(code).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await event;
    expect(code.value).to.equal('407182');
  });

  it('keeps what was pasted beside no code', async () => {
    const code = await open();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '55 1234 5678');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    inputOf(code).dispatchEvent(paste);
    expect(paste.defaultPrevented, 'the browser pastes it').to.equal(false);
    expect(code.value).to.equal('');
  });
});
