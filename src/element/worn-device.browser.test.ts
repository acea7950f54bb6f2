import { expect } from '@open-wc/testing';
import type { SessionView } from '#contracts/session/session.ts';
import { Stand } from '#test/support/fakes/onboarding.fake.ts';

let stand: Stand;
afterEach(() => stand.close());

const withCamera = (view: SessionView): SessionView => ({
  ...view,
  current: view.current && { ...view.current, needs: { ...view.current.needs, camera: true } },
});
const fleeting = () => stand.root.querySelector('.fleeting')?.textContent ?? '';

describe('a device whose storage is full', () => {
  it('says so when the picture does not fit, and sends it all the same', async () => {
    stand = new Stand(withCamera);
    await stand.open();
    await stand.at('Pregunta');
    expect(fleeting()).to.equal('');
    stand.vault.full = true;
    stand.step!.host.keep({
      uuid: crypto.randomUUID(),
      collection: 'front',
      blob: new Blob(['a picture'], { type: 'image/jpeg' }),
      capture: 'live',
    });
    await stand.until(() => fleeting().includes('no cierres esta página'));
    await stand.until(() => stand.step!.media[0]?.status === 'stored');
    expect([stand.step!.media.length, stand.server.uploads.length]).to.deep.equal([1, 1]);
    await stand.press('Seguir');
    await stand.until(() => stand.named('step').length === 2);
  });
});

describe('a token that ends', () => {
  const soon = '2026-11-20T10:00:00.060Z';
  const healed = (): void => {
    stand.server.expiresAt = null;
  };

  async function ending() {
    await stand.until(() => stand.named('token-expiring').length > 0);
    return stand.named('token-expiring')[0]!.detail as { expiresAt: string; refresh(token: string): void };
  }

  it('is announced before, and a new one goes on at the same screen', async () => {
    stand = new Stand();
    stand.server.expiresAt = soon;
    await stand.open();
    await stand.until(() => stand.step);
    const step = stand.step!;
    step.inner = 1;
    step.requestUpdate();
    const { expiresAt, refresh } = await ending();
    expect(expiresAt).to.equal(soon);
    healed();
    refresh('ses_two');
    await stand.until(() => stand.server.tokens.at(-1) === 'ses_two');
    expect(stand.element.token).to.equal('ses_two');
    await stand.at('Pregunta Banco Aldaba 1');
    expect(stand.step === step).to.equal(true);
  });

  it('is healed after its end too, with the answer that was on its way', async () => {
    stand = new Stand();
    stand.server.expiresAt = soon;
    await stand.open();
    await stand.until(() => stand.step);
    const step = stand.step!;
    step.inner = 1;
    step.requestUpdate();
    const { refresh } = await ending();
    healed();
    stand.server.problems = [{ status: 403, key: 'token_expired' }];
    await stand.press('Seguir');
    await stand.at('Este enlace ya venció');
    refresh('ses_two');
    await stand.until(() => stand.named('step').length === 2);
    expect(stand.server.applied.find(({ path }) => path.endsWith('/submit'))?.body).to.deep.include({ submission: { inner: 1 } });
  });

  it('that comes while nobody does anything changes nothing on the screen', async () => {
    stand = new Stand();
    stand.server.expiresAt = soon;
    await stand.open();
    const { refresh } = await ending();
    healed();
    refresh('ses_two');
    await stand.until(() => stand.server.tokens.at(-1) === 'ses_two');
    await stand.at('Pregunta');
    expect(stand.named('error')).to.have.length(0);
  });
});
