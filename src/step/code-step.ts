import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { MAX_WRONG_CODES } from '#contracts/base/wrong-codes.ts';
import { base } from '../ui/base.styles.ts';
import { ActionWatch } from './action-watch.ts';
import { type CodeStepWords, renderAddress, renderCode } from './code-screens.ts';
import { Countdown } from './countdown.ts';
import { problemInWords, waitInWords } from './dock.ts';
import '../ui/field.element.ts';
import type { StepProblem } from '../machine/step-state.ts';
import { step } from './step.styles.ts';
import { StepElement } from './step-element.ts';

/** The last delivery of a code, which is never stored itself. `at`: epoch milliseconds; `wrong`: wrong codes typed for it. */
export interface CodeDelivery {
  to: string;
  at: number;
  resendAfter: number;
  channel?: string;
  wrong?: number;
}

/** A draft: the typed address, under its member's name, and the last delivery of a code. */
export type CodeDraft<Member extends string> = Record<Member, string> & { sent: CodeDelivery | null };

type SendCodeResult<Member extends string> = Record<Member, string> & { resend_after: number; channel?: string };

/** A function that returns a sentence, so that the sentence follows a change of the page's language. */
type CodeNotice<Words> = ((words: Words) => string) | null;

/** The notice after a code was sent again. */
export const resent = (words: CodeStepWords): string => words.resent;

/** Number of wrong codes after which the screen shows how many attempts are left. */
const WRONG_OFTEN = 3;

/** A step that proves an address by a code sent to it. A subclass adds the field, its words and the check of an address. */
export abstract class CodeStepElement<
  Setup extends Record<Member, string | null>,
  Member extends string,
  Words extends CodeStepWords,
