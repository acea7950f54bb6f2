import type { Screen } from '#src/element/app/screens/screen-of.ts';
import { Stand } from './fakes/onboarding.fake.ts';
import { ended, helped, pristine } from './fakes/session-views.fake.ts';
// Loads the shell's lazy screens before any test waits for one: a busy machine takes seconds to serve them.
import '#src/element/app/screens/ending.ts';
import '#src/element/app/screens/halts.ts';
import '#src/element/app/screens/leave.ts';

/** The endings. A handoff has states of its own (`handoff.browser.test.ts`); the arch of `loading` has no text. */
type Ending = 'success' | 'received' | 'redirect' | 'review' | 'failed' | 'rules' | 'skipped';
type ScreenName = Exclude<Screen, 'loading' | 'handoff' | 'ending'> | Ending | 'invalid';

interface Way {
  title: { 'es-MX': string; en: string };
  come(attributes: Record<string, string>): Promise<Stand>;
}

/** The way to each screen of the shell, and its title in both languages. A missing screen is a type error. */
export const screens: Record<ScreenName, Way> = {
  welcome: {
    title: { 'es-MX': 'Conozcámonos', en: 'Let’s get to know' },
    come: (attributes) => {
      const stand = new Stand(pristine);
      stand.server.status = 'pristine';
      return stand.open(attributes);
    },
  },
  step: { title: { 'es-MX': 'Pregunta', en: 'Question' }, come: (attributes) => new Stand().open(attributes) },
  offline: {
    title: { 'es-MX': 'Sin internet', en: 'No internet' },
    come: (attributes) => {
      const stand = new Stand();
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
      const stand = await new Stand().open(attributes);
      await stand.until(() => stand.step);
      stand.server.problems = [{ status: 409, key: 'consent_missing' }];
      await stand.press(attributes.lang === 'en' ? 'Go on' : 'Seguir');
      return stand;
    },
  },
  elsewhere: {
    title: { 'es-MX': 'Lo tienes abierto', en: 'You have this open' },
    come: (attributes) => {
      const stand = new Stand();
      stand.openElsewhere = true;
      return stand.open(attributes);
    },
  },
  waiting: {
    title: { 'es-MX': 'Un momento', en: 'One moment' },
    come: (attributes) => new Stand((view) => ({ ...view, current: null })).open(attributes),
  },
  success: { title: { 'es-MX': 'Listo. Pásale', en: 'All done' }, come: (attributes) => new Stand(ended('success')).open(attributes) },
  received: {
    title: { 'es-MX': 'Recibimos tus datos', en: 'We have your details' },
    come: (attributes) => new Stand(ended('received')).open(attributes),
  },
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
      const stand = await new Stand().open(attributes);
      await stand.until(() => stand.step);
      stand.element.close();
      return stand;
    },
  },
  left: {
    title: { 'es-MX': 'Aquí ya no queda nada', en: 'Nothing is left here' },
    come: async (attributes) => {
      const stand = await new Stand().open(attributes);
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
      const stand = new Stand();
      stand.server.problems = [{ status: 403, key }];
      return stand.open(attributes);
    },
  };
}
