import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';
import { buttonOf, fixture, stage } from '#test/support/part-fixture.ts';
import type { ZaguanSheet } from './sheet.element.ts';
import './sheet.element.ts';

describe('zaguan-sheet', () => {
  it('holds the focus, closes on Escape, tells it once, and gives the focus back', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <button id="before">Leer</button>
        <zaguan-sheet heading="Usar tus datos" close-label="Cerrar"><p>El texto.</p></zaguan-sheet>
      </div>`,
    );
    const sheet = page.querySelector<ZaguanSheet>('zaguan-sheet')!;
    const before = page.querySelector<HTMLElement>('#before')!;
    let closed = 0;
    sheet.addEventListener('zaguan-sheet-close', () => {
      closed++;
    });
    before.focus();
    sheet.open = true;
    await sheet.updateComplete;
    expect(document.activeElement).to.equal(sheet);
    await expect(sheet).to.be.accessible();

    const event = oneEvent(sheet, 'zaguan-sheet-close');
    await sendKeys({ press: 'Escape' });
    await event;
    expect(closed).to.equal(1);
    expect(sheet.open).to.equal(false);
    expect(document.activeElement).to.equal(before);
  });

  it('closes on its cross and on the veil, and not on what it says', async () => {
    const sheet = await fixture<ZaguanSheet>(
      html`<zaguan-sheet heading="Usar tus datos" close-label="Cerrar"><p>El texto.</p></zaguan-sheet>`,
    );
    const dialog = sheet.shadowRoot!.querySelector('dialog')!;
    const press = (x: number, y: number) => dialog.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y }));
    const reopen = async () => {
      sheet.open = true;
      await sheet.updateComplete;
      expect(dialog.open).to.equal(true);
    };
    await reopen();
    const { left, top, width } = dialog.getBoundingClientRect();
    press(left + width / 2, top + 20);
    expect(dialog.open, 'a press on the sheet').to.equal(true);
    for (const close of [() => buttonOf(sheet).click(), () => press(left + width / 2, top - 20)]) {
      await reopen();
      const closed = oneEvent(sheet, 'zaguan-sheet-close');
      close();
      await closed;
      expect(sheet.open).to.equal(false);
    }
  });

  it('holds the focus still where its owner moves it to another place', async () => {
    const sheet = await fixture<ZaguanSheet>(html`<zaguan-sheet heading="Usar tus datos" close-label="Cerrar" open></zaguan-sheet>`);
    const dialog = sheet.shadowRoot!.querySelector('dialog')!;
    expect(dialog.matches(':modal')).to.equal(true);
    stage.append(sheet);
    await sheet.updateComplete;
    expect(dialog.matches(':modal')).to.equal(true);
    expect(sheet.open).to.equal(true);
  });

  it('closes without a word when its owner closes it', async () => {
    const sheet = await fixture<ZaguanSheet>(html`<zaguan-sheet heading="Usar tus datos" close-label="Cerrar" open></zaguan-sheet>`);
    const dialog = sheet.shadowRoot!.querySelector('dialog')!;
    let closed = 0;
    sheet.addEventListener('zaguan-sheet-close', () => {
      closed++;
    });
    const native = oneEvent(dialog, 'close');
    sheet.open = false;
    await native;
    expect(dialog.open).to.equal(false);
    expect(closed).to.equal(0);
  });
});
