import { expect } from '@open-wc/testing';
import { ANSWER_MS } from '#contracts/session/contender.ts';
import type { HandoffSending } from '#contracts/session/session.ts';
import { Stand } from '#test/support/fakes/onboarding.fake.ts';
import { leaveWords } from '../i18n/leave.i18n.ts';
// Lazy parts of the shell, loaded before the tests: a busy machine takes seconds to serve them.
import './app/screens/halts.ts';
import './app/screens/handoff.element.ts';
import './app/screens/leave.ts';

let stand: Stand;
afterEach(() => stand.close());

const addresses: HandoffSending['destinations'] = [
  { id: 'mail', channel: 'EMAIL', to: 'd•••@ejemplo.mx', wait: 0 },
  { id: 'line', channel: 'SMS', to: '••••5678', wait: 0 },
];
const toMail = 'Enviar a d•••@ejemplo.mx';
const againToMail = 'Enviar otra vez a d•••@ejemplo.mx';

const sentOn = (handoff: Stand['server']['handoff']) => {
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

/** Opens the screen with the code, for a person who proved addresses. */
async function atCode(attributes: Record<string, string> = {}): Promise<void> {
  stand = new Stand();
  stand.server.sending = { destinations: addresses, last: null };
  await stand.open(attributes);
  await stand.until(() => stand.step);
  stand.step!.host.handOff();
  await stand.until(() => inside()?.querySelector('.code') && messages()?.querySelector('.row'));
}

/** Opens a second device, whose link another device opened first. */
async function asSecond(attributes: Record<string, string> = {}): Promise<void> {
  stand = new Stand();
  stand.server.refusal = 'token_other_device';
  await stand.open(attributes);
  await stand.until(() => waiting());
}

/** Sets the clock to after the minute in which the first device may answer. */
function minuteLater(): void {
  const { now } = Date;
  Date.now = () => now() + ANSWER_MS + 1000;
  restore = () => {
    Date.now = now;
  };
}
let restore = () => {};
afterEach(() => restore());

const waiting = () => stand.root.querySelector('zaguan-waiting-device')?.shadowRoot;
const other = () => stand.root.querySelector('zaguan-other-device')?.shadowRoot;

/** Opens a step whose link another device uses too. The time is new, since a device that the person confirmed is not shown again. */
async function withOther(attributes: Record<string, string> = {}): Promise<void> {
  stand = new Stand();
  stand.server.otherDevice = new Date().toISOString();
  await stand.open(attributes);
  await stand.until(() => stand.step && other()?.querySelector('zaguan-notice'));
}

const inside = () => stand.root.querySelector('zaguan-handoff')?.shadowRoot;

/** Returns the text of an element by lines, as the screen breaks them. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (let at = 0; at < text.textContent!.length; at++) {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? '') + range.toString());
    }
  return [...lines.values()];
}

const messages = () => inside()?.querySelector('zaguan-link-messages')?.shadowRoot;
const status = () => inside()?.querySelector('[role=status]')?.textContent?.trim();

/** The states of the screen: the title in both languages, and the way to each (`come`). */
const states: Record<string, { title: { 'es-MX': string; en: string }; come: (attributes: Record<string, string>) => Promise<void> }> = {
  'the code': {
    title: { 'es-MX': 'Sigue en', en: 'Continue on' },
    come: async (attributes) => {
      stand = await new Stand().open(attributes);
      await stand.until(() => stand.step);
      await stand.press(attributes.lang === 'en' ? 'Close' : 'Cerrar');
      await stand.press(attributes.lang === 'en' ? 'Continue on another device' : 'Seguir en otro dispositivo');
      await stand.until(() => inside()?.querySelector('.code'));
    },
  },
  'the code, and addresses to send it to': {
    title: { 'es-MX': 'Sigue en', en: 'Continue on' },
    come: atCode,
  },
  'the link that was sent': {
    title: { 'es-MX': 'Sigue en', en: 'Continue on' },
    come: async (attributes) => {
      await atCode(attributes);
      await stand.press(attributes.lang === 'en' ? 'Send to d•••@ejemplo.mx' : toMail);
      await stand.until(() => messages()?.querySelector('.sent'));
    },
  },
  'the link that could not be sent': {
    title: { 'es-MX': 'Sigue en', en: 'Continue on' },
    come: async (attributes) => {
      await atCode(attributes);
      stand.server.problems = [{ status: 503, key: 'link_not_sent', retryAfter: 30 }];
      await stand.press(attributes.lang === 'en' ? 'Send to d•••@ejemplo.mx' : toMail);
      await stand.until(() => inside()?.querySelector('zaguan-notice'));
    },
  },
  'a code that this page does not have': {
    title: { 'es-MX': 'Sigue en', en: 'Continue on' },
    come: async (attributes) => void (await sentOn({ guest: false, away: 'sent' }).open(attributes)),
  },
  'what happens there': {
    title: { 'es-MX': 'Vas en', en: 'You are on' },
    come: async (attributes) => void (await sentOn({ guest: false, away: 'opened' }).open(attributes)),
  },
  'the question about a second device': {
    title: { 'es-MX': '¿Abriste el enlace', en: 'Did you open the link' },
    come: async (attributes) => {
      sentOn({ guest: false, away: 'opened' });
      stand.server.contested = true;
      await stand.open(attributes);
    },
  },
  'a second device that waits': {
    title: { 'es-MX': 'Este enlace ya está abierto', en: 'This link is already open' },
    come: async (attributes) => {
      await asSecond(attributes);
      minuteLater();
      await stand.until(() => waiting()?.querySelector('zaguan-button'));
    },
  },
  'a second device that got a link of its own': {
    title: { 'es-MX': 'Te enviamos otro enlace', en: 'We sent you another link' },
    come: async (attributes) => {
      await asSecond(attributes);
      minuteLater();
      await stand.press(attributes.lang === 'en' ? 'Send me another link' : 'Enviarme otro enlace');
    },
  },
  'the word about another device': {
    title: { 'es-MX': 'Pregunta', en: 'Question' },
    come: withOther,
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
    stand.step!.host.handOff();
    await stand.until(() => inside()?.querySelector('.code path')?.getAttribute('d') === 'M0 0.5h7m2 0h3');
    stand.server.handoff = { guest: false, away: 'opened' };
    stand.server.tell();
    await stand.at('Vas en');
    await stand.press('Continuar aquí');
    await stand.at('Pregunta Banco Aldaba 1');
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

  it('on a narrow phone, ends a line of an address before its “@” or a dot', async () => {
    stand = new Stand();
    const to = 'r•••@test.zaguan.example';
    stand.server.sending = { destinations: [{ ...addresses[0]!, to }], last: { id: 'mail', channel: 'EMAIL', to } };
    await stand.open();
    stand.element.style.width = '320px';
    await stand.until(() => stand.step);
    stand.step!.host.handOff();
    await stand.until(() => messages()?.querySelector('b'));
    const lines = linesOf(messages()!.querySelector('b')!);
    expect(lines.join('')).to.equal(to);
    expect(lines.length).to.be.greaterThan(1);
    expect(lines.slice(1).filter((line) => !/^[@.]/.test(line))).to.deep.equal([]);
  });

  it('offers no message where nothing was proven', async () => {
    stand = await new Stand().open();
    await stand.until(() => stand.step);
    stand.step!.host.handOff();
    await stand.until(() => inside()?.querySelector('.code'));
    expect(messages()).to.equal(undefined);
  });

  it('sends the link to an address of the person, in their language, and shows the same link as a code', async () => {
    await atCode({ lang: 'en' });
    await stand.press('Send to your number that ends in 5678');
    await stand.until(() => messages()?.querySelector('.sent'));
    expect(stand.server.applied.at(-1)?.body).to.deep.equal({ to: 'line', language: 'en' });
    expect(status()).to.equal('Sent. The earlier link has ended.');
    expect(messages()?.querySelector('.sent')?.textContent).to.match(/••••5678.*Sent by SMS.*Again in 0:(30|29)/s);
    expect(inside()?.querySelector('.code') === null).to.equal(false);
  });

  it('“again” counts down and then really sends again', async () => {
    await atCode();
    await stand.press(toMail);
    await stand.until(() => messages()?.querySelector('[role=timer]'));
    const sent = () => stand.server.applied.filter(({ body }) => (body as { to?: string } | null)?.to === 'mail').length;
    expect(sent()).to.equal(1);
    // The other address has no countdown.
    expect(messages()?.querySelectorAll('zaguan-button')).to.have.length(1);
    stand.server.sending = { ...stand.server.sending, destinations: addresses };
    stand.server.tell();
    await stand.press(againToMail);
    await stand.until(() => sent() === 2);
  });

  it('a second press while it is on its way sends nothing more, and the keyboard goes on from there', async () => {
    await atCode();
    await stand.press(toMail);
    await stand.press('Enviar a tu número que termina en 5678').catch(() => {});
    await stand.until(() => messages()?.querySelector('.sent'));
    expect(stand.server.applied.filter(({ path, body }) => path.endsWith('/handoff') && (body as { to?: string }).to)).to.have.length(1);
    await stand.until(() => messages()?.activeElement?.getAttribute('role') === 'group');
  });

  it('says that it could not be sent, and the code is good all the same', async () => {
    await atCode();
    stand.server.problems = [{ status: 503, key: 'link_not_sent', retryAfter: 30 }];
    await stand.press(toMail);
    await stand.until(() => inside()?.querySelector('zaguan-notice')?.textContent?.includes('No pudimos enviar el enlace'));
    expect(inside()?.querySelector('.code') === null).to.equal(false);
    expect(messages()?.querySelector('.sent') === null).to.equal(true);
  });

  it('says what the server refuses, and leaves the code as it was', async () => {
    await atCode();
    stand.server.problems = [{ status: 429, key: 'rate_limited', retryAfter: 1200 }];
    await stand.press(toMail);
    await stand.until(() => inside()?.querySelector('zaguan-notice')?.textContent?.includes('Espera un rato'));
    expect(inside()?.querySelector('.code') === null).to.equal(false);
  });

  it('after a reload says where the link is, and sends another there', async () => {
    sentOn({ guest: false, away: 'sent' });
    const [mail] = addresses;
    stand.server.sending = { destinations: addresses, last: { id: mail!.id, channel: mail!.channel, to: mail!.to } };
    await stand.open();
    await stand.at('Sigue en');
    expect(inside()?.querySelector('zaguan-page')?.why).to.equal('Enviamos tu enlace a d•••@ejemplo.mx. Ábrelo ahí, o continúa aquí.');
    stand.server.replaces = true;
    await stand.press(againToMail);
    await stand.until(() => inside()?.querySelector('.code'));
    expect(status()).to.contain('El enlace anterior ya no abre');
  });

  it('a second device offers no third, and says so where a step offers one', async () => {
    stand = new Stand();
    stand.server.handoff = { guest: true, away: null };
    await stand.open();
    await stand.until(() => stand.step);
    const buttons = [...stand.root.querySelector('zaguan-bar')!.shadowRoot!.querySelectorAll('button')];
    expect(buttons.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Atrás', 'Cerrar']);
    await stand.press('Cerrar');
    await stand.until(() => stand.root.querySelector('zaguan-sheet zaguan-button'));
    expect(stand.root.textContent).not.to.contain('Seguir en otro dispositivo');
    await stand.press(leaveWords['es-MX'].stay);
    stand.server.problems = [{ status: 403, key: 'host_only' }];
    stand.step!.host.handOff();
    await stand.until(() => inside()?.querySelector('zaguan-notice')?.textContent?.includes('ya viene de un enlace'));
    expect([...inside()!.querySelectorAll('zaguan-button')].map(({ textContent }) => textContent?.trim())).to.deep.equal(['Seguir aquí']);
  });

  it('a link that was replaced says so, and what to do', async () => {
    stand = new Stand();
    stand.server.problems = [{ status: 403, key: 'token_revoked' }];
    await stand.open();
    await stand.at('Este enlace ya terminó');
    await expect(stand.element).to.be.accessible();
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
    stand.server.problems = [{ status: 409, key: 'too_many_tokens' }];
    stand.step!.host.handOff();
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
    await stand.until(() => stand.root.querySelector('.news')?.textContent?.includes('Avanzaste en otro dispositivo'));
    await stand.at('Pregunta');
    await expect(stand.element).to.be.accessible();
    await stand.press('Seguir');
    await stand.at('Listo');
  });

  it('an answer that came second opens what is newer, and says so', async () => {
    stand = await new Stand().open();
    await stand.until(() => stand.step);
    stand.server.steps[0]!.status = 'success';
    stand.server.problems = [{ status: 409, key: 'version_conflict' }];
    await stand.press('Seguir');
    await stand.until(() => stand.named('step').length === 2);
    await stand.until(() => stand.root.querySelector('.news')?.textContent?.includes('Avanzaste en otro dispositivo'));
    await stand.press('Seguir');
    await stand.at('Listo');
  });

  it('asks about a second device, and goes on by the answer', async () => {
    sentOn({ guest: false, away: 'opened' });
    stand.server.contested = true;
    await stand.open();
    await stand.at('¿Abriste el enlace en otro navegador?');
    stand.server.problems = [{ status: 409, key: 'conflict' }];
    await stand.press('Sí, soy yo');
    await stand.until(() => inside()?.querySelector('zaguan-notice')?.textContent?.includes('No pudimos avisar'));
    await stand.press('Sí, soy yo');
    await stand.at('Vas en');
    expect(stand.server.applied.at(-1)?.body).to.deep.equal({ mine: true });
    stand.server.contested = true;
    stand.server.tell();
    await stand.at('¿Abriste');
    await stand.press('No soy yo');
    await stand.at('Pregunta');
    expect(stand.server.applied.some(({ body }) => (body as { mine?: boolean } | null)?.mine === false)).to.equal(true);
  });

  it('a second press while an answer or a new code is on its way asks for nothing more', async () => {
    sentOn({ guest: false, away: 'opened' });
    stand.server.contested = true;
    await stand.open();
    await stand.at('¿Abriste');
    let answers = 0;
    stand.root.querySelector('zaguan-handoff')!.addEventListener('zaguan-handoff', () => answers++);
    stand.server.weather = ['lost'];
    await stand.press('No soy yo');
    await stand.press('No soy yo');
    await stand.at('Pregunta');
    expect(answers).to.equal(1);
    stand.close();

    sentOn({ guest: false, away: 'opened' });
    await stand.open();
    await stand.at('Vas en');
    stand.server.weather = ['lost'];
    await stand.press('Usar otro dispositivo');
    await stand.until(() => inside()?.querySelector('zaguan-button[variant=text]')?.getAttribute('waiting'));
    await stand.press('Usar otro dispositivo');
    await stand.until(() => inside()?.querySelector('.code'));
    expect(stand.server.applied.filter(({ path }) => path.endsWith('/handoff'))).to.have.length(1);
  });

  it('says of a way back that failed nothing about a code', async () => {
    await sentOn({ guest: false, away: 'opened' }).open();
    await stand.at('Vas en');
    stand.server.problems = [{ status: 409, key: 'conflict' }];
    await stand.press('Continuar aquí');
    await stand.until(() => inside()?.querySelector('zaguan-notice'));
    expect(inside()!.querySelector('zaguan-notice')!.textContent).not.to.contain('código');
  });

  it('a second device that was left again is left by “Atrás”, and asks the server for nothing', async () => {
    await sentOn({ guest: true, away: 'opened' }).open();
    await stand.at('Vas en tu otro');
    await stand.press('Atrás');
    await stand.at('Aquí te esperamos');
    expect(stand.server.applied.filter(({ path }) => path.endsWith('/handoff'))).to.have.length(0);
  });

  it('a second device waits a minute before it is offered a link of its own, and hears where that went', async () => {
    await asSecond();
    await stand.at('Este enlace ya está abierto en otro lugar');
    expect(waiting()?.querySelector('zaguan-button') === null).to.equal(true);
    minuteLater();
    await stand.until(() => waiting()?.querySelector('zaguan-button'));
    expect(waiting()?.querySelector('[role=status]')?.textContent).to.contain('otro enlace');
    await stand.press('Enviarme otro enlace');
    await stand.at('Te enviamos otro enlace');
    expect(stand.server.applied.at(-1)?.body).to.deep.equal({ language: 'es-MX' });
    expect(stand.root.querySelector('zaguan-page')?.why).to.contain('Está en d•••@ejemplo.mx.');
  });

  for (const [status, key, sentence] of [
    [409, 'conflict', 'No hay a dónde enviarlo'],
    [429, 'rate_limited', 'Acabamos de enviar uno'],
    [503, 'link_not_sent', 'No pudimos enviarlo'],
  ] as const) {
    it(`a second device hears why it gets no link of its own (${key}), and may ask again`, async () => {
      await asSecond();
      minuteLater();
      stand.server.problems = [{ status, key, retryAfter: 1200 }];
      await stand.press('Enviarme otro enlace');
      await stand.until(() => waiting()?.querySelector('zaguan-notice')?.textContent?.includes(sentence));
      await stand.at('Este enlace ya está abierto');
      await expect(stand.element).to.be.accessible();
      await stand.press('Enviarme otro enlace');
      await stand.at('Te enviamos otro enlace');
    });
  }

  it('a second device opens by itself once it may', async () => {
    await asSecond();
    stand.server.refusal = null;
    // The wait begins once its file is loaded; before that, the network's return is not noticed.
    await stand.until(() => {
      stand.connectivity.set(false);
      stand.connectivity.set(true);
      return stand.step;
    });
    await stand.at('Pregunta');
  });

  it('says that another device uses the link, once where the person knows it', async () => {
    await withOther();
    await stand.press('Fui yo');
    await stand.until(() => !other()?.querySelector('zaguan-notice'));
    await stand.press('Seguir');
    await stand.until(() => stand.named('step').length === 2);
    expect(other()?.querySelector('zaguan-notice') === null).to.equal(true);
  });

  it('says so of a device that comes later, too', async () => {
    stand = await new Stand().open();
    // The parts that load ahead are loaded by then.
    await stand.until(() => stand.step && stand.root.querySelector('zaguan-sheet'));
    stand.server.otherDevice = new Date().toISOString();
    // The answer to this request reports the other device.
    stand.step!.host.reportFailure('camera_silent');
    await stand.until(() => other()?.querySelector('zaguan-notice'));
  });

  it('says nothing more of another device once there is none', async () => {
    await withOther();
    await stand.press('Fui yo');
    await stand.until(() => !other()?.querySelector('zaguan-notice'));
    stand.server.otherDevice = null;
    await stand.press('Seguir');
    await stand.until(() => stand.named('step').length === 2);
    await stand.at('Pregunta');
    expect(other() === undefined).to.equal(true);
  });

  it('ends the link by “No fui yo”, after one more question', async () => {
    await withOther();
    await stand.press('No fui yo');
    await stand.until(() => other()?.querySelector('zaguan-notice')?.getAttribute('heading') === '¿Cerramos este enlace?');
    await stand.press('Cancelar');
    await stand.press('No fui yo');
    await stand.press('Cerrar el enlace');
    await stand.at('Este enlace ya terminó');
  });

  it('says that the link could not be ended, and not that something else had failed before', async () => {
    await withOther();
    const question = () => other()?.querySelector('zaguan-notice')?.textContent;
    stand.server.problems = [{ status: 409, key: 'conflict' }];
    await stand.press('No fui yo');
    await stand.press('Cerrar el enlace');
    await stand.until(() => question()?.includes('No pudimos cerrarlo'));
    await stand.at('Pregunta');
    await expect(stand.element).to.be.accessible();
    await stand.press('Cancelar');
    await stand.press('No fui yo');
    await stand.until(() => question()?.includes('Deja de abrir en los dos dispositivos'));
    await stand.press('Cerrar el enlace');
    await stand.at('Este enlace ya terminó');
  });

  for (const [key, title, tone] of [
    ['token_left', 'Seguiste en otro dispositivo', 'calm'],
    ['token_after_end', 'Este enlace ya se cerró', 'calm'],
    ['token_idle', 'Este enlace ya venció', 'warn'],
    ['token_too_old', 'Este enlace ya venció', 'warn'],
  ] as const) {
    it(`a link that ended as ${key} says so, and warns only where the person has something to do`, async () => {
      stand = new Stand();
      stand.server.refusal = key;
      await stand.open();
      await stand.at(title);
      expect(stand.root.querySelector('.niche')?.classList.contains('warn')).to.equal(tone === 'warn');
      await expect(stand.element).to.be.accessible();
    });
  }
});
