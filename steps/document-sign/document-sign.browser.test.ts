import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import { FakeStepHost } from '#src/step/step-host.fake.ts';
import type { ZaguanField } from '#src/ui/field.element.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { askingWords } from './asking/text-form.i18n.ts';
import { documentSignWords } from './document/document-sign.i18n.ts';
import { earlierConsent } from './document/earlier-consent.contract.ts';
import { signConsent } from './document/sign-consent.contract.ts';
import { askingDocument, fakeDocument, fakeFiles } from './document.fake.ts';
import { documentSign, type FillAnswer } from './document-sign.contract.ts';
import { type DocumentSignElement, tag } from './document-sign.element.ts';
import { closedWords } from './reading/closed-screen.i18n.ts';
import { earlierSignatureWords } from './signing/earlier-signature.i18n.ts';

const words = documentSignWords['es-MX'];
const asking = askingWords['es-MX'];
let screen: Stage;
afterEach(() => screen?.close());

async function open(files: Parameters<typeof fakeFiles>[0] = {}, properties: object = {}): Promise<void> {
  screen = await stage(documentSign as never, { properties: { readFile: fakeFiles(files), ...properties } });
}

const root = () => screen.step.shadowRoot!;
const paper = () => root().querySelector('zaguan-paper');
const canvas = () => paper()?.shadowRoot?.querySelector('canvas') ?? null;
const isDrawn = () => canvas() !== null && !canvas()!.hidden;
const heading = () => root().querySelector('zaguan-page')?.shadowRoot?.querySelector('h1')?.textContent?.trim();
const number = () => root().querySelector('h2')?.textContent?.trim();
const pageText = () => root().querySelector('#said, .as-text')?.textContent ?? '';
const dock = () => root().querySelector('zaguan-button[type=submit]')!.textContent!.trim();

/** Presses the button with this label or text. */
async function press(name: string): Promise<void> {
  await screen.step.updateComplete;
  const all = [
    ...root().querySelectorAll<HTMLElement>('button, zaguan-button'),
    ...(root().querySelector('zaguan-pad')?.shadowRoot?.querySelectorAll('button') ?? []),
  ];
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name);
  if (!found) throw new Error(`Nothing says "${name}"`);
  (found.shadowRoot?.querySelector('button') ?? found).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  (found.shadowRoot?.querySelector('button') ?? found).click();
  await screen.step.updateComplete;
}

async function readAll(): Promise<void> {
  for (let page = 1; page <= fakeDocument.pages.length; page++) {
    await waitUntil(() => number() === words.page(page, 3) && isDrawn(), `page ${page}`);
    if (page < 3) await press(words.nextPage);
  }
}

/** Draws a wave on the pad with the mouse. */
async function draw(width = 160): Promise<void> {
  await waitUntil(() => (root().querySelector('zaguan-pad')?.shadowRoot?.querySelector('canvas')?.width ?? 300) !== 300, 'a pad');
  root().querySelector('zaguan-pad')!.scrollIntoView({ block: 'center' });
  const box = root().querySelector('zaguan-pad')!.getBoundingClientRect();
  const at = (share: number): [number, number] => [
    Math.round(box.left + 40 + share * width),
    Math.round(box.top + 60 + (Math.sin(share * 9) * width) / 6),
  ];
  await sendMouse({ type: 'move', position: at(0) });
  await sendMouse({ type: 'down' });
  for (let part = 1; part <= 12; part++) await sendMouse({ type: 'move', position: at(part / 12) });
  await sendMouse({ type: 'up' });
}

async function agree(): Promise<void> {
  root().querySelector('zaguan-consent')!.shadowRoot!.querySelector('input')!.click();
  await screen.step.updateComplete;
}

/** Returns the size of a picture, and the share of its pixels that are ink. */
async function ink(png: string): Promise<{ width: number; height: number; share: number }> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at + 3]! > 128 && data[at]! < 80) dark++;
  return { width: bitmap.width, height: bitmap.height, share: dark / (bitmap.width * bitmap.height) };
}

