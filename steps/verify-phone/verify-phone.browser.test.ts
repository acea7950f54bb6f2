import { expect } from '@open-wc/testing';
import type { ActionState } from '#src/machine/step-state.ts';
import type { ZaguanButton } from '#src/ui/button.element.ts';
import type { ZaguanCode } from '#src/ui/code.element.ts';
import type { ZaguanField } from '#src/ui/field.element.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { verifyPhone } from './verify-phone.contract.ts';
import { verifyPhoneWords } from './verify-phone.i18n.ts';

const words = verifyPhoneWords['es-MX'];
const phone = '+525512345678';
const sentLongAgo = { draft: { phone: '55 1234 5678', sent: { to: phone, at: 0, resendAfter: 30, channel: 'SMS' } } };

describe('verify_phone', () => {
  let screen: Stage;
  afterEach(() => screen.close());

  const open = async (properties: Readonly<Record<string, unknown>> = {}, setup: object = {}) => {
    screen = await stage(verifyPhone, { setup, properties });
  };
  const settled = async () => {
    await screen.step.updateComplete;
    await screen.step.updateComplete;
  };
  const find = <Found extends Element>(selector: string) => screen.step.shadowRoot!.querySelector<Found>(selector);
  const field = () => find<ZaguanField>('zaguan-field')!;
  const code = () => find<ZaguanCode>('zaguan-code')!;
  const button = (name: string) =>
    [...screen.step.shadowRoot!.querySelectorAll<ZaguanButton>('zaguan-button')].find((one) => one.textContent?.trim() === name);
  const press = async (name: string) => {
    button(name)!.shadowRoot!.querySelector('button')!.click();
    await settled();
  };
  const type = async (control: ZaguanField | ZaguanCode, text: string) => {
    const input = control.shadowRoot!.querySelector('input')!;
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await settled();
  };
  const send = async () => {
    find<HTMLFormElement>('form')!.requestSubmit();
    await settled();
  };
  const asked = (action: string) => screen.requests.acts.flatMap((act) => (act.action === action ? [act.input] : []));
  const answer = async (action: string, state: ActionState) => {
    screen.step.actions = { ...screen.step.actions, [action]: state };
    await settled();
  };
  const sent = (channel: string): ActionState => ({
    status: 'done',
    result: { phone, channel, expires_at: '', resend_after: 30 },
    at: Date.now() - 60_000,
  });

  it('says what is wrong with a number before it sends anything', async () => {
    await open();
    const said: string[] = [];
    for (const wrong of ['', '55 1234', '55 1234 56789', '15 1234 5678', '+1 202 555 0143']) {
      if (wrong) await type(field(), wrong);
      await send();
      said.push(field().error);
    }
    expect(said).to.deep.equal([words.empty, words.tooShort, words.tooLong, words.shape, words.foreign]);
    expect(asked('send_code')).to.deep.equal([]);
  });

  it('groups the number on leaving the field, and sends its digits', async () => {
    await open();
    await type(field(), '0445512345678');
    field().focus();
    field().shadowRoot!.querySelector('input')!.blur();
    await settled();
    expect(field().value).to.equal('55 1234 5678');
    await send();
    expect(asked('send_code')).to.deep.equal([{ phone, retry: false }]);
  });

  it('brings the keyboard, the autofill and the one-time code of a phone', async () => {
    await open();
    const number = field().shadowRoot!.querySelector('input')!;
    expect([number.type, number.inputMode, number.autocomplete]).to.deep.equal(['tel', 'tel', 'tel']);
    screen.close();
    await open(sentLongAgo);
    expect(code().shadowRoot!.querySelector('input')!.autocomplete).to.equal('one-time-code');
    expect(find('[slot=why]')!.textContent).to.match(/mensaje de texto al\s+55\s1234\s5678/);
  });

  it('takes a number of another country where the setup does', async () => {
    await open({}, { international: true });
    await type(field(), '+1 202 555 0143');
    await send();
    expect(asked('send_code')).to.deep.equal([{ phone: '+12025550143', retry: false }]);
  });

  it('shows the operator’s number in the form that people read', async () => {
    await open({}, { phone: '+52 998 123 4567' });
    expect(field().value).to.equal('998 123 4567');
  });

  it('submits by itself once the code is right', async () => {
    await open(sentLongAgo);
    await type(code(), '407182');
    await answer('verify_code', { status: 'done', result: { phone }, at: Date.now() });
    expect(screen.submits()).to.deep.equal([{ submission: { phone } }]);
  });

  it('offers WhatsApp when the code is late, not before, and goes back and forth', async () => {
    await open({ draft: { phone: '55 1234 5678', sent: { to: phone, at: Date.now(), resendAfter: 600, channel: 'SMS' } } });
    expect(button(words.byWhatsapp)).to.equal(undefined);
    screen.close();

    await open(sentLongAgo);
    await press(words.byWhatsapp);
    expect(asked('send_code')).to.deep.equal([{ phone, retry: false, other: true }]);
    expect(button(words.byWhatsapp)).to.equal(undefined);
    await answer('send_code', sent('WHATSAPP'));
    expect(find('[slot=why]')!.textContent).to.contain(words.sentByWhatsapp);
    expect(find('[role=status]')!.textContent).to.equal(words.sentOther);
    expect(button(words.byWhatsapp)).to.equal(undefined);

    await press(words.resend);
    await answer('send_code', sent('WHATSAPP'));
    await press(words.bySms);
    expect(asked('send_code').slice(1)).to.deep.equal([
      { phone, retry: true, other: true },
      { phone, retry: false, other: false },
    ]);
  });

  it('stays with the code when the other way fails', async () => {
    await open(sentLongAgo);
    await press(words.byWhatsapp);
    await answer('send_code', { status: 'failed', problem: { key: 'code_not_sent', retryAfter: null, field: null }, at: Date.now() });
    expect(code()).to.not.equal(null);
    expect(find('zaguan-notice')!.textContent).to.contain(words.notSent);
  });

  it('offers no other way where the setup has none', async () => {
    await open(sentLongAgo, { other_channel: false });
    expect(button(words.resend)).to.not.equal(undefined);
    expect(button(words.byWhatsapp)).to.equal(undefined);
  });
});
