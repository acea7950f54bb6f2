import { expect, oneEvent } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { Stand } from '#test/support/fakes/onboarding.fake.ts';
// Lazy parts of the shell, loaded before the tests: a busy machine takes seconds to serve them.
import './app/screens/ending.ts';
import './app/screens/halts.ts';
import './app/screens/leave.ts';

let stand: Stand;
afterEach(() => stand.close());

describe('as a modal', () => {
  it('shows nothing until it is opened, holds the focus, asks on Escape, and gives the focus back', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    stand = await new Stand().open({ mode: 'modal' });
    expect(stand.element.shadowRoot?.querySelector('zaguan-app')).to.equal(null);
    await stand.element.open();
    await stand.at('Pregunta');
    const dialog = stand.root.querySelector('dialog')!;
    expect(dialog.matches(':modal')).to.equal(true);
    await stand.until(() => stand.titleHasFocus);
    opener.focus();
    expect(document.activeElement === stand.element).to.equal(true);

    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await stand.press('Salir');
    await stand.until(() => !dialog.open);
    expect(stand.named('close')[0]?.detail).to.deep.equal({ reason: 'person' });
    expect(document.activeElement === opener).to.equal(true);
    await stand.element.open();
    await stand.until(() => dialog.open);
    stand.element.close();
    await stand.until(() => !dialog.open);
    opener.remove();
  });

  it('stays closed for who left, whatever the page changes, and opens when it is told', async () => {
    stand = await new Stand().open({ mode: 'modal' });
    await stand.element.open();
    await stand.at('Pregunta');
    const dialog = stand.root.querySelector('dialog')!;
    await stand.press('Cerrar');
    await stand.press('Salir');
    await stand.until(() => !dialog.open);
    stand.element.setAttribute('lang', 'en');
    stand.element.token = 'ses_two';
    await stand.until(() => stand.step?.language === 'en');
    expect(dialog.open).to.equal(false);
    await stand.element.open();
    await stand.until(() => dialog.open);
  });

  it('stays open for a page that closes it and opens it again at once', async () => {
    stand = await new Stand().open({ mode: 'modal' });
    await stand.element.open();
    await stand.at('Pregunta');
    const dialog = stand.root.querySelector('dialog')!;
    stand.element.close();
    for (let turn = 0; dialog.open && turn < 50; turn++) await Promise.resolve();
    // The dialog's `close` event has not arrived yet.
    const told = oneEvent(dialog, 'close');
    await stand.element.open();
    await told;
    await stand.until(() => dialog.open);
    expect(stand.named('close').map(({ detail }) => detail.reason)).to.deep.equal(['host']);
  });

  it('holds the focus still where the page moves it, and begins without the question that was open', async () => {
    stand = await new Stand().open({ mode: 'modal' });
    await stand.element.open();
    await stand.at('Pregunta');
    await stand.press('Cerrar');
    await stand.until(() => stand.root.querySelector('zaguan-sheet')?.open);
    const place = document.body.appendChild(document.createElement('div'));
    place.append(stand.element);
    await stand.until(() => stand.root.querySelector('dialog')?.matches(':modal'));
    await stand.at('Pregunta');
    expect(stand.root.querySelector('zaguan-sheet')?.open).to.equal(false);
    place.remove();
  });

  it('that the page took away asks the server for nothing', async () => {
    stand = await new Stand().open({ mode: 'modal' });
    await stand.element.open();
    await stand.at('Pregunta');
    stand.close();
    const asked = stand.server.tokens.length;
    await stand.element.open();
    const app = stand.element.shadowRoot!.querySelector<LitElement>('zaguan-app')!;
    await app.updateComplete;
    expect(stand.server.tokens.length).to.equal(asked);
  });

  describe('the browser’s “back”', () => {
    const question = () => stand.root.querySelector('zaguan-sheet')?.open ?? false;
    const back = async () => {
      const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await popped;
    };

    it('goes a screen back, asks, closes, and leaves the page its own state', async () => {
      history.replaceState({ route: '/cuenta' }, '');
      stand = await new Stand().open({ mode: 'modal' });
      await stand.element.open();
      await stand.at('Pregunta');
      await stand.until(() => stand.step && history.state['zaguan-step']);
      expect(history.state.route).to.equal('/cuenta');
      stand.step!.inner = 1;
      await back();
      expect(stand.step!.inner).to.equal(0);
      await back();
      await stand.until(question);
      await back();
      await stand.until(() => !stand.root.querySelector('dialog')!.open);
      expect(stand.named('close')[0]?.detail).to.deep.equal({ reason: 'person' });
      expect(history.state).to.deep.equal({ route: '/cuenta' });
    });

    it('is the page’s own where the page shows another address by now', async () => {
      const { href } = location;
      stand = await new Stand().open({ mode: 'modal' });
      await stand.element.open();
      await stand.at('Pregunta');
      await stand.until(() => stand.step && history.state['zaguan-step']);
      stand.step!.inner = 1;
      history.pushState(null, '', '#cuenta');
      history.pushState(null, '', '#saldo');
      await back();
      expect(stand.step!.inner).to.equal(1);
      await back();
      expect(location.href).to.equal(href);
      history.replaceState(null, '');
    });

    it('is the page’s own in a widget that stands in it', async () => {
      stand = await new Stand().open();
      await stand.at('Pregunta');
      await stand.until(() => stand.titleHasFocus || stand.step);
      expect(history.state?.['zaguan-step']).to.equal(undefined);
    });

    it('of a phone, which closes the dialog without a key, goes a screen back too', async () => {
      stand = await new Stand().open({ mode: 'modal' });
      await stand.element.open();
      await stand.at('Pregunta');
      await stand.until(() => stand.step);
      stand.step!.inner = 1;
      stand.root.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
      expect(stand.step!.inner).to.equal(0);
      expect(question()).to.equal(false);
    });
  });
});