type Submission = { document_sha256: string; name: string | null; signature: { kind: string; png: string }; consent: object };
const submission = () => screen.submits()[0]!.submission as Submission;

const WRITTEN = 'd'.repeat(64);
const fields = () => [...root().querySelectorAll<ZaguanField>('zaguan-field')];
const fillAnswer = (texts: Record<string, string>, troubles: FillAnswer['troubles'] = []): FillAnswer => ({
  document: {
    ...askingDocument,
    asks: askingDocument.asks.map((ask) => ({ ...ask, value: troubles.length > 0 ? '' : (texts[ask.uuid] ?? '') })),
    filled: troubles.length === 0,
    sha256: troubles.length > 0 ? askingDocument.sha256 : WRITTEN,
  },
  troubles,
});
const textsOf = (input: unknown) => (input as { texts: Record<string, string> }).texts;

async function openAsking(answer: (texts: Record<string, string>) => FillAnswer, properties: object = {}): Promise<void> {
  screen = await stage(documentSign as never, {
    properties: { readFile: fakeFiles({ document: askingDocument }), ...properties },
    answers: { fill: (input) => answer(textsOf(input)) },
  });
  await waitUntil(() => fields().length > 0, 'the form');
}
const actions = () => screen.requests.acts.map(({ input }) => textsOf(input));

describe('what the document asks for', () => {
  it('is written first, each under its name, by keyboard alone; then the document is read as it says it', async () => {
    await openAsking((texts) => fillAnswer(texts));
    expect([heading(), dock(), ...fields().map(({ label, note }) => `${label}${note && ` (${note})`}`)]).to.deep.equal([
      asking.fillHeading,
      asking.fill,
      'Beneficiaria o beneficiario',
      'Parentesco (opcional)',
    ]);
    fields()[0]!.focus();
    await sendKeys({ type: 'Ana Ruiz' });
    await sendKeys({ press: 'Enter' });
    expect(root().activeElement).to.equal(fields()[1]);
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => heading() === words.heading && isDrawn(), 'the reading');
    expect(actions()).to.deep.equal([{ [askingDocument.asks[0]!.uuid]: 'Ana Ruiz', [askingDocument.asks[1]!.uuid]: '' }]);
    expect(number()).to.equal(words.page(1, 3));
    await readAll();
    await draw();
    await agree();
    await press(words.submit);
    await waitUntil(() => screen.submits().length === 1, 'the answer');
    expect(submission().document_sha256).to.equal(WRITTEN);
  });

  it('says what is missing or does not fit, names it with its cure, goes there, and sends nothing', async () => {
    const [first] = askingDocument.asks;
    await openAsking((texts) => fillAnswer(texts, [{ uuid: first!.uuid, code: 'too_long' }]));
    await press(asking.fill);
    expect([fields()[0]!.error, actions().length]).to.deep.equal([asking.textMissing(first!.name), 0]);
    await waitUntil(() => root().activeElement === fields()[0], 'the field');
    await sendKeys({ type: 'Un nombre larguísimo' });
    expect(fields()[0]!.error).to.equal('');
    await press(asking.fill);
    await waitUntil(() => fields()[0]?.error === asking.textTooLong, 'the refusal');
    expect([heading(), fields()[0]!.value]).to.deep.equal([asking.fillHeading, 'Un nombre larguísimo']);
  });

  it('stays written over a reload, and can be corrected from the reading', async () => {
    await openAsking((texts) => fillAnswer(texts));
    fields()[0]!.focus();
    await sendKeys({ type: 'Ana' });
    const { draft } = screen.step;
    screen.close();
    await openAsking((texts) => fillAnswer(texts), { draft });
    expect(fields()[0]!.value).to.equal('Ana');
    await press(asking.fill);
    await waitUntil(() => heading() === words.heading && isDrawn(), 'the reading');
    expect(screen.step.back()).to.equal(true);
    await screen.step.updateComplete;
    expect([heading(), fields()[0]!.value]).to.deep.equal([asking.fillHeading, 'Ana']);
    await press(asking.fill);
    await waitUntil(() => heading() === words.heading, 'the reading again');
    expect(actions()).to.have.lengthOf(1);
  });

  it('that could not be written is told, and tried again', async () => {
    screen = await stage(documentSign as never, { properties: { readFile: fakeFiles({ document: askingDocument }) } });
    await waitUntil(() => heading() === asking.fillHeading, 'the form');
    fields()[0]!.focus();
    await sendKeys({ type: 'Ana' });
    await press(asking.fill);
    expect(root().querySelector('zaguan-button')!.waiting).to.equal(asking.filling);
    screen.step.actions = { fill: { status: 'failed', problem: { key: 'unavailable', retryAfter: null, field: null }, at: 1 } };
    await waitUntil(() => root().textContent!.includes(asking.notFilled), 'the failure');
    expect(fields()[0]!.value).to.equal('Ana');
  });
});

