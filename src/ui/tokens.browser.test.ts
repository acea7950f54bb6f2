import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { fixture, stage } from '#test/support/part-fixture.ts';
import './button.element.ts';
import './field.element.ts';
import './notice.element.ts';
import './page.element.ts';

describe('tokens', () => {
  afterEach(() => {
    stage.removeAttribute('theme');
    stage.style.removeProperty('--zaguan-accent');
  });

  for (const theme of ['light', 'dark']) {
    for (const accent of ['#1f4b8f', '#12463a', '#f0c66b', '#d4002a', '#000000', '#ffffff', '#00ff66']) {
      it(`keep an accent of ${accent} readable in the ${theme} theme`, async () => {
        stage.setAttribute('theme', theme);
        stage.style.setProperty('--zaguan-accent', accent);
        const page = await fixture<HTMLElement>(
          html`<zaguan-page heading="¿Dónde vives?">
            <zaguan-notice kind="offer" heading="¿Compartes dónde estás?" actionable>
              Se toma una vez.<zaguan-button slot="actions" variant="text" compact>Compartir</zaguan-button>
            </zaguan-notice>
            <zaguan-field label="Correo" suggestion="¿Es a@gmail.com?"></zaguan-field>
            <zaguan-button slot="dock">Seguir</zaguan-button>
            <zaguan-button slot="dock" variant="text">No me lo sé</zaguan-button>
          </zaguan-page>`,
        );
        await expect(page).to.be.accessible();
      });
    }
  }

  it('follow the attribute `theme`, and give a partner’s own value the last word', async () => {
    const ground = () => getComputedStyle(stage).getPropertyValue('--zaguan-ground').trim();
    stage.setAttribute('theme', 'light');
    expect(ground()).to.equal('#fbf9f6');
    stage.setAttribute('theme', 'dark');
    expect(ground()).to.equal('#10141b');
    stage.style.setProperty('--zaguan-ground', '#000001');
    expect(ground()).to.equal('#000001');
    stage.style.removeProperty('--zaguan-ground');
  });
});
