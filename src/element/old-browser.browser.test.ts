import { expect, oneEvent } from '@open-wc/testing';
import { waitUntil } from '#test/support/wait-until.ts';
import { ZaguanOnboarding } from './zaguan-onboarding.ts';

customElements.define('zaguan-onboarding', ZaguanOnboarding);

/** Returns the text of a widget whose screens cannot load, and the code of its `zaguan-error` event. */
async function explained(lang: string): Promise<{ text: string; code: string }> {
  const element = document.createElement('zaguan-onboarding');
  const codes: string[] = [];
  element.addEventListener('zaguan-error', ({ detail }) => codes.push(detail.code));
  element.lang = lang;
  element.token = 'ses_one';
  document.body.append(element);
  await waitUntil(() => codes.length > 0, 'an error');
  const text = element.shadowRoot!.textContent;
  element.remove();
  return { text, code: codes.join() };
}

describe('a browser that is too old for the screens', () => {
  const { throwIfAborted } = AbortSignal.prototype;
  afterEach(() => {
    AbortSignal.prototype.throwIfAborted = throwIfAborted;
  });

  const old = { text: 'Este navegador es muy antiguo. Actualízalo o usa otro.', code: 'old_browser' };

  it('says so where it does not know their syntax, and tells the page', async () => {
    ZaguanOnboarding.loadApp = () => import(URL.createObjectURL(new Blob(['a b'], { type: 'text/javascript' })));
    expect(await explained('es-MX')).to.deep.equal(old);
    expect((await explained('en')).text).to.contain('too old');
  });

  it('says so where it lacks what every request needs, before it asks for them', async () => {
    let asked = 0;
    ZaguanOnboarding.loadApp = () => {
      asked++;
      return new Promise(() => {});
    };
    Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted');
    expect(await explained('es-MX')).to.deep.equal(old);
    expect(asked).to.equal(0);
  });

  it('keeps the keyboard at its button where they do not arrive again', async () => {
    ZaguanOnboarding.loadApp = () => Promise.reject(new TypeError('Failed to fetch'));
    const element = document.createElement('zaguan-onboarding');
    element.token = 'ses_one';
    const heard = oneEvent(element, 'zaguan-error');
    document.body.append(element);
    await heard;
    const heardAgain = oneEvent(element, 'zaguan-error');
    const button = element.shadowRoot!.querySelector('button')!;
    button.focus();
    button.click();
    await heardAgain;
    expect(element.shadowRoot!.activeElement?.localName).to.equal('button');
    element.remove();
  });

  it('is told to the page around a component of the partner’s too, as every other event is', async () => {
    ZaguanOnboarding.loadApp = () => Promise.reject(new TypeError('Failed to fetch'));
    const component = document.body.appendChild(document.createElement('div'));
    const heard = oneEvent(document, 'zaguan-error');
    component.attachShadow({ mode: 'open' }).innerHTML = '<zaguan-onboarding token="ses_one"></zaguan-onboarding>';
    expect((await heard).detail.code).to.equal('unavailable');
    component.remove();
  });

  it('is told from screens that did not arrive, which may be tried again', async () => {
    ZaguanOnboarding.loadApp = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await explained('es-MX')).to.deep.equal({ text: 'No se pudo abrir. Intentar otra vez', code: 'unavailable' });
  });
});
