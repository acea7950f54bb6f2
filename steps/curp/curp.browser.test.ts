import { expect } from '@open-wc/testing';
import { FakeFileChooser } from '#src/device/files.fake.ts';
import { curpWords } from '#src/i18n/curp.i18n.ts';
import type { ZaguanCurpField } from '#src/ui/curp-field.element.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { curp } from './curp.contract.ts';
import { curpStepWords } from './curp.i18n.ts';

const words = curpStepWords['es-MX'];
const CURP = 'PEGL890909MJCRMS08';
const code = `${CURP}||PEREZ|GOMEZ|LUISA|MUJER|09/09/1989|JALISCO|14|`;

describe('curp', () => {
  let screen: Stage;
  afterEach(() => screen.close());

  const open = async (read: readonly string[] = []) => {
    const openReader = () => ({ still: async () => read.map((payload) => ({ format: 'QRCode' as const, payload })), close: () => {} });
    const files = new FakeFileChooser(new File(['x'], 'curp.jpg', { type: 'image/jpeg' }));
    screen = await stage(curp, { properties: { files, openReader } });
  };
  const field = () => screen.step.shadowRoot!.querySelector<ZaguanCurpField>('zaguan-curp-field')!;
  const scan = () => screen.step.shadowRoot!.querySelector<HTMLElement>('zaguan-button[variant=text]')!.click();
  const said = () => screen.step.shadowRoot!.querySelector('zaguan-notice')?.textContent?.trim();
  const send = async () => {
    screen.step.shadowRoot!.querySelector('form')!.requestSubmit();
    await screen.step.updateComplete;
  };

  it('is read from the code in a photo, and sent with it', async () => {
    await open(['https://example.com', code]);
    scan();
    await waitUntil(() => field().value === CURP, 'the CURP');
    await send();
    expect(screen.submits()[0]!.submission).to.deep.equal({ curp: CURP, code });
  });

  it('says that a photo holds no code', async () => {
    await open();
    scan();
    await waitUntil(() => said(), 'an explanation');
    expect(said()).to.equal(words.noCode);
  });

  it('says that none was written, in the language that is shown', async () => {
    await open();
    await send();
    expect(field().error).to.equal(curpWords['es-MX'].empty);
    screen.step.language = 'en';
    await screen.step.updateComplete;
    expect(field().error).to.equal(curpWords.en.empty);
  });

  it('asks once more for one that was not found, and sends the yes', async () => {
    await open();
    screen.step.draft = { curp: CURP, code: null };
    await send();
    screen.step.problem = { key: 'conflict', retryAfter: null, field: 'confirmed' };
    await screen.step.updateComplete;
    expect(said()).to.equal(words.notFound);
    await send();
    expect(screen.submits()[1]!.submission).to.deep.equal({ curp: CURP, confirmed: true });
  });
});
