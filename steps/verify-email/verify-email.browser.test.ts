import { expect } from '@open-wc/testing';
import type { ActionState, StepProblem } from '#src/machine/step-state.ts';
import type { CodeDraft } from '#src/step/code-step.ts';
import type { ZaguanButton } from '#src/ui/button.element.ts';
import type { ZaguanCode } from '#src/ui/code.element.ts';
import type { ZaguanField } from '#src/ui/field.element.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { verifyEmail } from './verify-email.contract.ts';
import { verifyEmailWords } from './verify-email.i18n.ts';

const words = verifyEmailWords['es-MX'];
const email = 'luisa.perez@example.com';
const sentLongAgo = { draft: { email, sent: { to: email, at: 0, resendAfter: 30 } } };

describe('verify_email', () => {
  let screen: Stage;
  afterEach(() => screen.close());

  const open = async (properties: Readonly<Record<string, unknown>> = {}) => {
    screen = await stage(verifyEmail, { setup: {}, properties });
    return screen;
  };
  const settled = async () => {
    await screen.step.updateComplete;
    await screen.step.updateComplete;
  };
  const find = <Found extends Element>(selector: string) => screen.step.shadowRoot!.querySelector<Found>(selector);
  const field = () => find<ZaguanField>('zaguan-field')!;
  const code = () => find<ZaguanCode>('zaguan-code')!;
  const heading = () => find<HTMLElement & { heading: string }>('zaguan-page')!.heading;
  const primary = () => find<ZaguanButton>('zaguan-button[type=submit]')!;
  const button = (name: string) =>
    [...screen.step.shadowRoot!.querySelectorAll<ZaguanButton>('zaguan-button')].find((one) => one.textContent?.trim() === name);
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
  const done = (result: unknown): ActionState => ({ status: 'done', result, at: Date.now() });
  const failed = (key: StepProblem['key'], retryAfter: number | null = null): ActionState => ({
    status: 'failed',
    problem: { key, retryAfter, field: null },
    at: Date.now(),
  });
  const typeWrong = async () => {
    await type(code(), '000000');
    await answer('verify_code', failed('code_wrong'));
  };

  it('asks for an address before it sends anything', async () => {
    await open();
    await send();
    expect(field().error).to.equal(words.empty);
    await type(field(), 'luisa.perez@example');
    expect(field().error).to.equal('');
    await send();
    expect(field().error).to.equal(words.ending);
    expect(field().suggestion).to.equal(words.suggestion(email));
    expect(screen.step.shadowRoot!.activeElement).to.equal(field());
    expect(asked('send_code')).to.deep.equal([]);
  });

  it('asks on leaving whether another address was meant, and takes it on a press', async () => {
    await open();
    await type(field(), 'luisa@gmial.com');
    field().focus();
    field().shadowRoot!.querySelector('input')!.blur();
    await settled();
    expect(field().suggestion).to.equal(words.suggestion('luisa@gmail.com'));
    field().shadowRoot!.querySelector<HTMLElement>('.chip')!.click();
    await settled();
    expect(field().value).to.equal('luisa@gmail.com');
    await send();
    expect(asked('send_code')).to.deep.equal([{ email: 'luisa@gmail.com', retry: false }]);
  });

  it('asks about a mistyped domain at the first press, and takes a second one as meant', async () => {
    await open();
    await type(field(), 'luisa@hotmial.com');
    field().shadowRoot!.querySelector('input')!.blur();
    await send();
    expect(asked('send_code')).to.deep.equal([]);
    expect(field().suggestion).to.equal(words.suggestion('luisa@hotmail.com'));
    expect(field().error).to.equal(words.doubt);
    await send();
    expect(asked('send_code')).to.deep.equal([{ email: 'luisa@hotmial.com', retry: false }]);
  });

  it('asks anew about another mistyped address', async () => {
    await open();
    for (const email of ['luisa@hotmial.com', 'luisa@gmial.com']) {
      await type(field(), email);
      await send();
    }
    expect(asked('send_code')).to.deep.equal([]);
  });

  it('sends a code once, says that it does, and goes to the code', async () => {
    await open();
    await type(field(), ` ${email} `);
    await send();
    await send();
    expect(asked('send_code')).to.deep.equal([{ email, retry: false }]);
    expect(primary().waiting).to.equal(words.sendingCode);
    await answer('send_code', { status: 'running' });
    await answer('send_code', done({ email, expires_at: '', resend_after: 30 }));
    expect(heading()).to.equal(words.codeHeading);
    expect(screen.step.shadowRoot!.activeElement).to.equal(code());
    expect(find('[role=timer]')!.textContent).to.match(/0:(30|29)/);
  });

  it('checks at the sixth figure and submits by itself, once', async () => {
    await open(sentLongAgo);
    await type(code(), '40718');
    expect(asked('verify_code')).to.deep.equal([]);
    await type(code(), '407182');
    expect(asked('verify_code')).to.deep.equal([{ code: '407182' }]);
    expect(primary().waiting).to.equal(words.checking);
    await send();
    expect(asked('verify_code')).to.have.lengthOf(1);
    await answer('verify_code', { status: 'running' });
    await answer('verify_code', done({ email }));
    expect(screen.submits()).to.deep.equal([{ submission: { email } }]);
  });

  it('sends again, without another check, when the answer of the submit was lost', async () => {
    await open(sentLongAgo);
    await type(code(), '407182');
    await answer('verify_code', done({ email }));
    screen.step.problem = { key: 'unavailable', retryAfter: null, field: null };
    await settled();
    await send();
    expect(asked('verify_code')).to.have.lengthOf(1);
    expect(screen.submits()).to.have.lengthOf(2);
  });

  it('never keeps the code', async () => {
    await open(sentLongAgo);
    await type(code(), '407182');
    await answer('verify_code', done({ email }));
    expect(JSON.stringify(screen.requests.drafts)).to.not.contain('407182');
  });

  it('says what to do about a wrong code, and after some, how many are left', async () => {
    await open(sentLongAgo);
    await typeWrong();
    expect(code().error).to.equal(words.wrong);
    expect(code().value).to.equal('');
    expect(screen.step.shadowRoot!.activeElement).to.equal(code());
    await typeWrong();
    expect(code().error).to.equal(words.wrong);
    await typeWrong();
    expect(code().error).to.equal(words.wrongLeft(2));
    await typeWrong();
    expect(code().error).to.equal(words.wrongLeft(1));
    await typeWrong();
    expect(code().error).to.equal(words.wrongOften);
    expect((screen.requests.drafts.at(-1) as CodeDraft<'email'>).sent?.wrong).to.equal(5);
  });

  it('says what is wrong in the language that is shown', async () => {
    await open(sentLongAgo);
    await typeWrong();
    screen.step.language = 'en';
    await settled();
    expect(code().error).to.equal(verifyEmailWords.en.wrong);
    screen.step.back();
    await settled();
    await type(field(), 'nadie');
    await send();
    screen.step.language = 'es-MX';
    await settled();
    expect(field().error).to.equal(words.noAt);
  });

  it('offers another code at once when this one expired', async () => {
    await open({ draft: { email, sent: { to: email, at: Date.now(), resendAfter: 600 } } });
    expect(button(words.resend)).to.equal(undefined);
    await type(code(), '407182');
    await answer('verify_code', failed('code_expired'));
    expect(code().error).to.equal(words.expired);
    button(words.resend)!.shadowRoot!.querySelector('button')!.click();
    expect(asked('send_code')).to.deep.equal([{ email, retry: true }]);
    await answer('send_code', done({ email, expires_at: '', resend_after: 30 }));
    expect(find('[role=status]')!.textContent).to.equal(words.resent);
    screen.step.language = 'en';
    await settled();
    expect(find('[role=status]')!.textContent, 'in the language that is shown').to.equal(verifyEmailWords.en.resent);
  });

  it('counts down when it must wait', async () => {
    await open(sentLongAgo);
    button(words.resend)!.shadowRoot!.querySelector('button')!.click();
    await answer('send_code', failed('rate_limited', 45));
    expect(find('[role=timer]')!.textContent).to.match(/0:4[45]/);
    expect(find('zaguan-notice')!.textContent).to.match(/Espera 4[45] segundos/);
  });

  it('says whom to ask once the step is used up, and still takes the code that came', async () => {
    await open(sentLongAgo);
    const support = { email: 'ayuda@aldaba.example', phone: null, url: null };
    Object.assign(screen.step, { companyName: 'Banco Aldaba', support });
    button(words.resend)!.shadowRoot!.querySelector('button')!.click();
    await answer('send_code', failed('attempts_exhausted'));
    expect(find('zaguan-notice')!.textContent).to.contain('Pide ayuda a Banco Aldaba (ayuda@aldaba.example).');
    Object.assign(screen.step, { support: { ...support, email: null } });
    await answer('send_code', failed('attempts_exhausted'));
    expect(find('zaguan-notice')!.textContent).to.contain('Pide ayuda a Banco Aldaba.');
    expect(find('zaguan-code')).to.exist;
  });

  it('goes back to the address, and says there what a carrier refused', async () => {
    await open(sentLongAgo);
    expect(screen.step.back()).to.equal(true);
    await settled();
    expect(heading()).to.equal(words.heading);
    expect(screen.step.back()).to.equal(false);
    await type(field(), 'otra@example.com');
    await send();
    expect(asked('send_code')).to.deep.equal([{ email: 'otra@example.com', retry: false }]);
    await answer('send_code', failed('code_not_sent'));
    expect(field().error).to.equal(words.notSent);
  });

  it('asks for the code anew when the server says that none was verified', async () => {
    await open(sentLongAgo);
    await type(code(), '407182');
    await answer('verify_code', done({ email }));
    screen.step.problem = { key: 'code_not_verified', retryAfter: null, field: null };
    await settled();
    await type(code(), '407183');
    expect(asked('verify_code')).to.have.lengthOf(2);
  });
});
