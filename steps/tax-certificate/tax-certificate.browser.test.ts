import { expect } from '@open-wc/testing';
import { FakeCamera, type FakeCameraOptions } from '#src/device/camera.fake.ts';
import { FakeFileChooser } from '#src/device/files.fake.ts';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import type { ActionState, MediaState } from '#src/machine/step-state.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { FakeReader } from './scan.fake.ts';
import { taxCertificate } from './tax-certificate.contract.ts';
import type { TaxCertificateElement } from './tax-certificate.element.ts';
import { taxCertificateWords } from './tax-certificate.i18n.ts';
import { troubleTitle } from './troubles.ts';

const words = { ...cameraWords['es-MX'], ...taxCertificateWords['es-MX'] };
const siat = 'https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf';
const cif = `${siat}?D1=10&D2=1&D3=12345678901_PEGL890909AB1`;
const certificate = { rfc: 'PEGL890909AB1', id_cif: '12345678901', certificate_number: null };

interface Scene {
  camera?: FakeCameraOptions;
  files?: File[];
  allowFile?: boolean;
  draft?: { code?: string; media?: string };
  media?: MediaState[];
  /** Returns the server's reading of a file; if left out, the action `read` stays unanswered. */
  read?: (input: { media: string }) => unknown;
  /** True for the real symbol reader, in its worker. */
  real?: boolean;
  /** True if the camera films the drawn specimen. */
  specimen?: boolean;
}

let opened: Stage | null = null;

async function person(scene: Scene = {}) {
  const camera = new FakeCamera(scene.camera);
  const reader = new FakeReader();
  opened = await stage(taxCertificate, {
    setup: { allow_file: scene.allowFile ?? true, capture: scene.specimen ? 'fixture' : 'live' },
    properties: {
      camera,
      files: new FakeFileChooser(...(scene.files ?? [])),
      ...(scene.real ? {} : { openReader: () => reader }),
      draft: scene.draft ?? null,
      media: scene.media ?? [],
    },
    answers: scene.read ? { read: scene.read as (input: unknown) => unknown } : {},
  });
  const screen = opened.step as TaxCertificateElement;
  const { requests, submits } = opened;
  const find = (selector: string) => screen.shadowRoot!.querySelector<HTMLElement>(selector);
  const heading = () => find('zaguan-page')?.getAttribute('heading');
  return {
    screen,
    camera,
    reader,
    requests,
    submits,
    find,
    shown: (title: string) => waitUntil(() => heading() === title, `the page "${title}"`),
    instructs: (text: string) =>
      waitUntil(() => find('zaguan-viewfinder')?.getAttribute('instruction') === text, `the instruction "${text}"`),
    async press(name: string) {
      const button = () =>
        [...screen.shadowRoot!.querySelectorAll<HTMLElement>('zaguan-button, button')].find(
          (candidate) => (candidate.querySelector('b') ?? candidate).textContent?.trim() === name,
        );
      await waitUntil(button, `a button "${name}"`);
      (button()!.shadowRoot?.querySelector('button') ?? button()!).click();
    },
    async shoots() {
      await waitUntil(() => find('zaguan-viewfinder')?.getAttribute('tone') === 'seeking', 'a live camera');
      find('zaguan-viewfinder')!.shadowRoot!.querySelector<HTMLElement>('.shutter')!.click();
    },
  };
}

const pdf = new File(['%PDF-1.7 a certificate'], 'constancia.pdf', { type: 'application/pdf' });
const finds =
  (found: object | null, trouble: string | null = null) =>
  ({ media }: { media: string }) => ({ media, certificate: found, trouble });

