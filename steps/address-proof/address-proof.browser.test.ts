import { expect } from '@open-wc/testing';
import { fakeFinder, lying } from '#src/capture/documents/finder.fake.ts';
import { FakeCamera } from '#src/device/camera.fake.ts';
import { FakeFileChooser } from '#src/device/files.fake.ts';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import type { DocumentLook } from '#vision/watch/look.ts';
import { addressProof } from './address-proof.contract.ts';
import { addressProofWords } from './address-proof.i18n.ts';
import { assistedAddressProofWords } from './assisted.i18n.ts';
import type { ProofView } from './proof.contract.ts';

const words = { ...cameraWords['es-MX'], ...addressProofWords['es-MX'] };
const pdf = () => new File(['%PDF-1.4'], 'recibo.pdf');

let opened: Stage | null = null;

/** Opens the step on a page; the server reads `read`. Returns functions for the acts of the person. */
async function person(read: Partial<ProofView> = {}, { setup = {}, sees }: { setup?: object; sees?: () => DocumentLook } = {}) {
  const { name, date, address } = addressProof.samples.payload.data!;
  const whole = { reading: 'read', fields: { ...address, name, date }, doubts: [], ...read };
  const answers = { read: (input: unknown) => ({ uuid: (input as { media: string }).media, ...whole }) };
  const properties = { camera: new FakeCamera(), files: new FakeFileChooser(pdf(), pdf()), openFinder: fakeFinder(sees) };
  opened = await stage(addressProof, { setup, answers, properties });
  const { step, requests } = opened;
  const find = <Found extends HTMLElement>(selector: string) => step.shadowRoot!.querySelector<Found>(selector);
  const button = (label: string) =>
    [...step.shadowRoot!.querySelectorAll<HTMLElement>('zaguan-button, button')].find(
      (one) => one.textContent?.trim() === label || one.ariaLabel === label,
    );
  return {
    step,
    requests,
    find,
    button,
    shown: (title: string) => waitUntil(() => find('zaguan-page')?.getAttribute('heading') === title, `the page "${title}"`),
    async press(label: string) {
      await waitUntil(() => button(label), `a button "${label}"`);
      const found = button(label)!;
      (found.shadowRoot?.querySelector('button') ?? found).click();
    },
    async write(field: string, text: string) {
      await waitUntil(() => find(`[data-field="${field}"]`)?.shadowRoot?.querySelector('input'), `the field ${field}`);
      const input = find(`[data-field="${field}"]`)!.shadowRoot!.querySelector('input')!;
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    },
    media: () => requests.media,
    sent: () => opened!.submits().map(({ submission }) => submission as Record<string, unknown>),
  };
}

describe('address_proof', () => {
  afterEach(() => {
    opened?.close();
    opened = null;
  });

  it('a PDF goes as it came, is read, and is sent with what the person wrote otherwise', async () => {
    const luisa = await person();
    await luisa.shown(words.explain);
    expect(luisa.step.shadowRoot!.textContent).to.contain(words.privacy('Banco Aldaba', 30));
    await luisa.press(words.chooseFile);
    await luisa.shown(words.title);
    const [proof] = luisa.media();
    expect([proof!.collection, proof!.capture, proof!.blob.type]).to.deep.equal(['proof', 'file', 'application/pdf']);
    await luisa.press(`${words.correct}: ${words.fieldPostalCode}`);
    await luisa.write('postal_code', '441');
    await luisa.press(words.yes);
    await waitUntil(() => luisa.find<HTMLElement & { error: string }>('[data-field="postal_code"]')?.error === words.wrongPostalCode);
    expect(luisa.sent()).to.deep.equal([]);
    await expect(luisa.step).to.be.accessible();
    await luisa.write('postal_code', '44110');
    await luisa.press(words.yes);
    expect(luisa.sent()).to.deep.equal([{ proof: proof!.uuid, corrections: { postal_code: '44110' }, seen: true }]);
  });

  it('one that is too old says so and offers another; whoever writes the date themselves may send it', async () => {
    const luisa = await person({ doubts: ['old'] }, { setup: { max_age_months: 3 } });
    await luisa.press(words.chooseFile);
    await luisa.shown(words.title);
    expect(luisa.find('zaguan-notice')?.textContent).to.contain(words.old('Banco Aldaba', 3));
    expect(luisa.button(words.other)?.getAttribute('variant')).to.equal('primary');
    await expect(luisa.step).to.be.accessible();
    await luisa.press(`${words.correct}: ${words.fieldDate}`);
    await luisa.write('date', '05/11/2026');
    await waitUntil(() => luisa.find('zaguan-notice.doubt') === null, 'no doubt');
    await luisa.press(words.yes);
    expect(luisa.sent()[0]).to.deep.include({ corrections: { date: '2026-11-05' } });
  });

  it('one that cannot be read is asked for once more; then the person may go on, and claims to have seen nothing', async () => {
    const luisa = await person({ reading: 'too_little' });
    await luisa.press(words.chooseFile);
    await luisa.shown(words.unread);
    expect(luisa.button(words.goOnUnread)).to.equal(undefined);
    await luisa.press(words.anotherFile);
    await luisa.press(words.chooseFile);
    await luisa.shown(words.unread);
    await luisa.press(words.goOnUnread);
    await luisa.shown(words.held);
    await luisa.press(words.send);
    const [, second] = luisa.media();
    expect(luisa.sent()).to.deep.equal([{ proof: second!.uuid, seen: false }]);
    expect(luisa.requests.discards).to.have.length(1);
  });

  it('a photo takes itself once the paper lies well, and the person may take another', async () => {
    let sees: DocumentLook = { ...lying([]), quad: null };
    const luisa = await person({}, { sees: () => sees });
    await luisa.press(words.openCamera);
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('tone') === 'seeking', 'a live camera');
    sees = { ...lying([]), isCut: true };
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('instruction') === words.adviceFurther, 'advice');
    sees = lying([]);
    await luisa.shown(words.title);
    await luisa.press(words.another);
    await waitUntil(() => luisa.media().length === 2, 'another photo');
    await luisa.shown(words.title);
    expect(luisa.media().map(({ capture }) => capture)).to.deep.equal(['live', 'live']);
  });

  it('speaks of the person where somebody else holds the device', async () => {
    const luisa = await person({}, { setup: { assisted: true } });
    await luisa.shown(assistedAddressProofWords['es-MX'].explain);
    expect(luisa.step.shadowRoot!.textContent).to.contain(assistedAddressProofWords['es-MX'].privacy('Banco Aldaba', 30));
  });

  it('leaves the shutter to the person where the setup says so', async () => {
    const luisa = await person({}, { setup: { automatic: false }, sees: () => lying([]) });
    await luisa.press(words.openCamera);
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('tone') === 'seeking', 'a live camera');
    luisa.find('zaguan-viewfinder')!.shadowRoot!.querySelector<HTMLElement>('.shutter')!.click();
    await luisa.shown(words.title);
  });

  it('films the drawn specimen where the server says so, and takes no file where the setup takes none', async () => {
    const luisa = await person({}, { setup: { capture: 'fixture', allow_file: false } });
    await luisa.shown(words.explain);
    expect(luisa.button(words.chooseFile)).to.equal(undefined);
    await luisa.press(words.openCamera);
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('tone') === 'seeking', 'a live camera');
    luisa.find('zaguan-viewfinder')!.shadowRoot!.querySelector<HTMLElement>('.shutter')!.click();
    await luisa.shown(words.title);
    expect(luisa.media()[0]!.capture).to.equal('fixture');
  });
});