> extends StepElement<Setup, Record<Member, string>, CodeDraft<Member>> {
  static override styles = [base, step];

  @state() private entry: string | null = null;
  @state() private delivery: CodeDelivery | undefined = undefined;
  @state() private editing = false;
  /** The address's error, as the key of a word, so that it follows a change of the page's language. */
  @state() protected addressError: keyof Words | 'notSent' | '' = '';
  @state() private code = '';
  @state() private codeError: 'short' | 'wrong' | 'expired' | '' = '';
  @state() private notice: CodeNotice<Words> = null;
  @state() private failure: StepProblem | null = null;

  #sending = new ActionWatch();
  #checking = new ActionWatch();
  #countdown = new Countdown(this);
  /** The notice to show once the code is sent. */
  #news: CodeNotice<Words> = null;

  /** The address's member in the step's contract. */
  protected abstract readonly member: Member;
  protected abstract get words(): Words;
  protected abstract renderField(): TemplateResult;
  /** Returns the address for the server; null if it is invalid, with the reason in `addressError`. */
  protected abstract checkedAddress(): string | null;
  /** Returns the line above the address that a code was sent to. */
  protected abstract sentTo(delivery: CodeDelivery): string;

  /** Formats an address as people write it. */
  protected formatAddress(address: string): string {
    return address;
  }

  /** Draws the button for another channel, shown once the code is late. */
  protected renderOtherWay(_sent: CodeDelivery): TemplateResult | typeof nothing {
    return nothing;
  }

  override back(): boolean {
    if (!this.#sent || this.editing) return false;
    this.editing = true;
    return true;
  }

  protected get address(): string {
    return this.entry ?? this.draft?.[this.member] ?? this.#initialAddress ?? '';
  }

  /** Returns the address of an earlier submission, or else the partner's. */
  get #initialAddress(): string | null {
    const address = this.payload?.[this.member] ?? this.setup?.[this.member] ?? null;
    return address && this.formatAddress(address);
  }

  get #sent(): CodeDelivery | null {
    return this.delivery ?? this.draft?.sent ?? null;
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has('draft') && this.#sent) this.#waitAfter(this.#sent);
    if (!changes.has('actions')) return;
    const sendResult = this.#sending.outcome(this.actions.send_code);
    if (sendResult?.status === 'done') this.#codeSent(sendResult.result as SendCodeResult<Member>, sendResult.at);
    else if (sendResult) this.#codeNotSent(sendResult.problem, sendResult.at);
    const checked = this.#checking.outcome(this.actions.verify_code);
    if (checked?.status === 'done') this.#submitStep();
    else if (checked) this.#codeRefused(checked.problem);
  }

  /** Stores the field's text. */
  protected setAddress(address: string): void {
    this.entry = address;
    this.addressError = '';
    this.failure = null;
    this.#saveDraft();
  }

  #saveDraft(): void {
    this.host.saveDraft({ [this.member]: this.address, sent: this.#sent });
  }

  #waitAfter({ at, resendAfter }: CodeDelivery): void {
    this.#countdown.until = at + resendAfter * 1000;
  }

  /**
   * Sends a code, unless one is being sent. `retry`: through the channel of the last code. `news`: the notice to show once it is sent.
   * `more`: further members of the action's input.
   */
  protected send(address: string, retry: boolean, news: CodeNotice<Words>, more: Readonly<Record<string, unknown>> = {}): void {
    if (this.#sending.waiting) return;
    this.#news = news;
    this.failure = null;
    this.notice = null;
    this.#sending.ask(this.actions.send_code);
    this.requestUpdate();
    this.host.act('send_code', { [this.member]: address, retry, ...more });
  }

  #codeSent(result: SendCodeResult<Member>, at: number): void {
    const to = result[this.member];
    this.editing = false;
    this.code = '';
    this.codeError = '';
    this.notice = this.#news;
    this.entry = this.formatAddress(to);
    this.delivery = { to, at, resendAfter: result.resend_after, ...(result.channel ? { channel: result.channel } : {}) };
    this.#waitAfter(this.delivery);
    this.#saveDraft();
    this.focusSoon('zaguan-code');
  }

  #codeNotSent(problem: StepProblem, at: number): void {
    if (problem.retryAfter) this.#countdown.until = at + problem.retryAfter * 1000;
    const isFirst = !this.#sent || this.editing;
    if (isFirst && (problem.key === 'code_not_sent' || problem.key === 'invalid_body')) {
      this.addressError = 'notSent';
      this.focusSoon('zaguan-field');
    } else this.failure = problem;
  }

  #codeRefused(problem: StepProblem): void {
    if (problem.key === 'code_wrong' || problem.key === 'invalid_body') {
      const delivery = this.#sent!;
      this.delivery = { ...delivery, wrong: (delivery.wrong ?? 0) + 1 };
      this.#saveDraft();
      this.codeError = 'wrong';
      this.code = '';
    } else if (problem.key === 'code_expired') {
      this.codeError = 'expired';
      this.code = '';
      this.#countdown.until = 0;
    } else this.failure = problem;
    this.focusSoon('zaguan-code');
  }

  #submitAddress = (event: Event) => {
    event.preventDefault();
    const address = this.checkedAddress();
    if (address === null) return this.focusSoon('zaguan-field');
    const again = this.#sent?.to === address;
    this.send(address, again, again ? resent : null);
  };

  #typeCode = (event: Event) => {
    if (this.#checking.waiting) return;
    this.code = (event.target as HTMLInputElement).value;
    this.codeError = '';
    this.notice = null;
    this.failure = null;
  };

  /** Checks the code once six digits are typed, without a button. This event precedes the `input` event of the last digit. */
  #completeCode = (event: Event) => {
    this.#typeCode(event);
    this.#check();
  };

  #submitCode = (event: Event) => {
    event.preventDefault();
    this.#check();
  };

  #check(): void {
    if (this.busy || this.#checking.waiting) return;
    if (this.#isProven) this.#submitStep();
    else if (this.code.length < 6) {
      this.codeError = 'short';
      this.focusSoon('zaguan-code');
    } else {
      this.#checking.ask(this.actions.verify_code);
      this.requestUpdate();
      this.host.act('verify_code', { code: this.code });
    }
  }

  /** Returns true if the code was right and only the submission is missing. */
  get #isProven(): boolean {
    const checked = this.actions.verify_code;
    return (
      checked?.status === 'done' &&
      (checked.result as Record<Member, string>)[this.member] === this.#sent?.to &&
      this.problem?.key !== 'code_not_verified'
    );
  }

  #codeErrorText({ wrong = 0 }: CodeDelivery): string {
    const { codeError, words } = this;
    if (codeError !== 'wrong' || wrong < WRONG_OFTEN) return codeError && words[codeError];
    return wrong < MAX_WRONG_CODES ? words.wrongLeft(MAX_WRONG_CODES - wrong) : words.wrongOften;
  }

  #submitStep(): void {
    if (!this.busy && this.#sent) this.host.submit({ [this.member]: this.#sent.to });
  }

  #problemText(problem: StepProblem | null): string | null {
    if (!problem) return null;
    if (problem.key === 'rate_limited')
      return this.words.tooSoon(waitInWords(this.#countdown.seconds || (problem.retryAfter ?? 60), this.language));
    if (problem.key === 'attempts_exhausted') {
      const contact = Object.values(this.support ?? {}).find(Boolean);
      return this.words.usedUp(this.companyName, contact ? ` (${contact})` : '');
    }
    if (problem.key === 'code_not_verified') return this.words.expired;
    if (problem.key === 'code_not_sent') return this.words.notSent;
    return problemInWords(problem, this.language);
  }

  /** Sends a code again, through the same channel. */
  protected resend(delivery: CodeDelivery): void {
    this.send(delivery.to, true, resent);
  }

  protected override render() {
    const delivery = this.#sent;
    if (!delivery || this.editing) {
      return renderAddress(this, {
        words: this.words,
        field: this.renderField(),
        sending: this.#sending.waiting,
        problem: this.#problemText(this.failure),
        submit: this.#submitAddress,
      });
    }
    const late = this.#countdown.seconds === 0 && !this.#sending.waiting;
    return renderCode(this, {
      words: this.words,
      way: this.sentTo(delivery),
      to: this.formatAddress(delivery.to),
      code: this.code,
      error: this.#codeErrorText(delivery),
      sending: this.#sending.waiting,
      checking: this.#checking.waiting,
      countdown: this.#countdown,
      otherWay: late ? this.renderOtherWay(delivery) : nothing,
      notice: this.notice?.(this.words) ?? '',
      problem: this.#problemText(this.failure ?? this.problem),
      type: this.#typeCode,
      complete: this.#completeCode,
      submit: this.#submitCode,
      resend: () => this.resend(delivery),
      change: () => {
        this.editing = true;
      },
    });
  }
}
