import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SessionView, WorkflowStatus } from '../../contracts/session/session.ts';
import { leaveWords } from '../i18n/leave.i18n.ts';
import type { Screen } from './app/screen-of.ts';
import { Stand } from './onboarding.fake.ts';
// What the shell loads late is here before a test waits for what it shows: a busy machine takes seconds to serve it.
import './app/screens/ending.ts';
import './app/screens/halts.ts';
import './app/screens/leave.ts';

let stand: Stand;
afterEach(() => {
  stand.close();
  for (const sheet of document.querySelectorAll('style[data-test]')) sheet.remove();
});

const pristine = (view: SessionView): SessionView => ({
  ...view,
  workflow: { ...view.workflow, status: view.workflow.status === 'success' ? 'success' : view.workflow.status },
  steps: view.steps.map((step) => ({
    ...step,
    bring: ['ine'],
    shares: ['email', 'ine', 'selfie'],
    needs: { ...step.needs, camera: true },
  })),
});
const helped = (view: SessionView): SessionView => ({
  ...view,
  company: { ...view.company, support: { email: 'ayuda@banco.example', phone: '55 1234 5678', url: 'https://banco.example/ayuda' } },
});
const ended =
  (status: WorkflowStatus, redirect: string | null = null) =>
  (view: SessionView): SessionView => ({
    ...helped(view),
    workflow: { ...view.workflow, status },
    steps: view.steps.map((step) => ({ ...step, status: 'success', shares: ['email', 'ine', 'selfie'] })),
    current: null,
    redirect_url: redirect,
  });

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

