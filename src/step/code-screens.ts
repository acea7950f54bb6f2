import { html, type nothing, type TemplateResult } from 'lit';
import type { codeWords } from '../i18n/code.i18n.ts';
import '../ui/button.element.ts';
import '../ui/code.element.ts';
import type { Countdown } from './countdown.ts';
import { type DockOwner, renderDock } from './dock.ts';
import '../ui/page.element.ts';

/** The words of the two screens: those of every code step, and the step's own for its kind of address. */
export type CodeStepWords = (typeof codeWords)['es-MX'] & Record<'heading' | 'why' | 'change' | 'wrong' | 'notSent' | 'late', string>;

interface AddressProps {
  words: CodeStepWords;
  field: TemplateResult;
  sending: boolean;
  /** The failure and its remedy, in words; null if there is none. */
  problem: string | null;
  submit: (event: Event) => void;
}

/** Draws the screen for the address. */
export function renderAddress(owner: DockOwner, { words, field, sending, problem, submit }: AddressProps) {
  return html`<form novalidate @submit=${submit}>
    <zaguan-page .heading=${words.heading} .why=${words.why}>
      <div class="form">${field}</div>
      ${renderDock(owner, { submit: words.send, problem, ...(sending ? { waiting: words.sendingCode } : {}) })}
    </zaguan-page>
  </form>`;
}

interface CodeProps {
  words: CodeStepWords;
  /** The line above the address that the code was sent to. */
  way: string;
  /** The address as people write it. */
  to: string;
  code: string;
  error: string;
  sending: boolean;
  checking: boolean;
  countdown: Countdown;
  otherWay: TemplateResult | typeof nothing;
  notice: string;
  /** The failure and its remedy, in words; null if there is none. */
  problem: string | null;
  type: (event: Event) => void;
  /** Called once six digits are typed. */
  complete: (event: Event) => void;
  submit: (event: Event) => void;
  resend: () => void;
  change: () => void;
}

/** Draws the screen for the code: six digits, and how to get another code. */
export function renderCode(owner: DockOwner, props: CodeProps) {
  const { words, checking } = props;
  return html`<form novalidate @submit=${props.submit}>
    <zaguan-page .heading=${words.codeHeading}>
      <p slot="why">${props.way} <span class="strong">${props.to.replaceAll(' ', '\u00a0')}</span></p>
      <div class="form tight">
        <zaguan-code
          tight
          unlabelled
          .label=${words.code}
          .value=${props.code}
          .error=${props.error}
          @input=${props.type}
          @zaguan-code=${props.complete}
        ></zaguan-code>
      </div>
      <div class="between">
        ${renderResend(props)}
        <zaguan-button variant="text" compact @click=${props.change}>${words.change}</zaguan-button>
      </div>
      ${props.otherWay}
      <p class="small" role="status">${props.notice || words.late}</p>
      ${renderDock(owner, { submit: words.submit, problem: props.problem, ...(checking ? { waiting: words.checking } : {}) })}
    </zaguan-page>
  </form>`;
}

function renderResend({ words, sending, countdown, resend }: CodeProps) {
  if (sending) return html`<span class="small">${words.sendingCode}</span>`;
  if (countdown.seconds > 0) return html`<span class="small figures" role="timer">${words.resendIn(countdown.clock)}</span>`;
  return html`<zaguan-button variant="text" compact @click=${resend}>${words.resend}</zaguan-button>`;
}
