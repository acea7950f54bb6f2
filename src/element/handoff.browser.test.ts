import { expect } from '@open-wc/testing';
import type { SessionView } from '../../contracts/session.ts';
import { Stand } from './onboarding.fake.ts';

let stand: Stand;
afterEach(() => stand.close());

const sentOn = (handoff: SessionView['handoff']) => {
  stand = new Stand((view) => ({
    ...view,
    steps: view.steps.map((step, index) => ({
      ...step,
      status: index === 0 ? 'success' : 'working',
      shares: index === 0 ? ['email'] : [],
    })),
  }));
  stand.server.handoff = handoff;
  return stand;
};

const inside = () => stand.root.querySelector('zaguan-handoff')?.shadowRoot;

/** How to come to each state of the screen, and its title in both languages. */
const states: Record<string, { title: { 'es-MX': string; en: string }; come: (attributes: Record<string, string>) => Promise<void> }> = {
  'the code': {
    title: { 'es-MX': 'Sigue en', en: 'Go on with' },
    come: async (attributes) => {
      stand = await new Stand().open(attributes);
      await stand.until(() => stand.step);
      await stand.press(attributes.lang === 'en' ? 'Close' : 'Cerrar');
      await stand.press(attributes.lang === 'en' ? 'Go on with another device' : 'Seguir en otro dispositivo');
      await stand.until(() => inside()?.querySelector('.code'));
    },
  },
  'a code that this page does not have': {
    title: { 'es-MX': 'Sigue en', en: 'Go on with' },
    come: async (attributes) => void (await sentOn({ guest: false, away: 'sent' }).open(attributes)),
  },
  'what happens there': {
    title: { 'es-MX': 'Vas en', en: 'You are on' },
    come: async (attributes) => void (await sentOn({ guest: false, away: 'opened' }).open(attributes)),
  },
  'the device that was left again': {
    title: { 'es-MX': 'Vas en tu otro', en: 'You are on your other' },
    come: async (attributes) => void (await sentOn({ guest: true, away: 'opened' }).open(attributes)),
  },
};

describe('going on at another device', () => {
  for (const [name, { title, come }] of Object.entries(states)) {
    for (const lang of ['es-MX', 'en'] as const) {
      it(`${name} can be read and used by everybody (${lang}, light and dark)`, async () => {
        await come({ lang, theme: 'light' });
        await stand.at(title[lang]);
        await expect(stand.element).to.be.accessible();
        stand.element.theme = 'dark';
        await expect(stand.element).to.be.accessible();
      });
    }
  }

  it('shows the code and its link, follows the other device, and comes back to the same screen', async () => {
    stand = await new Stand().open();
    await stand.until(() => stand.step);
    stand.step!.inner = 1;
    stand.step!.dispatchEvent(new CustomEvent('zaguan-step-handoff', { bubbles: true }));
    await stand.until(() => inside()?.querySelector('.code path')?.getAttribute('d') === 'M0 0.5h7m2 0h3');
    stand.server.handoff = { guest: false, away: 'opened' };
    stand.server.tell();
    await stand.at('Vas en');
    await stand.press('Continuar aquí');
    await stand.at('Pregunta Banco 1');
  });

  it('ends with the other device, and tells the page', async () => {
    await sentOn({ guest: false, away: 'opened' }).open();
    await stand.at('Vas en');
    for (const step of stand.server.steps) step.status = 'success';
    stand.server.change = (view) => view;
    stand.server.tell();
    await stand.at('Listo');
    expect(stand.named('complete')).to.have.length(1);
  });

  it('a computer without a camera is sent on before the step opens, and may stay', async () => {
    stand = new Stand((view) => ({
      ...view,
      current: view.current && { ...view.current, needs: { ...view.current.needs, camera: true } },
    }));
    stand.blind = true;
    await stand.open();
    await stand.at('Sigue en');
    expect(inside()?.querySelector('zaguan-page')?.why).to.contain('no tiene cámara');
    await stand.press('Seguir sin cámara');
    await stand.at('Pregunta');
  });

  it('asks for a new code, and says that the earlier one is void', async () => {
    await sentOn({ guest: false, away: 'sent' }).open();
    await stand.at('Sigue en');
    expect(inside()?.querySelector('.code') === null).to.equal(true);
    stand.server.replaces = true;
    await stand.press('Otro código');
    await stand.until(() => inside()?.querySelector('[role=status]')?.textContent?.includes('El enlace anterior ya no abre'));
  });

  it('says that the network is away, and goes on when it is back', async () => {
    await sentOn({ guest: false, away: 'opened' }).open();
    await stand.at('Vas en');
    stand.connectivity.set(false);
    await stand.until(() => inside()?.querySelector('zaguan-notice')?.textContent?.includes('Sin internet'));
    stand.connectivity.set(true);
    await stand.until(() => !inside()?.querySelector('zaguan-notice'));
  });

  it('says what failed and lets the person stay', async () => {
    stand = await new Stand().open();
    await stand.until(() => stand.step);
    stand.server.refusals = [{ status: 409, key: 'too_many_tokens' }];
    stand.step!.dispatchEvent(new CustomEvent('zaguan-step-handoff', { bubbles: true }));
    await stand.until(() => inside()?.querySelector('zaguan-notice')?.textContent?.includes('demasiados enlaces'));
    await stand.at('Sigue en');
    await expect(stand.element).to.be.accessible();
    await stand.press('Seguir aquí');
    await stand.at('Pregunta');
  });

  it('tells the person that another device answered, and shows what comes next', async () => {
    stand = new Stand();
    stand.server.handoff = { guest: true, away: null };
    await stand.open();
    await stand.until(() => stand.step && stand.server.streams.length > 0);
    stand.server.steps[0]!.status = 'success';
    stand.server.tell();
    await stand.until(() => stand.named('step').length === 2);
    expect(stand.root.querySelector('.fleeting')?.textContent).to.contain('Avanzaste en otro dispositivo');
    await stand.at('Pregunta');
    await expect(stand.element).to.be.accessible();
    await stand.press('Seguir');
    await stand.at('Listo');
  });

  it('an answer that came second opens what is newer, and says so', async () => {
    stand = await new Stand().open();
    await stand.until(() => stand.step);
    stand.server.steps[0]!.status = 'success';
    stand.server.refusals = [{ status: 409, key: 'version_conflict' }];
    await stand.press('Seguir');
    await stand.until(() => stand.named('step').length === 2);
    expect(stand.root.querySelector('.fleeting')?.textContent).to.contain('Avanzaste en otro dispositivo');
    await stand.press('Seguir');
    await stand.at('Listo');
  });
});