describe('a journey', () => {
  it('goes from the welcome over every step to the open door, telling the page', async () => {
    stand = new Stand(pristine);
    stand.server.status = 'pristine';
    await stand.open();
    await stand.press('Empezar');
    await stand.until(() => stand.named('step').length === 1);
    await stand.press('Seguir');
    await stand.until(() => stand.named('step').length === 2);
    await stand.press('Seguir');
    await stand.at('Listo');
    expect(stand.events.map(({ type }) => type)).to.deep.equal(['zaguan-ready', 'zaguan-step', 'zaguan-step', 'zaguan-complete']);
    expect(stand.named('step').map(({ detail }) => detail.index)).to.deep.equal([0, 1]);
    expect(stand.named('complete')[0]?.detail).to.include({ status: 'success', redirectUrl: null });
  });

  it('submits once, however often it is pressed', async () => {
    stand = await new Stand().open();
    await stand.until(() => stand.step);
    for (let press = 0; press < 3; press++) {
      stand.step!.dispatchEvent(new CustomEvent('zaguan-step-submit', { bubbles: true, detail: { submission: {} } }));
    }
    await stand.until(() => stand.named('step').length === 2);
    expect(stand.server.applied.filter(({ path }) => path.endsWith('/submit'))).to.have.length(1);
  });

  it('moves the focus to each new title, but not away from a page that nobody has touched', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    stand = new Stand(pristine);
    stand.server.status = 'pristine';
    await stand.open();
    await stand.at('Conozcámonos');
    expect(document.activeElement === field).to.equal(true);
    await stand.press('Empezar');
    await stand.at('Pregunta');
    await stand.until(() => stand.titleHasFocus);
    field.remove();
  });

  it('keeps the same screen through an expired token and goes on with a new one', async () => {
    stand = await new Stand().open();
    await stand.until(() => stand.step);
    const before = stand.step!;
    before.inner = 1;
    before.requestUpdate();
    stand.server.problems = [{ status: 403, key: 'token_expired' }];
    await stand.press('Seguir');
    await stand.at('Este enlace ya venció');
    stand.element.token = 'ses_two';
    await stand.until(() => stand.named('step').length === 2);
    expect(stand.server.applied.at(-2)?.body).to.deep.include({ submission: { inner: 1 } });
  });

  it('asks the page for a new token in time', async () => {
    stand = new Stand();
    stand.server.expiresAt = '2026-11-20T10:00:00.100Z';
    stand.server.change = (view) => (stand.server.expiresAt === null ? { ...view, token_expires_at: null } : view);
    await stand.open();
    await stand.until(() => stand.named('token-expiring').length > 0);
    stand.server.expiresAt = null;
    stand.named('token-expiring')[0]?.detail.refresh('ses_two');
    expect(stand.element.token).to.equal('ses_two');
  });

  it('goes back inside the step first, then asks before leaving', async () => {
    stand = await new Stand().open();
    await stand.until(() => stand.step);
    stand.step!.inner = 1;
    stand.step!.requestUpdate();
    await stand.press('Atrás');
    expect(stand.step!.inner).to.equal(0);
    await stand.press('Atrás');
    await stand.until(() => stand.root.querySelector('zaguan-sheet')?.open);
    await stand.press('Salir');
    await stand.at('Aquí te esperamos');
    expect(stand.named('close')[0]?.detail).to.deep.equal({ reason: 'person' });
    await stand.press('Seguir');
    await stand.at('Pregunta');
  });

  it('changes its language when the person says so, and sends it with the answers', async () => {
    stand = new Stand(pristine);
    stand.server.status = 'pristine';
    await stand.open();
    await stand.press('English');
    await stand.at('Let’s get to know');
    await stand.press('Start');
    await stand.press('Go on');
    await stand.until(() => stand.named('step').length === 2);
    expect(stand.server.applied.find(({ path }) => path.endsWith('/submit'))?.body).to.deep.include({ language: 'en' });
  });

  it('says before a camera opens when this browser keeps nothing', async () => {
    stand = new Stand((view) => ({
      ...view,
      current: view.current && { ...view.current, needs: { ...view.current.needs, camera: true } },
    }));
    stand.vault.durable = false;
    await stand.open();
    await stand.at('Pregunta');
    expect(stand.root.querySelector('.fleeting')?.textContent).to.contain('no cierres esta página');
    await expect(stand.element).to.be.accessible();
  });

  it('stays on the page when the page prevents the redirect', async () => {
    stand = new Stand(ended('success', '#listo'));
    document.addEventListener('zaguan-complete', (event) => event.preventDefault(), { once: true });
    await stand.open();
    await stand.at('Listo');
    expect(stand.root.textContent).not.to.contain('Te llevamos');
    await stand.press('Volver a Banco Aldaba');
    await stand.until(() => location.hash === '#listo');
    history.replaceState(null, '', location.pathname);
  });

  it('hands the person the file that a step keeps for them, and stays on the page for it', async () => {
    stand = new Stand((view) => ({
      ...ended('success', 'https://banco.example/listo')(view),
      steps: view.steps.map((step, index) => ({
        ...step,
        status: 'success',
        keeps: index === 0 ? { file: 'copy', save_as: 'Contrato.pdf', ready: true } : null,
      })),
    }));
    await stand.open();
    await stand.at('Listo');
    const saved: { name: string; bytes: Promise<string> }[] = [];
    const press = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push({ name: this.download, bytes: fetch(this.href).then((file) => file.text()) });
    };
    try {
      stand.server.problems.push({ status: 404, key: 'not_found' });
      await stand.press('Descargar tu copia');
      await stand.until(() => stand.root.querySelector('zaguan-file-download')?.shadowRoot?.textContent?.includes('No se pudo descargar'));
      await stand.press('Descargar tu copia');
      await stand.until(() => saved.length === 1);
    } finally {
      HTMLAnchorElement.prototype.click = press;
    }
    expect([saved[0]?.name, await saved[0]?.bytes]).to.deep.equal(['Contrato.pdf', 'copy']);
    expect(stand.root.textContent).not.to.include('Te llevamos');
  });

  it('saves no file for who has left meanwhile', async () => {
    const file = document.createElement('zaguan-file-download');
    let give = (_: Blob) => {};
    let wanted: AbortSignal | undefined;
    const read = new Promise<Blob>((resolve) => {
      give = resolve;
    });
    Object.assign(file, {
      file: { file: 'copy', save_as: 'Contrato.pdf', ready: true },
      readFile: (_: string, signal?: AbortSignal) => {
        wanted = signal;
        return read;
      },
    });
    document.body.append(file);
    await file.updateComplete;
    const press = HTMLAnchorElement.prototype.click;
    let saved = 0;
    HTMLAnchorElement.prototype.click = () => {
      saved++;
    };
    try {
      file.shadowRoot!.querySelector('zaguan-button')!.click();
      file.remove();
      give(new Blob(['copy']));
      await read;
      await file.updateComplete;
    } finally {
      HTMLAnchorElement.prototype.click = press;
    }
    expect(wanted?.aborted).to.equal(true);
    expect(saved).to.equal(0);
  });

  it('opens a tab for the page of the help, and none for a call or a mail', async () => {
    stand = await new Stand(ended('failed')).open();
    await stand.at('No pudimos terminar');
    const links = [...stand.root.querySelectorAll<HTMLAnchorElement>('a.row')];
    expect(links.map(({ protocol, target }) => [protocol, target])).to.deep.equal([
      ['tel:', ''],
      ['mailto:', ''],
      ['https:', '_blank'],
    ]);
  });

  it('says that a file is still to come, and hands it over once it is there', async () => {
    stand = new Stand((view) => ({
      ...ended('success')(view),
      steps: view.steps.map((step, index) => ({
        ...step,
        status: 'success',
        keeps: index === 0 ? { file: 'copy', save_as: 'Contrato.pdf', ready: false } : null,
      })),
    }));
    await stand.open();
    await stand.at('Listo');
    const copy = () => stand.root.querySelector('zaguan-file-download')?.shadowRoot?.textContent ?? '';
    expect(copy()).to.include('cuando hayan firmado todos').and.to.include('Contrato.pdf');
    expect(copy()).not.to.include('Descargar tu copia');
    const press = HTMLAnchorElement.prototype.click;
    const saved: string[] = [];
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    try {
      stand.server.problems.push({ status: 409, key: 'workflow_finished' });
      await stand.press('Ver si ya está');
      await stand.until(() => copy().includes('Todavía no está.'));
      await stand.press('Ver si ya está');
      await stand.until(() => saved.length === 1);
    } finally {
      HTMLAnchorElement.prototype.click = press;
    }
    expect(copy()).not.to.include('cuando hayan firmado todos');
  });

  it('says whose page it is where there is no logo', async () => {
    stand = new Stand((view) => ({ ...pristine(view), company: { ...view.company, name: 'Banco Aldaba' } }));
    stand.server.status = 'pristine';
    await stand.open();
    await stand.at('Conozcámonos');
    expect(stand.root.querySelector('.company')?.textContent).to.equal('Banco Aldaba');
  });

  it('ends with the name of the person, and the button that leads away stays where it is pressed', async () => {
    stand = await new Stand((view) => ({ ...ended('success', '#listo')(view), first_name: 'Luisa' })).open();
    await stand.at('Listo. Pásale, Luisa');
    const leave = () => [...stand.root.querySelectorAll('zaguan-button')].at(-2)!;
    const { bottom } = leave().getBoundingClientRect();
    await stand.press('Quedarme aquí');
    await stand.until(() => stand.root.querySelector('zaguan-button[inert]'));
    expect(leave().getBoundingClientRect().bottom).to.equal(bottom);
  });

  for (const way of ['page', 'link'] as const)
    it(`says on leaving that the same ${way} leads back`, async () => {
      stand = await new Stand().open(way === 'link' ? { hosted: '' } : {});
      await stand.until(() => stand.step);
      await stand.press('Cerrar');
      const { why, whyByLink } = leaveWords['es-MX'];
      await stand.until(() => stand.root.querySelector('zaguan-sheet p')?.textContent === (way === 'link' ? whyByLink : why));
    });

  it('shows the operator’s logo on the first screen, by the name of the company', async () => {
    const logo =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGMQcrOCIwbiOADq9Akh1qZGgQAAAABJRU5ErkJggg==';
    stand = new Stand((view) => ({ ...pristine(view), customization: { texts: {}, colors: {}, logo } }));
    stand.server.status = 'pristine';
    await stand.open();
    await stand.until(() => stand.root.querySelector('img'));
    const image = stand.root.querySelector<HTMLImageElement>('img')!;
    expect([image.src, image.alt !== '']).to.deep.equal([logo, true]);
    await image.decode();
    expect(image.naturalWidth).to.equal(4);
  });

  it('takes the operator’s words and colours, and nothing that is not one', async () => {
    stand = new Stand((view) => ({
      ...view,
      customization: {
        texts: { 'es-MX': { 'shell.back': 'Regresar' } },
        colors: { accent: '#0a5f3c', ink: 'url(https://evil.example)' },
        logo: null,
      },
    }));
    await stand.open();
    await stand.until(() => stand.step);
    expect(stand.root.querySelector('[aria-label="Regresar"]')).to.exist;
    for (const theme of ['dark', 'light']) {
      stand.element.setAttribute('theme', theme);
      expect(getComputedStyle(stand.element).getPropertyValue('--zaguan-accent')).to.equal('#0a5f3c');
    }
    const style = getComputedStyle(stand.element);
    expect(style.getPropertyValue('--zaguan-accent')).to.equal('#0a5f3c');
    expect(style.getPropertyValue('--zaguan-ink')).to.equal('#1a1f2b');
    stand.element.style.setProperty('--zaguan-accent', '#7a1fa2');
    expect(getComputedStyle(stand.element).getPropertyValue('--zaguan-accent')).to.equal('#7a1fa2');
  });
});

