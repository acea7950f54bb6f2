import { expect } from '@open-wc/testing';
import { fakeFinder } from '#src/capture/documents/finder.fake.ts';
import { FakeCamera } from '#src/device/camera.fake.ts';
import { FakeFileChooser } from '#src/device/files.fake.ts';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { assistedDocumentWords } from './assisted.i18n.ts';
import { documentCapture } from './document-capture.contract.ts';
import { documentCaptureWords } from './document-capture.i18n.ts';

const words = { ...cameraWords['es-MX'], ...documentCaptureWords['es-MX'] };
let opened: Stage | null = null;

/** Opens the step on a page. Returns functions for the acts of the person. */
async function person(setup: object, fields: Record<string, string | null> = {}, file = new File(['%PDF-1.4'], 'documento.pdf')) {
  const answers = { read: (input: unknown) => ({ uuid: (input as { media: string }).media, reading: 'read', fields }) };
  const properties = { camera: new FakeCamera(), files: new FakeFileChooser(file), openFinder: fakeFinder() };
  opened = await stage(documentCapture, { setup, answers, properties });
  const { step, requests } = opened;
  const find = <Found extends HTMLElement>(selector: string) => step.shadowRoot!.querySelector<Found>(selector);
  const button = (label: string) =>
    [...step.shadowRoot!.querySelectorAll<HTMLElement>('zaguan-button, button')].find(
      (one) => one.textContent?.trim() === label || one.ariaLabel === label,
    );
  return {
    step,
    find,
    button,
    shown: (title: string) => waitUntil(() => find('zaguan-page')?.getAttribute('heading') === title, `the page "${title}"`),
    async press(label: string) {
      await waitUntil(() => button(label), `a button "${label}"`);
      const found = button(label)!;
      (found.shadowRoot?.querySelector('button') ?? found).click();
    },
    media: () => requests.media,
    asked: () => requests.acts.length,
    sent: () => opened!.submits().map(({ submission }) => submission),
  };
}

describe('document_capture', () => {
  afterEach(() => {
    opened?.close();
    opened = null;
  });

  it('shows what was read of its kind, dates as people write them, and sends what the person wrote', async () => {
    const fields = { name: 'LUISA', first_lastname: 'PEREZ', second_lastname: null, number: 'G12345678', birth_date: '1989-09-09' };
    const luisa = await person({ kind: 'passport' }, { ...fields, expiration_date: null });
    await luisa.shown(words.askPassport);
    await luisa.press(words.chooseFile);
    await luisa.shown(words.title);
    expect(luisa.media()[0]!.collection).to.equal('document_with_face');
    expect(luisa.step.shadowRoot!.textContent).to.contain('09/09/1989');
    await luisa.press(`${words.write}: ${words.expiration}`);
    await waitUntil(() => luisa.find('[data-field="expiration_date"]')?.shadowRoot?.querySelector('input'), 'the field');
    const input = luisa.find('[data-field="expiration_date"]')!.shadowRoot!.querySelector('input')!;
    input.value = '01/02/2031';
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await luisa.press(words.yes);
    const document = luisa.media()[0]!.uuid;
    expect(luisa.sent()).to.deep.equal([{ document, corrections: { expiration_date: '2031-02-01' }, seen: true }]);
  });

  it('one that is only kept is asked for in the partner’s words, and nobody reads it', async () => {
    const luisa = await person({ title: 'Tu acta de nacimiento', why: { 'es-MX': 'La copia certificada.' } });
    await luisa.shown('Tu acta de nacimiento');
    expect(luisa.find('zaguan-page')?.getAttribute('why')).to.equal('La copia certificada.');
    await luisa.press(words.chooseFile);
    await luisa.shown(words.held);
    await expect(luisa.step).to.be.accessible();
    await luisa.press(words.send);
    expect(luisa.sent()).to.deep.equal([{ document: luisa.media()[0]!.uuid, seen: false }]);
    expect(luisa.asked()).to.equal(0);
  });

  it('speaks to who holds the device for another, from the first page to the last', async () => {
    const theirs = assistedDocumentWords['es-MX'];
    const helper = await person({ kind: 'passport', assisted: true }, { name: 'LUISA', number: 'G12345678' });
    await helper.shown(theirs.askPassport);
    expect(helper.find('zaguan-page')?.getAttribute('why')).to.equal(theirs.photoOrFile);
    expect(helper.step.shadowRoot!.textContent).to.contain(theirs.privacy('Banco Aldaba', 30));
    await expect(helper.step).to.be.accessible();
    await helper.press(words.chooseFile);
    await helper.shown(theirs.title);
    expect(helper.find('zaguan-page')?.getAttribute('why')).to.equal(theirs.titleWhy);
    const rosa = await person({ assisted: true });
    await rosa.shown(theirs.askDocument);
    await rosa.press(words.chooseFile);
    await rosa.shown(theirs.held);
    expect(rosa.find('zaguan-page')?.getAttribute('why')).to.equal(theirs.heldWhy);
  });

  it('one that comes as a PDF alone offers no camera, and says so of a photo', async () => {
    const luisa = await person({ kind: 'credit_report' }, {}, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    await luisa.shown(words.askCreditReport);
    expect(luisa.button(words.openCamera)).to.equal(undefined);
    await luisa.press(words.choosePdf);
    await waitUntil(() => luisa.step.shadowRoot!.textContent?.includes(words.onlyPdf), 'why it will not do');
    await expect(luisa.step).to.be.accessible();
    expect(luisa.media()).to.deep.equal([]);
  });
});
