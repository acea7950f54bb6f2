import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { html } from 'lit';
import { fixture } from '#test/support/part-fixture.ts';
import type { ZaguanPage } from './page.element.ts';
import './button.element.ts';
import type { ZaguanField } from './field.element.ts';
import './field.element.ts';
import './page.element.ts';

describe('zaguan-page', () => {
  it('gives each new title the focus, and keeps its dock in sight over a long page', async () => {
    const page = await fixture<ZaguanPage>(
      html`<zaguan-page heading="¿Dónde vives?" why="Como en tu recibo.">
        ${Array.from({ length: 60 }, () => html`<p>Línea</p>`)}
        <zaguan-button slot="dock">Seguir</zaguan-button>
      </zaguan-page>`,
    );
    const title = page.shadowRoot!.querySelector('h1')!;
    expect(page.shadowRoot!.activeElement).to.equal(title);
    const { bottom } = page.querySelector('zaguan-button')!.getBoundingClientRect();
    expect(bottom).to.be.at.most(innerHeight);
    await expect(page).to.be.accessible();
  });

  it('puts the cursor into the field of a page that asks for one thing', async () => {
    const page = await fixture<ZaguanPage>(
      html`<zaguan-page heading="¿A qué correo te escribimos?"><zaguan-field data-cursor label="Correo"></zaguan-field></zaguan-page>`,
    );
    const field = page.querySelector<ZaguanField>('zaguan-field')!;
    await field.updateComplete;
    expect(field.shadowRoot!.activeElement).to.equal(field.shadowRoot!.querySelector('input'));
  });

  it('covers nothing with its dock on a phone on its side', async () => {
    const before = { width: innerWidth, height: innerHeight };
    await setViewport({ width: 740, height: 360 });
    try {
      const page = await fixture<ZaguanPage>(
        html`<zaguan-page heading="¿Se lee bien?">
          ${Array.from({ length: 20 }, () => html`<p>Línea</p>`)}
          <zaguan-button slot="dock">Sí, se lee bien</zaguan-button>
        </zaguan-page>`,
      );
      const last = page.querySelector('p:last-of-type')!.getBoundingClientRect();
      expect(page.querySelector('zaguan-button')!.getBoundingClientRect().top).to.be.at.least(last.bottom);
      expect(last.bottom).to.be.greaterThan(innerHeight);
    } finally {
      await setViewport(before);
    }
  });

  it('has its dock above a keyboard that was there before it', async () => {
    const covered = (pixels: number) =>
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - pixels });
    try {
      covered(300);
      const page = await fixture<ZaguanPage>(html`<zaguan-page heading="¿Dónde vives?"></zaguan-page>`);
      expect(page.style.getPropertyValue('--zaguan-keyboard')).to.equal('300px');
      covered(15);
      visualViewport!.dispatchEvent(new Event('resize'));
      expect(page.style.getPropertyValue('--zaguan-keyboard'), 'a scroll bar').to.equal('');
    } finally {
      Reflect.deleteProperty(visualViewport!, 'height');
    }
  });

  it('leaves the focus where it is for whoever asks, and takes it again with the next title', async () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('zaguan-page-open', stay);
    const page = await fixture<ZaguanPage>(html`<zaguan-page heading="¿Dónde vives?"></zaguan-page>`);
    document.removeEventListener('zaguan-page-open', stay);
    expect(page.shadowRoot!.activeElement).to.equal(null);
    page.heading = '¿Es correcto?';
    await page.updateComplete;
    expect(page.shadowRoot!.activeElement).to.equal(page.shadowRoot!.querySelector('h1'));
  });
});