describe('as a modal', () => {
  it('shows nothing until it is opened, holds the focus, asks on Escape, and gives the focus back', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    stand = await new Stand().open({ mode: 'modal' });
    expect(stand.element.shadowRoot?.querySelector('zaguan-app')).to.equal(null);
    await stand.element.open();
    await stand.at('Pregunta');
    const dialog = stand.root.querySelector('dialog')!;
    expect(dialog.matches(':modal')).to.equal(true);
    await stand.until(() => stand.titleHasFocus);
    opener.focus();
    expect(document.activeElement === stand.element).to.equal(true);

    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await stand.press('Salir');
    await stand.until(() => !dialog.open);
    expect(stand.named('close')[0]?.detail).to.deep.equal({ reason: 'person' });
    expect(document.activeElement === opener).to.equal(true);
    await stand.element.open();
    await stand.until(() => dialog.open);
    stand.element.close();
    await stand.until(() => !dialog.open);
    opener.remove();
  });

  it('stays closed for who left, whatever the page changes, and opens when it is told', async () => {
    stand = await new Stand().open({ mode: 'modal' });
    await stand.element.open();
    await stand.at('Pregunta');
    const dialog = stand.root.querySelector('dialog')!;
    await stand.press('Cerrar');
    await stand.press('Salir');
    await stand.until(() => !dialog.open);
    stand.element.setAttribute('lang', 'en');
    stand.element.token = 'ses_two';
    await stand.until(() => stand.step?.language === 'en');
    expect(dialog.open).to.equal(false);
    await stand.element.open();
    await stand.until(() => dialog.open);
  });

  it('holds the focus still where the page moves it, and begins without the question that was open', async () => {
    stand = await new Stand().open({ mode: 'modal' });
    await stand.element.open();
    await stand.at('Pregunta');
    await stand.press('Cerrar');
    await stand.until(() => stand.root.querySelector('zaguan-sheet')?.open);
    const place = document.body.appendChild(document.createElement('div'));
    place.append(stand.element);
    await stand.until(() => stand.root.querySelector('dialog')?.matches(':modal'));
    await stand.at('Pregunta');
    expect(stand.root.querySelector('zaguan-sheet')?.open).to.equal(false);
    place.remove();
  });

  it('that the page took away asks the server for nothing', async () => {
    stand = await new Stand().open({ mode: 'modal' });
    await stand.element.open();
    await stand.at('Pregunta');
    stand.close();
    const asked = stand.server.tokens.length;
    await stand.element.open();
    const app = stand.element.shadowRoot!.querySelector('zaguan-app')!;
    await app.updateComplete;
    expect(stand.server.tokens.length).to.equal(asked);
  });

  describe('the browser’s “back”', () => {
    const question = () => stand.root.querySelector('zaguan-sheet')?.open ?? false;
    const back = async () => {
      const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await popped;
    };

    it('goes a screen back, asks, closes, and leaves the page its own state', async () => {
      history.replaceState({ route: '/cuenta' }, '');
      stand = await new Stand().open({ mode: 'modal' });
      await stand.element.open();
      await stand.at('Pregunta');
      await stand.until(() => stand.step && history.state['zaguan-step']);
      expect(history.state.route).to.equal('/cuenta');
      stand.step!.inner = 1;
      await back();
      expect(stand.step!.inner).to.equal(0);
      await back();
      await stand.until(question);
      await back();
      await stand.until(() => !stand.root.querySelector('dialog')!.open);
      expect(stand.named('close')[0]?.detail).to.deep.equal({ reason: 'person' });
      expect(history.state).to.deep.equal({ route: '/cuenta' });
    });

    it('is the page’s own in a widget that stands in it', async () => {
      stand = await new Stand().open();
      await stand.at('Pregunta');
      await stand.until(() => stand.titleHasFocus || stand.step);
      expect(history.state?.['zaguan-step']).to.equal(undefined);
    });

    it('of a phone, which closes the dialog without a key, goes a screen back too', async () => {
      stand = await new Stand().open({ mode: 'modal' });
      await stand.element.open();
      await stand.at('Pregunta');
      await stand.until(() => stand.step);
      stand.step!.inner = 1;
      stand.root.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
      expect(stand.step!.inner).to.equal(0);
      expect(question()).to.equal(false);
    });
  });
});

