import { expect } from '@open-wc/testing';
import { consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import type { ZaguanConsent } from '#src/ui/consent.element.ts';
import { type Stage, stage, stageCompany } from '#test/support/step-stage.ts';
import { acceptance, consentsOf } from './acceptance.contract.ts';
import { acceptanceWords } from './acceptance.i18n.ts';

const words = acceptanceWords['es-MX'];

describe('acceptance', () => {
  let screen: Stage;
  afterEach(() => screen.close());

  const open = async (properties: Readonly<Record<string, unknown>> = {}) => {
    screen = await stage(acceptance, { setup: {}, properties });
    return screen;
  };
  const consents = () => [...screen.step.shadowRoot!.querySelectorAll<ZaguanConsent>('zaguan-consent')];
  const tick = async (consent: ZaguanConsent) => {
    consent.shadowRoot!.querySelector('input')!.click();
    await screen.step.updateComplete;
  };
  const send = async () => {
    screen.step.shadowRoot!.querySelector('form')!.requestSubmit();
    await screen.step.updateComplete;
    await screen.step.updateComplete;
  };

  it('ticks nothing beforehand, and gives the face its own card', async () => {
    await open();
    expect(consents().map(({ heading, checked }) => [heading, checked])).to.deep.equal([
      ['Usar tus datos', false],
      ['Comparar tu cara', false],
    ]);
  });

  it('says at the card itself what is missing, and goes there', async () => {
    await open();
    await tick(consents()[0]!);
    await send();
    expect(screen.submits()).to.have.lengthOf(0);
    expect(consents().map(({ error }) => error)).to.deep.equal(['', words.missingBiometric]);
    expect(screen.step.shadowRoot!.activeElement).to.equal(consents()[1]);
    await tick(consents()[1]!);
    expect(consents()[1]!.error).to.equal('');
  });

  it('sends the hash of the very text on the screen, in the language it was in', async () => {
    for (const language of ['es-MX', 'en'] as const) {
      await open({ language });
      for (const consent of consents()) await tick(consent);
      await send();
      const expected = consentsOf({ consents: [] }, stageCompany).map(({ key, url, words }) => ({
        key,
        accepted: true,
        text_sha256: sha256Hex(consentDocument(words[language]!, url)),
        language,
      }));
      expect(screen.submits()).to.deep.equal([{ submission: { consents: expected } }]);
      if (language === 'es-MX') screen.close();
    }
  });

  it('opens the full text in a sheet with a way to its page', async () => {
    await open();
    consents()[0]!.shadowRoot!.querySelector('button')!.click();
    await screen.step.updateComplete;
    const sheet = screen.step.shadowRoot!.querySelector('zaguan-sheet')!;
    await sheet.updateComplete;
    expect(sheet.open).to.equal(true);
    expect(sheet.textContent).to.contain('20 días hábiles');
    expect(sheet.querySelector('a')!.href).to.equal(stageCompany.privacy_notice_url);
    expect(consents()[0]!.checked).to.equal(false);
  });

  it('keeps the ticks as they were', async () => {
    await open({ draft: { accepted: ['privacy'] } });
    expect(consents().map(({ checked }) => checked)).to.deep.equal([true, false]);
    await tick(consents()[0]!);
    expect(screen.step.draft).to.deep.equal({ accepted: [] });
  });
});