describe('reading', () => {
  it('goes page by page, with the text for screen readers', async () => {
    const requests: string[] = [];
    await open({ requests });
    await waitUntil(isDrawn, 'the first page');
    expect([heading(), number(), dock()]).to.deep.equal([words.heading, words.page(1, 3), words.submit]);
    expect(pageText()).to.include('página 1');
    await press(words.nextPage);
    expect(number()).to.equal(words.page(2, 3));
    expect(root().activeElement).to.equal(root().querySelector('h2'));
    await waitUntil(() => pageText().includes('página 2'), 'its text');
    await waitUntil(isDrawn, 'the second page');
    await press(words.previous);
    expect(number()).to.equal(words.page(1, 3));
    await press(words.nextPage);
    await waitUntil(isDrawn, 'the second page again');
    await press(words.nextPage);
    await waitUntil(isDrawn, 'the third page');
    expect(requests.filter((name) => name === 'page-2')).to.have.lengthOf(1);
    expect(requests.some((name) => name.startsWith('near'))).to.equal(false);
  });

  it('signs nothing while a page was never seen, goes to it, and asks for a lost one again', async () => {
    await open({ lost: /page-2|text-2/ });
    await waitUntil(isDrawn, 'the first page');
    await draw();
    await agree();
    await press(words.submit);
    expect([number(), root().textContent!.includes(words.pageMissing(2))]).to.deep.equal([words.page(2, 3), true]);
    await waitUntil(() => paper()?.lost, 'the loss');
    screen.step.readFile = fakeFiles();
    await press(words.retry);
    await waitUntil(isDrawn, 'the second page');
    await press(words.submit);
    expect(number()).to.equal(words.page(3, 3));
    await waitUntil(isDrawn, 'the third page');
    await press(words.submit);
    await waitUntil(() => screen.submits().length === 1, 'the answer');
  });

  it('is done by the text alone, too, which stands there as a whole', async () => {
    await open({ lost: /page/ });
    await waitUntil(() => paper()?.lost, 'no pictures');
    await press(words.asText);
    await waitUntil(() => pageText().includes('página 3'), 'the text');
    expect([number(), root().querySelectorAll('.as-text h3').length]).to.deep.equal([words.pages(3), 3]);
    await draw();
    await agree();
    await press(words.submit);
    await waitUntil(() => screen.submits().length === 1, 'the answer');
  });

  it('begins with the text on a phone, fetches no picture for it, and shows a page without text as a picture', async () => {
    const before = { width: innerWidth, height: innerHeight };
    await setViewport({ width: 360, height: 740 });
    try {
      const requests: string[] = [];
      await open({ requests });
      await waitUntil(() => pageText().includes('página 3'), 'the text');
      expect(requests.filter((name) => name.startsWith('page'))).to.deep.equal([]);
      await expect(screen.host).to.be.accessible();
      await press(words.asPage);
      await waitUntil(isDrawn, 'the page');
      screen.close();
      await open({ text: () => ' ' });
      await waitUntil(isDrawn, 'the page');
      await press(words.asText);
      expect(pageText()).to.include(words.noText('Banco Aldaba'));
    } finally {
      await setViewport(before);
    }
  });

  it('says when a page has no text, and takes no broken picture for a page', async () => {
    await open({ text: () => ' \n ' });
    await waitUntil(isDrawn, 'the page');
    expect(pageText().trim()).to.equal(words.noText('Banco Aldaba'));
    screen.close();
    const whole = fakeFiles();
    await open({}, { readFile: async (name: string) => (name === 'page-1' ? new Blob(['not a picture']) : whole(name)) });
    await waitUntil(() => paper()?.lost, 'the loss');
  });

  it('comes nearer by button, keyboard and pinch, sharper where it does, and the next page begins at rest', async () => {
    const requests: string[] = [];
    await open({ requests });
    await waitUntil(isDrawn, 'the page');
    await press(words.nearer);
    expect(paper()!.zoom).to.equal(1.5);
    await waitUntil(() => requests.includes('near-1'), 'a sharper page');
    const pane = paper()!.shadowRoot!.querySelector<HTMLElement>('.pane')!;
    expect(pane.scrollWidth).to.be.greaterThan(pane.clientWidth);
    await waitUntil(() => canvas()!.width > 1100, 'the sharper picture');
    pane.focus();
    await sendKeys({ press: '+' });
    expect(paper()!.zoom).to.equal(2);
    await sendKeys({ press: '0' });
    expect(paper()!.zoom).to.equal(1);
    const touch = (type: string, distance: number) => {
      const touches = [0, distance].map((x, identifier) => new Touch({ identifier, target: pane, clientX: 100 + x, clientY: 300 }));
      const event = new TouchEvent(type, { touches, bubbles: true, cancelable: true });
      pane.dispatchEvent(event);
      return event.defaultPrevented;
    };
    touch('touchstart', 60);
    expect(touch('touchmove', 180)).to.equal(true);
    expect(paper()!.zoom).to.equal(3);
    pane.dispatchEvent(new WheelEvent('wheel', { ctrlKey: true, deltaY: 1000, cancelable: true }));
    expect(paper()!.zoom).to.equal(1);
    await press(words.nearer);
    await press(words.nextPage);
    expect(paper()!.zoom).to.equal(1);
  });

  it('says when the document cannot be opened, and tries again; one that is signed already or gone offers nothing to sign', async () => {
    await open({ lost: /document/ });
    await waitUntil(() => root().textContent!.includes(words.notOpened), 'the failure');
    screen.step.readFile = fakeFiles();
    await press(words.retry);
    await waitUntil(isDrawn, 'the page');
    screen.close();
    const closings = {
      signed: closedWords['es-MX'].signedHeading,
      withdrawn: closedWords['es-MX'].withdrawnHeading,
      gone: closedWords['es-MX'].goneHeading,
      unfit: closedWords['es-MX'].unfitHeading,
      later: closedWords['es-MX'].laterHeading,
    };
    for (const [why, title] of Object.entries(closings)) {
      await open({ document: { closed: why as keyof typeof closings } });
      await waitUntil(() => heading() === title, 'the news');
      expect(root().querySelector('form')).to.equal(null);
      screen.close();
    }
  });

  it('of a step that left the page before it was drawn begins when it is back', async () => {
    const requests: string[] = [];
    const step = Object.assign(document.createElement(tag) as DocumentSignElement, {
      setup: null,
      readFile: fakeFiles({ requests }),
    });
    new FakeStepHost(step);
    document.body.append(step);
    step.remove();
    await step.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    expect(requests).to.deep.equal([]);
    document.body.append(step);
    await waitUntil(() => requests.includes('document'), 'the document');
    step.remove();
  });

  it('goes back out of the step', async () => {
    await open();
    await readAll();
    expect(screen.step.back()).to.equal(false);
  });
});