describe('tax_certificate', function () {
  this.timeout(40_000);

  afterEach(() => {
    opened?.close();
    opened = null;
  });

  it('reads the code before the camera, shows what it says as read, and sends the code itself', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.instructs(words.aim);
    luisa.reader.before = [cif];
    await luisa.shown(words.confirm);
    const facts = luisa.find('.facts')!.textContent!;
    expect(facts).to.contain('PEGL890909AB1').and.to.contain('12345678901');
    expect(luisa.screen.shadowRoot!.textContent).to.contain(words.notVerified);
    expect(luisa.camera.live).to.equal(false);
    expect(luisa.reader.closed).to.equal(1);
    expect(luisa.submits()).to.have.lengthOf(0);
    await luisa.press(words.yes);
    await waitUntil(() => luisa.submits().length === 1);
    expect(luisa.submits()).to.deep.equal([{ submission: { code: cif } }]);
    expect(luisa.requests.media).to.have.lengthOf(0);
  });

  it('reads the drawn specimen of a test workflow with the reader that people get, and opens no camera', async () => {
    const luisa = await person({ real: true, specimen: true });
    await luisa.press(words.openCamera);
    await luisa.shown(words.confirm);
    expect(luisa.find('.facts')!.textContent).to.contain('PEGL890909AB1');
    await luisa.press(words.yes);
    await waitUntil(() => luisa.submits().length === 1);
    expect(luisa.submits()).to.deep.equal([{ submission: { code: cif } }]);
    expect(luisa.camera.opened).to.deep.equal([]);
  });

  it('keeps a picture of the specimen as what it is', async () => {
    const luisa = await person({ specimen: true, read: finds(certificate) });
    await luisa.press(words.openCamera);
    await luisa.shoots();
    await waitUntil(() => luisa.requests.media.length === 1);
    expect(luisa.requests.media[0]!.capture).to.equal('fixture');
  });

  it('refuses a code that pretends to be the SAT’s, in a sentence, and opens nothing', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    luisa.reader.before = [cif.replace('siat.sat.gob.mx', 'siat.sat.gob.mx.example.com')];
    await luisa.shown(words.lookAlike);
    await expect(luisa.screen).to.be.accessible();
    expect(luisa.submits()).to.have.lengthOf(0);
    luisa.reader.before = [cif];
    await luisa.press(words.tryCamera);
    await luisa.shown(words.confirm);
  });

  it('says that another code is another one, forgets it, and goes on looking', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    luisa.reader.before = ['https://example.com/menu'];
    await luisa.instructs(words.otherCode);
    expect(luisa.reader.forgotten).to.be.greaterThan(0);
    luisa.reader.before = [cif.replace('D1=10', 'D1=16')];
    await luisa.instructs(words.otherPaper);
    luisa.reader.before = [cif];
    await luisa.shown(words.confirm);
  });

  it('takes a picture where no code is read live, and has the server read it once it is there', async () => {
    const luisa = await person({ read: finds(certificate) });
    await luisa.press(words.openCamera);
    await luisa.shoots();
    await luisa.shown(words.confirm);
    const [medium] = luisa.requests.media;
    expect(medium).to.include({ collection: 'certificate', capture: 'live' });
    expect(luisa.requests.acts).to.deep.equal([{ action: 'read', input: { media: medium!.uuid } }]);
    await luisa.press(words.yes);
    await waitUntil(() => luisa.submits().length === 1);
    expect(luisa.submits()).to.deep.equal([{ submission: { media: medium!.uuid } }]);
  });

  it('offers the picture when codes cannot be read here at all', async () => {
    const luisa = await person({ read: finds(certificate) });
    luisa.reader.unable = true;
    await luisa.press(words.openCamera);
    await luisa.instructs(words.photo);
    await luisa.shoots();
    await luisa.shown(words.confirm);
  });

  it('sends a PDF as it is, also from a phone that does not say what it is', async () => {
    const luisa = await person({ files: [new File([pdf], 'constancia')], read: finds(certificate) });
    await luisa.press(words.chooseFile);
    await luisa.shown(words.confirm);
    const [medium] = luisa.requests.media;
    expect(medium!.capture).to.equal('file');
    expect(medium!.blob.type).to.equal('application/pdf');
    expect(await medium!.blob.text()).to.equal(await pdf.text());
    expect(luisa.camera.opened).to.deep.equal([]);
  });

  it('keeps a PDF that is too large, and what is neither picture nor PDF, from travelling', async () => {
    const large = new File([pdf, new Uint8Array(20 * 1024 * 1024)], 'libro.pdf', { type: 'application/pdf' });
    const luisa = await person({ files: [large, new File(['hola'], 'nota.txt', { type: 'text/plain' })] });
    await luisa.press(words.chooseFile);
    await luisa.shown(words.tooLarge);
    await luisa.press(words.tryFile);
    await luisa.shown(words.unreadable);
    expect(luisa.requests.media).to.have.lengthOf(0);
  });

  for (const trouble of ['no_code', 'look_alike', 'several', 'locked', 'unreadable', 'too_large'] as const) {
    it(`says what is wrong with a file, and every other way: ${trouble}`, async () => {
      const luisa = await person({ files: [pdf, pdf], read: finds(null, trouble) });
      await luisa.press(words.chooseFile);
      await luisa.shown(troubleTitle(words, trouble).title);
      await expect(luisa.screen).to.be.accessible();
      const [medium] = luisa.requests.media;
      expect(luisa.requests.discards).to.deep.equal([medium!.uuid]);
      await luisa.press(words.tryFile);
      await waitUntil(() => luisa.requests.media.length === 2);
      await luisa.shown(troubleTitle(words, trouble).title);
    });
  }

  it('does not blame the file when the server cannot read now', async () => {
    const luisa = await person({ files: [pdf] });
    await luisa.press(words.chooseFile);
    await waitUntil(() => luisa.requests.acts.length === 1);
    const failed: ActionState = { status: 'failed', problem: { key: 'unavailable', retryAfter: 5, field: null }, at: 1 };
    luisa.screen.actions = { read: failed };
    await luisa.shown(words.notNow);
  });

  it('hears the answer of the file that it asked about, and of no other', async () => {
    const luisa = await person({ files: [pdf, pdf] });
    await luisa.press(words.chooseFile);
    await waitUntil(() => luisa.requests.acts.length === 1);
    await luisa.press(words.cancel);
    await luisa.shown(words.explain);
    await luisa.press(words.chooseFile);
    await luisa.shown(words.reading);
    const [first, second] = luisa.requests.media;
    const done = (media: string, found: object): ActionState => ({
      status: 'done',
      result: { media, certificate: found, trouble: null },
      at: 1,
    });
    luisa.screen.actions = { read: done(first!.uuid, { ...certificate, rfc: 'OTRO890909AB1' }) };
    await waitUntil(() => luisa.requests.acts.at(-1)?.input && luisa.requests.acts.length === 2);
    luisa.screen.actions = { read: done(second!.uuid, certificate) };
    await luisa.shown(words.confirm);
    expect(luisa.find('.facts')!.textContent).to.contain('PEGL890909AB1');
  });

  it('offers no file where the setup takes none', async () => {
    const luisa = await person({ allowFile: false });
    expect(luisa.screen.shadowRoot!.textContent).not.to.contain(words.chooseFile);
    await luisa.press(words.openCamera);
    luisa.reader.before = [cif.replace('https', 'http')];
    await luisa.shown(words.lookAlike);
    expect(luisa.screen.shadowRoot!.textContent).not.to.contain(words.tryFile);
  });

  it('goes on by file where no camera opens, and says why none does', async () => {
    const luisa = await person({ camera: { troubles: ['permission_denied'] }, files: [pdf], read: finds(certificate) });
    await luisa.press(words.openCamera);
    await luisa.shown(words.deniedTitle);
    expect(luisa.requests.failures).to.deep.equal([{ reason: 'camera_permission_denied' }]);
    await luisa.press(words.tryFile);
    await luisa.shown(words.confirm);
  });

  it('finds again what was read before the tab was closed', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    luisa.reader.before = [cif];
    await luisa.shown(words.confirm);
    const draft = luisa.requests.drafts.at(-1) as { code: string };
    opened!.close();
    const back = await person({ draft });
    await back.shown(words.confirm);
    expect(back.camera.opened).to.deep.equal([]);
    await back.press(words.again);
    await back.shown(words.explain);
    expect(back.requests.drafts.at(-1)).to.deep.equal({});
  });

  it('asks once, and again only after a refusal', async () => {
    const luisa = await person({ draft: { code: cif } });
    await luisa.press(words.yes);
    await luisa.press(words.yes);
    expect(luisa.submits()).to.have.lengthOf(1);
    luisa.screen.problem = { key: 'invalid_body', retryAfter: null, field: 'code' };
    await luisa.screen.updateComplete;
    expect(luisa.screen.shadowRoot!.textContent).to.contain(words.notTaken);
    await luisa.press(words.yes);
    expect(luisa.submits()).to.have.lengthOf(2);
  });

  it('asks whether an RFC that is not of the person’s CURP is theirs, and says so with that one only', async () => {
    const luisa = await person({ draft: { code: cif } });
    await luisa.press(words.yes);
    luisa.screen.problem = { key: 'conflict', retryAfter: null, field: 'confirmed' };
    await luisa.screen.updateComplete;
    expect(luisa.screen.shadowRoot!.textContent).to.contain(words.otherCurp);
    await expect(luisa.screen).to.be.accessible();
    await luisa.press(words.yes);
    expect(luisa.submits()).to.deep.equal([{ submission: { code: cif } }, { submission: { code: cif, confirmed: true } }]);

    luisa.screen.problem = { key: 'conflict', retryAfter: null, field: 'confirmed' };
    await luisa.press(words.again);
    await luisa.press(words.openCamera);
    await luisa.instructs(words.aim);
    const other = cif.replace('PEGL890909AB1', 'FUNK671228PH6');
    luisa.reader.before = [other];
    await luisa.shown(words.confirm);
    expect(luisa.screen.shadowRoot!.textContent).not.to.contain(words.otherCurp);
    await luisa.press(words.yes);
    expect(luisa.submits().at(-1)).to.deep.equal({ submission: { code: other } });
  });

  it('says that a company’s certificate is not the person’s, where none is taken', async () => {
    const luisa = await person({ draft: { code: cif } });
    await luisa.press(words.yes);
    luisa.screen.problem = { key: 'invalid_body', retryAfter: null, field: 'rfc' };
    await luisa.screen.updateComplete;
    expect(luisa.screen.shadowRoot!.textContent).to.contain(words.company);
  });

  it('lets the camera go when it is taken off the page', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.instructs(words.aim);
    luisa.screen.remove();
    expect(luisa.camera.live).to.equal(false);
    expect(luisa.reader.closed).to.equal(1);
    const { frames } = luisa.reader;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(luisa.reader.frames).to.be.at.most(frames + 1);
  });
});
