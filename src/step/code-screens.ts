import { html, type nothing, type TemplateResult } from 'lit';
import type { codeWords } from '../i18n/code.i18n.ts';
import '../ui/button.element.ts';
import '../ui/code.element.ts';
import type { Countdown } from './countdown.ts';
import { type DockOwner, renderDock } from './dock.ts';
import '../ui/page.element.ts';

/** The words of the two screens: those that all have, and the step's own about its kind of address. */
export type CodeStepWords = (typeof codeWords)['es-MX'] & Record<'heading' | 'why' | 'change' | 'wrong' | 'notSent' | 'late', string>;

interface AddressProps {
  words: CodeStepWords;
  field: TemplateResult;
  sending: boolean;
  /** What failed and what to do, in words. */
  problem: string | null;
  submit: (event: Event) => void;
}

/** Where should the code go? */
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
  /** Above the address that the code went to. */
  way: string;
  /** That address, as people write it. */
  to: string;
  code: string;
  error: string;
  sending: boolean;
  checking: boolean;
  countdown: Countdown;
  otherWay: TemplateResult | typeof nothing;
  notice: string;
  /** What failed and what to do, in words. */
  problem: string | null;
  type: (event: Event) => void;
  /** Six figures stand. */
  stands: (event: Event) => void;
  submit: (event: Event) => void;
  resend: () => void;
  change: () => void;
}

/** Six figures, and what to do when they do not come. */
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
          @zaguan-code=${props.stands}
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
