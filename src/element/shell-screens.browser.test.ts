import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { Stand } from '#test/support/fakes/onboarding.fake.ts';
import { screens } from '#test/support/shell-screens.ts';

let stand: Stand;
afterEach(() => stand.close());

/** Returns the visible controls, inside shadow roots too. */
function controlsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches('button, a[href], input, select') && element.checkVisibility({ visibilityProperty: true }) ? [element] : []),
    ...(element.shadowRoot ? controlsIn(element.shadowRoot) : []),
  ]);
}

function focused(at: Document | ShadowRoot = document): Element | null {
  const { activeElement } = at;
  return activeElement?.shadowRoot?.activeElement ? focused(activeElement.shadowRoot) : activeElement;
}

describe('every screen of the shell', () => {
  for (const [name, { title, come }] of Object.entries(screens)) {
    it(`${name} is walked by keyboard alone`, async () => {
      stand = await come({ lang: 'es-MX' });
      await stand.at(title['es-MX']);
      const left = new Set(controlsIn(stand.root));
      for (let presses = left.size + 3; presses > 0; presses--) {
        await sendKeys({ press: 'Tab' });
        left.delete(focused() as HTMLElement);
      }
      expect([...left].map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    });

    for (const lang of ['es-MX', 'en'] as const) {
      it(`${name} can be read and used by everybody (${lang}, light and dark)`, async () => {
        stand = await come({ lang, theme: 'light' });
        await stand.at(title[lang]);
        await expect(stand.element).to.be.accessible();
        stand.element.theme = 'dark';
        await expect(stand.element).to.be.accessible();
      });
    }
  }

  it('the sheet that asks before leaving can, too', async () => {
    stand = await new Stand().open();
    await stand.at('Pregunta');
    await stand.press('Cerrar');
    await stand.until(() => stand.root.querySelector('zaguan-sheet')?.open);
    await expect(stand.element).to.be.accessible();
  });
});
