import { expect } from '@open-wc/testing';
import { Stand } from '#test/support/fakes/onboarding.fake.ts';

const mail = { id: 'mail', channel: 'EMAIL' as const, to: 'd•••@ejemplo.mx', wait: 0 };
const support = { email: 'ayuda@banco.example', phone: null, url: null };

let stand: Stand;
afterEach(() => stand.close());

const inside = () => stand.root.querySelector('zaguan-lost-link')?.shadowRoot;
const messages = () => inside()?.querySelector('zaguan-link-messages')?.shadowRoot;
const send = () => messages()?.querySelector('zaguan-button')?.shadowRoot?.querySelector('button');

async function dead(key: 'token_expired' | 'token_revoked' | 'token_invalid', lost: Partial<Stand['server']['lost']> = {}): Promise<void> {
  stand = new Stand();
  stand.server.refusal = key;
  stand.server.lost = { company: { name: 'Banco Aldaba', support }, destinations: [mail], ...lost };
  await stand.open();
  await stand.until(() => stand.title !== '');
}

describe('a link that opens no more', () => {
  it('says who sent it and whom to ask, and sends another to the person', async () => {
    await dead('token_expired');
    await stand.until(() => inside()?.textContent?.includes('Te lo mandó Banco Aldaba.'));
    expect(stand.root.querySelector('a[href="mailto:ayuda@banco.example"]') === null).to.equal(false);
    expect(messages()?.textContent).to.contain('d•••@ejemplo.mx');
    await stand.at('Este enlace ya venció');
    await expect(stand.element).to.be.accessible();
    send()!.click();
    await stand.at('Te enviamos otro enlace');
    expect(stand.server.applied.at(-1)).to.deep.include({ path: '/workflows/v1/session/link', body: { to: 'mail', language: 'es-MX' } });
    await expect(stand.element).to.be.accessible();
  });

  it('says that the day’s links are used up, or that none went out', async () => {
    await dead('token_expired');
    await stand.until(send);
    stand.server.problems = [{ status: 429, key: 'rate_limited', retryAfter: 3600 }];
    stand.server.refusal = null;
    send()!.click();
    await stand.until(() => inside()?.querySelector('zaguan-notice')?.textContent?.includes('varios hoy'));
  });

  it('offers none where the server offers none', async () => {
    await dead('token_revoked', { destinations: [] });
    await stand.until(() => inside()?.textContent?.includes('Banco Aldaba'));
    expect(messages() ?? null).to.equal(null);
    await stand.at('Este enlace ya terminó');
    await expect(stand.element).to.be.accessible();
  });

  it('of which the server knows nothing asks for nothing', async () => {
    await dead('token_invalid');
    await stand.at('Este enlace no abre');
    expect(inside() ?? null).to.equal(null);
  });
});
