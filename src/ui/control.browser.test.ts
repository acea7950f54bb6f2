import { expect, oneEvent } from '@open-wc/testing';
import { html } from 'lit';
import { buttonOf, fixture, inputOf } from '#test/support/part-fixture.ts';
import { Control } from './control.ts';

/** The smallest control. */
class TestControl extends Control {
  protected override render() {
    return this.renderControl(html`<input id="control" aria-describedby="under" @focus=${this.nameEnter} @keydown=${this.enter} />`);
  }
}
customElements.define('zaguan-test-control', TestControl);

const open = () =>
  fixture<TestControl>(html`<zaguan-test-control label="Calle" note="opcional" help="Como en tu recibo"></zaguan-test-control>`);
const below = (control: TestControl) => control.shadowRoot!.querySelector('#under')!.textContent!.trim();

describe('a control', () => {
  it('has help below it, and what is wrong in its place', async () => {
    const control = await open();
    expect(control.shadowRoot!.querySelector('label')!.textContent).to.equal('Calle opcional');
    expect(below(control)).to.equal('Como en tu recibo');
    control.error = 'Escribe tu calle.';
    await control.updateComplete;
    expect(below(control)).to.equal('Escribe tu calle.');
    control.error = '';
    await control.updateComplete;
    expect(below(control)).to.equal('Como en tu recibo');
  });

  it('keeps its label for screen readers where the page asks already', async () => {
    const control = await open();
    control.unlabelled = true;
    await control.updateComplete;
    expect(control.shadowRoot!.querySelector('label')!.className).to.equal('unseen');
    await expect(control).to.be.accessible();
  });

  it('offers a suggestion only while there is one', async () => {
    const control = await open();
    expect(control.shadowRoot!.querySelector('button')).to.equal(null);
    control.suggestion = '¿Juárez?';
    await control.updateComplete;
    const suggestion = oneEvent(control, 'zaguan-suggestion');
    buttonOf(control).click();
    await suggestion;
  });

  it('goes on by Enter, sends the form from its last control, and leaves the Enter of a composing keyboard alone', async () => {
    let submits = 0;
    const form = await fixture<HTMLFormElement>(
      html`<form
        @submit=${(event: Event) => {
          event.preventDefault();
          submits++;
        }}
      >
        <zaguan-test-control></zaguan-test-control>
        <p><zaguan-test-control></zaguan-test-control></p>
      </form>`,
    );
    const [first, last] = [...form.querySelectorAll<TestControl>('zaguan-test-control')] as [TestControl, TestControl];
    const press = (control: TestControl, init: KeyboardEventInit) =>
      inputOf(control).dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
    first.focus();
    expect(inputOf(first).enterKeyHint).to.equal('next');
    press(first, { key: 'a' });
    press(first, { key: 'Enter', isComposing: true });
    expect(document.activeElement).to.equal(first);
    press(first, { key: 'Enter' });
    expect(document.activeElement).to.equal(last);
    expect(inputOf(last).enterKeyHint).to.equal('done');
    expect(submits).to.equal(0);
    press(last, { key: 'Enter' });
    expect(submits).to.equal(1);
  });
});
