import { expect } from '@open-wc/testing';
import { Stand } from '#test/support/fakes/onboarding.fake.ts';
import { pristine } from '#test/support/fakes/session-views.fake.ts';
// Lazy parts of the shell, loaded before the tests: a busy machine takes seconds to serve them.
import './app/screens/ending.ts';
import './app/screens/halts.ts';
import './app/screens/leave.ts';

let stand: Stand;
afterEach(() => {
  stand.close();
  for (const sheet of document.querySelectorAll('style[data-test]')) sheet.remove();
});

describe('on a hostile page', () => {
  const hostile = `
    html { font-size: 8px !important; direction: rtl !important; }
    * { all: unset !important; direction: rtl !important; font: italic 900 30px cursive !important; color: red !important; letter-spacing: 9px !important; text-transform: uppercase !important; }`;

  /** Returns the place, size and typography of every visible element. */
  async function picture(): Promise<unknown[]> {
    await stand.at('Conozcámonos');
    // The parts that load when the page is idle must be there too.
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