describe('signing', () => {
  it('by hand sends what was drawn, cut to its strokes, with the consent as it was shown', async () => {
    await open();
    await readAll();
    expect(root().textContent).to.include(words.signer('Luisa Pérez Gómez'));
    await draw();
    await agree();
    await press(words.submit);
    await waitUntil(() => screen.submits().length === 1, 'the answer');
    const { signature, consent, document_sha256, name } = submission();
    expect([document_sha256, name, signature.kind]).to.deep.equal([fakeDocument.sha256, null, 'drawn']);
    const shown = consentDocument(signConsent('es-MX', 'Banco Aldaba', 'Contrato de cuenta'), null);
    expect(consent).to.deep.equal({ text_sha256: sha256Hex(shown), language: 'es-MX' });
    const drawn = await ink(signature.png);
    expect(drawn.width).to.be.within(450, 620);
    expect(drawn.share).to.be.within(0.005, 0.4);
    expect(JSON.stringify(screen.requests.drafts)).not.to.include(signature.png.slice(0, 40));
  });

  it('by name draws it as if by hand', async () => {
    await open();
    await readAll();
    await press(words.preferTyping);
    await agree();
    expect(root().querySelector('.preview')?.textContent).to.equal('Luisa Pérez Gómez');
    await press(words.submit);
    await waitUntil(() => screen.submits().length === 1, 'the answer');
    expect(submission().signature.kind).to.equal('typed');
    expect((await ink(submission().signature.png)).share).to.be.greaterThan(0.01);
  });

  it('says each thing that is missing, goes there, and sends nothing', async () => {
    await open({ document: { signer: null } });
    await readAll();
    await press(words.submit);
    await waitUntil(() => root().textContent!.includes(words.missingDrawn), 'the gap');
    expect(root().querySelectorAll('[data-missing]')).to.have.lengthOf(3);
    expect(root().activeElement?.localName).to.equal('zaguan-field');
    await sendKeys({ type: 'Luisa Pérez' });
    await agree();
    await draw(6);
    await press(words.submit);
    await waitUntil(() => root().textContent!.includes(words.tooSmall), 'the dot');
    const clear = root().querySelector('zaguan-pad')!.shadowRoot!.querySelector('.clear')!;
    expect(getComputedStyle(clear).color, 'the ink, whatever the accent').to.equal('rgb(26, 31, 43)');
    await press(words.clear);
    await draw();
    expect(screen.submits()).to.have.lengthOf(0);
    await press(words.submit);
    await waitUntil(() => screen.submits().length === 1, 'the answer');
    expect(submission().name).to.equal('Luisa Pérez');
  });

  it('has who presses by keyboard without a signature type it', async () => {
    await open();
    await readAll();
    root().querySelector<HTMLElement>('zaguan-button[type=submit]')!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => root().textContent!.includes(words.preferDrawing), 'the name');
    expect(root().querySelector('zaguan-pad')).to.equal(null);
  });

  it('keeps what is drawn when the screen is turned', async () => {
    await open();
    await readAll();
    await draw();
    const pad = root().querySelector('zaguan-pad')!;
    const inner = pad.shadowRoot!.querySelector('canvas')!;
    const before = inner.width;
    pad.style.width = '280px';
    await waitUntil(() => inner.width !== before, 'the turn');
    expect(pad.take()).to.be.a('string').and.not.equal('too-small');
  });

  it('of a document that changed meanwhile begins at its first page', async () => {
    await open();
    await readAll();
    screen.step.readFile = fakeFiles({ document: { sha256: 'd'.repeat(64) } });
    screen.step.problem = { key: 'conflict', retryAfter: null, field: null };
    await waitUntil(() => number() === words.page(1, 3) && isDrawn(), 'the reading');
    expect(root().textContent).to.include(words.changed);
  });

  it('takes the first stroke of a pad that can be seen', async () => {
    await open();
    await readAll();
    const pad = root().querySelector('zaguan-pad')!;
    await pad.updateComplete;
    const at = pad.shadowRoot!.querySelector('canvas')!;
    const { left, top } = at.getBoundingClientRect();
    const touch = (type: string, x: number) =>
      at.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, buttons: 1, clientX: left + x, clientY: top + 60, bubbles: true, isPrimary: true }),
      );
    touch('pointerdown', 40);
    touch('pointermove', 120);
    touch('pointerup', 120);
    expect(pad.take()).not.to.equal(null);
  });

  it('asks who is unknown and signs by name for it once', async () => {
    await open({ document: { signer: null } });
    await readAll();
    await press(words.preferTyping);
    expect(fields().map(({ label }) => label)).to.deep.equal([words.name]);
    await agree();
    await press(words.submit);
    await waitUntil(() => fields()[0]!.error === words.nameMissing, 'the gap');
    await sendKeys({ type: 'Luisa Pérez' });
    await screen.step.updateComplete;
    expect(root().querySelector('.preview')?.textContent).to.equal('Luisa Pérez');
    await press(words.submit);
    await waitUntil(() => screen.submits().length === 1, 'the answer');
    expect([submission().name, submission().signature.kind]).to.deep.equal(['Luisa Pérez', 'typed']);
  });

  it('says at the name that it cannot be written', async () => {
    await open({ document: { signer: null } });
    await readAll();
    screen.step.problem = { key: 'invalid_body', retryAfter: null, field: 'name' };
    await waitUntil(() => fields()[0]!.error === words.nameUnsupported, 'the reason');
    await waitUntil(() => root().activeElement === fields()[0], 'the field');
    screen.step.language = 'en';
    await waitUntil(() => fields()[0]!.error === documentSignWords.en.nameUnsupported, 'the reason in the language that is shown');
  });

  it('is agreed to anew by who comes back', async () => {
    await open();
    await readAll();
    await agree();
    expect(root().querySelector('zaguan-consent')!.checked).to.equal(true);
    const draft = screen.requests.drafts.at(-1) as object;
    screen.close();
    await open({}, { draft });
    await waitUntil(() => root().querySelector('zaguan-consent'), 'the signature');
    expect(root().querySelector('zaguan-consent')!.checked).to.equal(false);
  });

  it('of pages that never went out begins at the first one, fetched anew', async () => {
    const requests: string[] = [];
    await open({ requests });
    await readAll();
    requests.length = 0;
    screen.step.problem = { key: 'pages_not_delivered', retryAfter: null, field: null };
    await waitUntil(() => number() === words.page(1, 3) && isDrawn(), 'the reading');
    expect(requests).to.include('page-1');
    expect(root().textContent).to.include(words.changed);
  });

  it('offers the signature that was given before, with a consent that names it; another one is agreed to anew', async () => {
    await open({ document: { given: 'Solicitud' } });
    await readAll();
    expect(root().textContent).to.include(earlierSignatureWords['es-MX'].given('Solicitud'));
    await agree();
    await press(earlierSignatureWords['es-MX'].preferAnew);
    expect(root().querySelector('zaguan-pad')).not.to.equal(null);
    expect(root().querySelector('zaguan-consent')!.checked).to.equal(false);
    await press(earlierSignatureWords['es-MX'].preferGiven);
    await agree();
    await press(words.submit);
    await waitUntil(() => screen.submits().length === 1, 'the answer');
    const { signature, consent } = submission();
    expect(signature).to.deep.equal({ kind: 'applied' });
    const shown = consentDocument(earlierConsent('es-MX', 'Banco Aldaba', 'Contrato de cuenta', 'Solicitud'), null);
    expect(consent).to.deep.equal({ text_sha256: sha256Hex(shown), language: 'es-MX' });
  });

  it('that cannot be taken says so and keeps the person there', async () => {
    await open();
    await readAll();
    root().querySelector('zaguan-pad')!.take = () => {
      throw new Error('no canvas');
    };
    await agree();
    await press(words.submit);
    await waitUntil(() => root().textContent!.includes(words.notSealed), 'the failure');
    expect(screen.submits()).to.have.lengthOf(0);
  });
});