describe('on a hostile page', () => {
  const hostile = `
    html { font-size: 8px !important; direction: rtl !important; }
    * { all: unset !important; direction: rtl !important; font: italic 900 30px cursive !important; color: red !important; letter-spacing: 9px !important; text-transform: uppercase !important; }`;

  /** Everything a person would notice: what is where, and in which type. */
  async function picture(): Promise<unknown[]> {
    await stand.at('Conozcámonos');
    // What comes when the page is idle is there too.
    await stand.until(() => stand.root.querySelector('zaguan-sheet'));
    await Promise.all(stand.root.getAnimations().map((animation) => animation.finished));
    const seen: unknown[] = [];
    const look = (root: ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        const { font, color, letterSpacing, textTransform, direction } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (box.width === 0) continue;
        const origin = stand.element.getBoundingClientRect();
        seen.push([
          element.localName,
          Math.round(box.x - origin.x),
          Math.round(box.width),
          Math.round(box.height),
          font,
          color,
          letterSpacing,
          textTransform,
          direction,
        ]);
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(stand.root);
    return seen;
  }

  async function show(): Promise<unknown[]> {
    stand = new Stand(pristine);
    stand.server.status = 'pristine';
    const frame = document.body.appendChild(document.createElement('div'));
    await stand.open({ theme: 'light' });
    frame.append(stand.element);
    const seen = await picture();
    stand.close();
    frame.remove();
    return seen;
  }

  it('nothing changes inside, and nothing of ours leaks out', async () => {
    document.body.style.cssText = 'margin:0;display:block;width:400px';
    const sheets = document.styleSheets.length;
    const peaceful = await show();
    const style = document.head.appendChild(document.createElement('style'));
    style.dataset.test = '';
    style.textContent = `${hostile} html, body { display: block !important; width: 400px !important }`;
    const besieged = await show();
    expect(peaceful.length).to.be.greaterThan(30);
    expect(besieged).to.deep.equal(peaceful);
    style.remove();
    expect(document.styleSheets.length).to.equal(sheets);
    expect(document.adoptedStyleSheets.length).to.equal(0);
  });
});
