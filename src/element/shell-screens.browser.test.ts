import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { cutIn } from '../../test/support/cut.ts';
import type { Screen } from './app/screen-of.ts';
import type { ZaguanApp } from './app/zaguan-app.ts';
import { Stand } from './onboarding.fake.ts';
import { ended, helped, pristine } from './session-views.fake.ts';
// What the shell loads late is here before a test waits for what it shows: a busy machine takes seconds to serve it.
import './app/screens/ending.ts';
import './app/screens/halts.ts';
import './app/screens/leave.ts';

let stand: Stand;
const before = { width: innerWidth, height: innerHeight };
afterEach(() => stand.close());
after(() => setViewport(before));

/** The endings, one by one. A hand-off has states of its own (`handoff.browser.test.ts`); the calm arch of `loading` says nothing. */
type Ending = 'success' | 'redirect' | 'review' | 'failed' | 'rules' | 'skipped';
type ScreenName = Exclude<Screen, 'loading' | 'handoff' | 'ending'> | Ending | 'invalid';

interface Way {
  title: { 'es-MX': string; en: string };
  come(attributes: Record<string, string>): Promise<Stand>;
}

/** How to come to each screen of the shell, and its title in both languages. A screen that is missing here is an error of types. */
const screens: Record<ScreenName, Way> = {
  welcome: {
    title: { 'es-MX': 'Conozcámonos', en: 'Let’s get to know' },
    come: (attributes) => {
      stand = new Stand(pristine);
      stand.server.status = 'pristine';
      return stand.open(attributes);
    },
  },
  step: { title: { 'es-MX': 'Pregunta', en: 'Question' }, come: (attributes) => new Stand().open(attributes) },
  offline: {
    title: { 'es-MX': 'Sin internet', en: 'No internet' },
    come: (attributes) => {
      stand = new Stand();
      stand.connectivity.set(false);
      stand.server.weather = Array.from({ length: 20 }, () => 'lost' as const);
      return stand.open(attributes);
    },
  },
  expired: refused('token_expired', 'Este enlace ya venció', 'This link has expired'),
  invalid: refused('token_invalid', 'Este enlace no abre', 'This link doesn’t open'),
  fatal: refused('not_found', 'Algo falló de nuestro lado', 'Something failed on our side'),
  blocked: {
    title: { 'es-MX': 'Hasta aquí llegan', en: 'There are no tries left' },
    come: (attributes) =>
      new Stand((view) => ({ ...helped(view), current: view.current && { ...view.current, status: 'error', attempts_left: 0 } })).open(
        attributes,
      ),
  },
  consent: {
    title: { 'es-MX': 'Falta un permiso tuyo', en: 'We need your permission first' },
    come: async (attributes) => {
      stand = await new Stand().open(attributes);
      await stand.until(() => stand.step);
      stand.server.problems = [{ status: 409, key: 'consent_missing' }];
      await stand.press(attributes.lang === 'en' ? 'Go on' : 'Seguir');
      return stand;
    },
  },
  elsewhere: {
    title: { 'es-MX': 'Lo tienes abierto', en: 'You have this open' },
    come: (attributes) => {
      stand = new Stand();
      stand.openElsewhere = true;
      return stand.open(attributes);
    },
  },
  waiting: {
    title: { 'es-MX': 'Un momento', en: 'One moment' },
    come: (attributes) => new Stand((view) => ({ ...view, current: null })).open(attributes),
  },
  success: { title: { 'es-MX': 'Listo. Pásale', en: 'All done' }, come: (attributes) => new Stand(ended('success')).open(attributes) },
  redirect: {
    title: { 'es-MX': 'Listo. Pásale', en: 'All done' },
    come: (attributes) => new Stand(ended('success', '#listo')).open(attributes),
  },
  review: {
    title: { 'es-MX': 'Ya recibimos todo', en: 'We have everything' },
    come: (attributes) => new Stand(ended('people_error')).open(attributes),
  },
  failed: {
    title: { 'es-MX': 'No pudimos terminar', en: 'We couldn’t finish' },
    come: (attributes) => new Stand(ended('failed')).open(attributes),
  },
  rules: {
    title: { 'es-MX': 'Por ahora no se puede', en: 'Not possible for now' },
    come: (attributes) => new Stand(ended('rules_failed')).open(attributes),
  },
  skipped: {
    title: { 'es-MX': 'No falta nada', en: 'Nothing is missing' },
    come: (attributes) => new Stand(ended('skipped')).open(attributes),
  },
  paused: {
    title: { 'es-MX': 'Aquí te esperamos', en: 'We’ll be right here' },
    come: async (attributes) => {
      stand = await new Stand().open(attributes);
      await stand.until(() => stand.step);
      stand.element.close();
      return stand;
    },
  },
  left: {
    title: { 'es-MX': 'Aquí ya no queda nada', en: 'Nothing is left here' },
    come: async (attributes) => {
      stand = await new Stand().open(attributes);
      const english = attributes.lang === 'en';
      await stand.press(english ? 'Close' : 'Cerrar');
      await stand.press(english ? 'This isn’t me' : 'No soy yo');
      await stand.press(english ? 'Yes, delete' : 'Sí, borrar');
      return stand;
    },
  },
};

function refused(key: 'token_expired' | 'token_invalid' | 'not_found', spanish: string, english: string) {
  return {
    title: { 'es-MX': spanish, en: english },
    come: (attributes: Record<string, string>) => {
      stand = new Stand();
      stand.server.problems = [{ status: 403, key }];
      return stand.open(attributes);
    },
  };
}

/** All that takes a press, through every shadow root. */
function controlsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches('button, a[href], input, select') && element.checkVisibility({ visibilityProperty: true }) ? [element] : []),
    ...(element.shadowRoot ? controlsIn(element.shadowRoot) : []),
  ]);
}

function focused(at: Document | ShadowRoot = document): Element | null {
  const { activeElement } = at;
  return activeElement?.shadowRoot?.activeElement ? focused(activeElement.shadowRoot) : activeElement;
}

describe('every screen of the shell', () => {
  for (const [name, { title, come }] of Object.entries(screens)) {
    it(`${name} is walked by keyboard alone`, async () => {
      stand = await come({ lang: 'es-MX' });
      await stand.at(title['es-MX']);
      const left = new Set(controlsIn(stand.root));
      for (let presses = left.size + 3; presses > 0; presses--) {
        await sendKeys({ press: 'Tab' });
        left.delete(focused() as HTMLElement);
      }
      expect([...left].map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    });

    for (const lang of ['es-MX', 'en'] as const) {
      it(`${name} can be read and used by everybody (${lang}, light and dark)`, async () => {
        stand = await come({ lang, theme: 'light' });
        await stand.at(title[lang]);
        await expect(stand.element).to.be.accessible();
        stand.element.theme = 'dark';
        await expect(stand.element).to.be.accessible();
      });

      it(`${name} fits on small phones (${lang})`, async () => {
        stand = await come({ lang });
        await stand.at(title[lang]);
        for (const width of [360, 320]) {
          await setViewport({ width, height: 740 });
          await (stand.root.host as ZaguanApp).updateComplete;
          expect(cutIn(stand.element).join('\n'), `${width} px`).to.equal('');
        }
      });
    }
  }

  it('the sheet that asks before leaving can, too', async () => {
    stand = await new Stand().open();
    await stand.at('Pregunta');
    await stand.press('Cerrar');
    await stand.until(() => stand.root.querySelector('zaguan-sheet')?.open);
    await expect(stand.element).to.be.accessible();
  });
});
