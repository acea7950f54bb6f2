import { expect } from '@open-wc/testing';
import { fieldWords } from '#kinds/base/field-words.ts';
import { paperKinds } from '#kinds/kinds.ts';
import { fakeFinder, lying } from '#src/capture/documents/finder.fake.ts';
import { FakeFileChooser } from '#src/device/files.fake.ts';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { documentCapture } from './document-capture.contract.ts';
import { documentCaptureWords } from './document-capture.i18n.ts';
import { askKeyOf } from './kind-words.ts';
import { collectionOf, fieldsOf, isPdfOnly } from './kinds.contract.ts';

const words = { ...cameraWords['es-MX'], ...documentCaptureWords['es-MX'] };
let opened: Stage | null = null;

/** Opens the step on a page, with the drawn specimen before its camera. */
async function openStep(kind: string, fields: Record<string, string>) {
  const answers = { read: (input: unknown) => ({ uuid: (input as { media: string }).media, reading: 'read', fields }) };
  const properties = {
    files: new FakeFileChooser(new File(['%PDF-1.4'], 'documento.pdf')),
    openFinder: fakeFinder(() => lying([])),
  };
  const screen = await stage(documentCapture, { setup: { kind, capture: 'fixture' }, answers, properties });
  opened = screen;
  const { step, requests } = screen;
  const root = step.shadowRoot!;
  const button = (label: string) =>
    [...root.querySelectorAll<HTMLElement>('zaguan-button, button')].find(
      (one) => one.textContent?.trim() === label || one.ariaLabel === label,
    );
  return {
    root,
    shown: (title: string) => waitUntil(() => root.querySelector('zaguan-page')?.getAttribute('heading') === title, `the page "${title}"`),
    async press(label: string) {
      await waitUntil(() => button(label), `a button "${label}"`);
      (button(label)!.shadowRoot?.querySelector('button') ?? button(label)!).click();
    },
    media: () => requests.media,
    sent: () => screen.submits().map(({ submission }) => submission),
  };
}

describe('document_capture', () => {
  afterEach(() => {
    opened?.close();
    opened = null;
  });

  for (const kind of paperKinds) {
    it(`${kind}: is photographed or chosen, read, corrected and sent`, async () => {
      const pathWords = fieldsOf(kind);
      const fields = pathWords.map(([path, word]) => [path, fieldWords[word].type === 'date' ? '1989-09-09' : '4410012345']);
      const luisa = await openStep(kind, Object.fromEntries(fields));
      await luisa.shown(words[askKeyOf(kind)]);
      await luisa.press(isPdfOnly(kind) ? words.choosePdf : words.openCamera);
      await luisa.shown(words.title);
      const [document] = luisa.media();
      expect([document!.collection, document!.capture]).to.deep.equal([collectionOf(kind), isPdfOnly(kind) ? 'file' : 'fixture']);
      for (const [, word] of pathWords) expect(luisa.root.textContent).to.contain(words[word]);
      const [path, word] = pathWords[0]!;
      await luisa.press(`${words.correct}: ${words[word]}`);
      const fieldInput = () => luisa.root.querySelector(`[data-field="${path}"]`)?.shadowRoot?.querySelector('input');
      await waitUntil(fieldInput, `the field ${path}`);
      fieldInput()!.value = '4410054321';
      fieldInput()!.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      await luisa.press(words.yes);
      expect(luisa.sent()).to.deep.equal([{ document: document!.uuid, corrections: { [path]: '4410054321' }, seen: true }]);
    });
  }
});
