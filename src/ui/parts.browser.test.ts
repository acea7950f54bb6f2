import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { html, LitElement, render, type TemplateResult } from 'lit';
import { base } from './base.styles.ts';
import type { ZaguanButton } from './button.element.ts';
import './button.element.ts';
import type { ZaguanCode } from './code.element.ts';
import './code.element.ts';
import type { ZaguanConsent } from './consent.element.ts';
import './consent.element.ts';
import type { ZaguanCurpField } from './curp-field.element.ts';
import './curp-field.element.ts';
import { define } from './define.ts';
import type { ZaguanField } from './field.element.ts';
import './field.element.ts';
import type { ZaguanNotice } from './notice.element.ts';
import './notice.element.ts';
import type { ZaguanPage } from './page.element.ts';
import './page.element.ts';
import type { ZaguanSelect } from './select.element.ts';
import './select.element.ts';
import type { ZaguanSheet } from './sheet.element.ts';
import './sheet.element.ts';
import { tokens } from './tokens.ts';

/** An outermost element, from which the parts inherit the tokens. */
class TokenStage extends LitElement {
  static override styles = [tokens, base];

  protected override render() {
    return html`<div class="zaguan"><slot></slot></div>`;
  }
}
define('zaguan-token-stage', TokenStage);
const stage = document.body.appendChild(document.createElement('zaguan-token-stage'));
afterEach(() => stage.replaceChildren());

async function fixture<Part extends Element>(template: TemplateResult): Promise<Part> {
  const place = stage.appendChild(document.createElement('div'));
  render(template, place);
  const part = place.firstElementChild as Part;
  await (part as Partial<LitElement>).updateComplete;
  return part;
}

const inputOf = (element: HTMLElement) => element.shadowRoot!.querySelector('input')!;
const buttonOf = (element: HTMLElement) => element.shadowRoot!.querySelector('button')!;

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
});

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
    const taken = oneEvent(field, 'zaguan-suggestion');
    buttonOf(field).click();
    await taken;
  });

  it('has text of 16 px at least, so that no phone zooms', async () => {
    const field = await fixture<ZaguanField>(html`<zaguan-field label="Calle"></zaguan-field>`);
    expect(Number.parseFloat(getComputedStyle(inputOf(field)).fontSize)).to.be.at.least(16);
  });
});

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
});

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
    let told = 0;
    code.addEventListener('zaguan-code', () => {
      told++;
    });
    code.focus();
    await sendKeys({ type: '4a0 7-1829' });
    expect(code.value).to.equal('407182');
    expect(told).to.equal(1);
    const drawn = [...code.shadowRoot!.querySelectorAll('.places span')].map((place) => place.textContent?.trim());
    expect(drawn.join('')).to.equal('407182');
  });

  it('finds the code in a whole message', async () => {
    const code = await open();
    const told = oneEvent(code, 'zaguan-code');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Banco Aldaba: tu código es 407 182. Vence en 10 minutos.');
    inputOf(code).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await told;
    expect(code.value).to.equal('407182');
  });
});

describe('zaguan-curp-field', () => {
  const lit = (field: ZaguanCurpField) => [...field.shadowRoot!.querySelectorAll('.mirror span')].map((part) => part.className);

  it('lights up by parts while it is typed, in whatever case', async () => {
    const field = await fixture<ZaguanCurpField>(html`<zaguan-curp-field label="CURP" .today=${'2026-11-20'}></zaguan-curp-field>`);
    field.focus();
    await sendKeys({ type: 'pegl8909' });
    expect(field.value).to.equal('PEGL8909');
    expect(lit(field)).to.deep.equal(['valid', 'typing', 'empty', 'empty', 'empty', 'empty']);
    await sendKeys({ type: '09mjcrms08' });
    expect(lit(field)).to.deep.equal(['valid', 'valid', 'valid', 'valid', 'valid', 'valid']);
    expect(field.reading.complete).to.equal(true);
    await expect(field).to.be.accessible();
  });

  it('takes a CURP with spaces and hyphens, and no more than 18 characters', async () => {
    const field = await fixture<ZaguanCurpField>(html`<zaguan-curp-field label="CURP"></zaguan-curp-field>`);
    inputOf(field).value = ' pegl-890909 mjc rms08 99';
    inputOf(field).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    expect(field.value).to.equal('PEGL890909MJCRMS08');
    expect(inputOf(field).value).to.equal('PEGL890909MJCRMS08');
  });

  it('leaves a composing keyboard alone', async () => {
    const field = await fixture<ZaguanCurpField>(html`<zaguan-curp-field label="CURP"></zaguan-curp-field>`);
    inputOf(field).value = 'peg ';
    inputOf(field).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
    expect(field.value).to.equal('PEG');
    expect(inputOf(field).value).to.equal('peg ');
  });
});

describe('zaguan-consent', () => {
  it('is off until it is ticked, and its full text stands outside the label', async () => {
    const consent = await fixture<ZaguanConsent>(
      html`<zaguan-consent heading="Comparar tu cara" more="Sobre tus datos biométricos">Tu selfie con tu INE.</zaguan-consent>`,
    );
    await expect(consent).to.be.accessible();
    expect(consent.checked).to.equal(false);

    const read = oneEvent(consent, 'zaguan-read');
    buttonOf(consent).click();
    await read;
    expect(consent.checked, 'reading is not agreeing').to.equal(false);

    consent.focus();
    const changed = oneEvent(consent, 'change');
    await sendKeys({ press: 'Space' });
    await changed;
    expect(consent.checked).to.equal(true);

    consent.error = 'Necesitamos este permiso para seguir.';
    await consent.updateComplete;
    await expect(consent).to.be.accessible();
  });
});

describe('zaguan-notice', () => {
  for (const kind of ['quiet', 'offer', 'warn', 'done', 'band'] as const) {
    it(`is readable as ${kind}`, async () => {
      const notice = await fixture<ZaguanNotice>(
        html`<zaguan-notice kind=${kind} live="status" heading="¿Compartes dónde estás?">Se toma una vez.</zaguan-notice>`,
      );
      expect(notice.shadowRoot!.querySelector('[role=status]')).to.not.equal(null);
      await expect(notice).to.be.accessible();
    });
  }
});

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

    const told = oneEvent(sheet, 'zaguan-sheet-close');
    await sendKeys({ press: 'Escape' });
    await told;
    expect(closed).to.equal(1);
    expect(sheet.open).to.equal(false);
    expect(document.activeElement).to.equal(before);
  });
});

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
});

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
});
