import { html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { HandoffLink, HandoffSending, SessionStep, SessionView } from '#contracts/session/session.ts';
import { copyText } from '#src/device/clipboard.ts';
import { isComputer } from '#src/device/has-camera.ts';
import { sharing } from '#src/device/share.ts';
import { factsInWords } from '#src/i18n/facts.i18n.ts';
import { type HandoffWords, handoffWords } from '#src/i18n/handoff.i18n.ts';
import { twoDevicesWords } from '#src/i18n/two-devices.i18n.ts';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import type { DeviceAnswer, HandoffCommand, HandoffState } from '#src/machine/journey.ts';
import type { StepProblem } from '#src/machine/step-state.ts';
import { base } from '#src/ui/base.styles.ts';
import '#src/ui/button.element.ts';
import { define } from '#src/ui/define.ts';
import { phoneIcon } from '#src/ui/drawings/icons.ts';
import { chevronIcon, copyIcon, tickIcon } from '#src/ui/drawings/later-icons.ts';
import '#src/ui/notice.element.ts';
import '#src/ui/page.element.ts';
import { handoffStyles } from './handoff.styles.ts';
import './link-messages.element.ts';

/** Defined next to its only use, so that the first screen does not load it. */
const shareIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 15V4m0 0L8 8m4-4 4 4M6 12v6.5a1.5 1.5 0 0 0 1.5 1.5h9a1.5 1.5 0 0 0 1.5-1.5V12" />
</svg>`;

/**
 * @summary The handoff to another device: a QR code and a link, the progress on that device, and the way back.
 * @event {CustomEvent<HandoffCommand | DeviceAnswer>} zaguan-handoff - The person's command, or answer about the other device.
 */
export class ZaguanHandoff extends LitElement {
  static override styles = [base, handoffStyles];

  @property({ attribute: false }) view!: SessionView;
  @property({ attribute: false }) handoff!: HandoffState;
  @property({ attribute: false }) language: Language = 'es-MX';
  /** True on a computer: the words then assume that the other device is a phone. */
  @property({ type: Boolean }) computer = isComputer();

  @property({ type: Boolean }) offline = false;

  @state() private isLinkCopied: boolean | null = null;
  /** The id of the address to which the person sends the link. */
  @state() private to: string | null = null;

  get #words(): HandoffWords {
    return wordsIn(handoffWords, this.language);
  }

  #sendCommand(command: HandoffCommand): void {
    this.isLinkCopied = null;
    this.#dispatch(command);
  }

  #dispatch(detail: HandoffCommand | DeviceAnswer): void {
    this.dispatchEvent(new CustomEvent<HandoffCommand | DeviceAnswer>('zaguan-handoff', { detail }));
  }

  #renew = () => this.#sendCommand({ type: 'handoff.renewed' });

  #send = ({ detail: to }: CustomEvent<string>) => {
    this.to = to;
    this.#sendCommand({ type: 'handoff.renewed', to, language: this.language });
  };

  #copy = async ({ url }: HandoffLink) => {
    this.isLinkCopied = await copyText(url);
  };

  #problemText(): string {
    const words = this.#words;
    const { link, problem } = this.handoff;
    const texts: Partial<Record<StepProblem['key'], string>> = {
      ...{ too_many_tokens: words.crowded, rate_limited: words.tooMany, host_only: words.hostOnly },
      link_not_sent: link ? words.notSent : words.notSentLost,
    };
    return (problem && texts[problem.key]) ?? words.failed;
  }

  /** The address to which the currently valid link was sent; null if it was not sent. */
  get #lastMessage(): HandoffSending['last'] {
    return this.view.handoff.sending?.last ?? null;
  }

  /** Draws the QR code dark on white in every theme, because many readers cannot read an inverted code. */
  #renderCode({ qr: { size, path } }: HandoffLink) {
    const sizeWithMargin = size + 8;
    return html`<div class="card">
      <svg class="code" viewBox="-4 -4 ${sizeWithMargin} ${sizeWithMargin}" role="img" aria-label=${this.#words.code}><path d=${path} /></svg>
    </div>`;
  }

  /** Draws the ways to use the link: copy, share, renew, or open it in a tab, as the host page may block the camera. */
  #renderLinkActions(link: HandoffLink) {
    const words = this.#words;
    const isForeign = new URL(link.url).origin !== location.origin;
    return html`<div class="ways">
        <zaguan-button variant="quiet" @click=${() => this.#copy(link)}>${copyIcon()}${this.isLinkCopied ? words.copied : words.copy}</zaguan-button>
        ${
          sharing.possible
            ? html`<zaguan-button variant="quiet" @click=${() => sharing.share(link.url)}>${shareIcon}${words.share}</zaguan-button>`
            : nothing
        }
        <zaguan-button class=${sharing.possible ? 'whole' : ''} variant="quiet" @click=${this.#renew}>${words.another}</zaguan-button>
      </div>
      ${this.isLinkCopied === false ? html`<p class="address" tabindex="0">${link.url}</p>` : nothing}
      ${
        isForeign
          ? html`<a class="row" href=${link.url} target="_blank" rel="noopener noreferrer">${words.openHere}${chevronIcon('small')}</a>`
          : nothing
      }
      <p class="secret small">${words.secret}</p>`;
  }

  /** Draws the state of the handoff in a line under the QR code; nothing if the link failed or is lost. */
  #renderStatus(lost: boolean) {
    const words = this.#words;
    const { link, asking, problem } = this.handoff;
    if (this.offline) return words.offline;
    if (asking === 'link') return words.making;
    if (asking === 'message') return words.sendingLink;
    if (problem || lost) return nothing;
    const wait = this.computer ? words.waitingPhone : words.waitingOther;
    const news = this.#lastMessage ? words.sent : link?.replaced ? words.fresh : wait;
    return html`<i class="arch"></i>${news}<span class="unseen">${this.isLinkCopied ? words.copied : nothing}</span>`;
  }

  #renderInvitation() {
    const words = this.#words;
    const { link, asking, problem, why } = this.handoff;
    const making = asking === 'link' || asking === 'message';
    const visibleLink = making ? null : link;
    const lost = !link && !making && !problem;
    const blind = why === 'no_camera';
    return html`<zaguan-page
      class="invite"
      heading=${this.computer ? words.titlePhone : words.titleOther}
      why=${lost ? this.#lostWhy() : blind ? words.noCameraWhy : words.why}
    >
      ${this.computer ? nothing : this.#renderMessages()}
      ${visibleLink ? this.#renderCode(visibleLink) : html`<div class="card ${lost ? 'lost' : ''} empty">${phoneIcon()}</div>`}
      <p class="status small" role="status">${this.#renderStatus(lost)}</p>
      ${this.#renderFailure()} ${this.computer ? this.#renderMessages() : nothing} ${visibleLink ? this.#renderLinkActions(visibleLink) : nothing}
      ${
        link || making || problem?.key === 'host_only'
          ? nothing
          : html`<zaguan-button slot="dock" @click=${this.#renew}>${problem ? words.retry : words.another}</zaguan-button>`
      }
      ${this.#renderReturn('text', blind ? words.stayBlind : words.stay)}
    </zaguan-page>`;
  }

  #renderFailure() {
    return this.handoff.problem ? html`<zaguan-notice kind="warn" live="alert">${this.#problemText()}</zaguan-notice>` : nothing;
  }

  /** Draws the addresses to which the link can be sent: on a phone above the QR code, which needs another device's camera. */
  #renderMessages() {
    const { sending } = this.view.handoff;
    if (!sending?.destinations.length) return nothing;
    return html`<zaguan-link-messages
      .sending=${sending}
      .language=${this.language}
      .to=${this.handoff.asking === 'message' ? this.to : null}
      @zaguan-send=${this.#send}
    ></zaguan-link-messages>`;
  }

  /** Explains why there is no QR code: only the page that requested the link knows it, and this page did not. */
  #lostWhy(): string {
    const last = this.#lastMessage;
    return last ? this.#words.sentWhy(last.to) : this.#words.lostWhy;
  }

  #renderProgress() {
    const words = this.#words;
    const { guest: isSecondDevice } = this.view.handoff;
    const { asking } = this.handoff;
    return html`<zaguan-page
      heading=${this.computer && !isSecondDevice ? words.awayTitlePhone : words.awayTitleOther}
      why=${isSecondDevice ? words.awayFromSecondWhy : words.awayWhy}
    >
      ${this.offline ? html`<zaguan-notice>${words.offline}</zaguan-notice>` : nothing} ${this.#renderSteps()}
      ${this.#renderFailure()}
      ${
        isSecondDevice
          ? nothing
          : html`${this.#renderReturn('', words.comeBack)}
              <zaguan-button slot="dock" variant="text" .waiting=${asking === 'link' ? words.making : ''} @click=${this.#renew}>
                ${words.anotherDevice}
              </zaguan-button>`
      }
    </zaguan-page>`;
  }

  #renderReturn(variant: '' | 'text', label: string) {
    const waiting = this.handoff.asking === 'return' ? this.#words.comingBack : '';
    return html`<zaguan-button slot="dock" variant=${variant || 'primary'} .waiting=${waiting} @click=${() => this.#sendCommand({ type: 'handoff.ended' })}>
      ${label}
    </zaguan-button>`;
  }

  #renderSteps() {
    const words = this.#words;
    const { steps, current } = this.view;
    const isDone = (status: string) => status === 'success' || status === 'skipped';
    const doneCount = steps.filter(({ status }) => isDone(status)).length;
    return html`<p class="unseen" role="status">${words.progress(doneCount, steps.length)}</p>
      <ol class="steps" aria-label=${words.steps}>
        ${steps.map((step, index) => {
          const progress = isDone(step.status) ? 'done' : step.uuid === current?.uuid ? 'now' : 'next';
          const name = step.metadata.title ?? this.#nameOf(step, index);
          return html`<li class=${progress}>
            <i>${progress === 'done' ? tickIcon('small') : nothing}</i><span>${name}</span
            ><small>${progress === 'next' ? nothing : words[progress]}</small>
          </li>`;
        })}
      </ol>`;
  }

  /** Names a step without a title by the facts that it asks for, else by its number. */
  #nameOf({ shares }: SessionStep, index: number): string {
    const words = this.#words;
    const facts = factsInWords(shares, this.language);
    return capital(facts) || (shares.includes('consents') ? words.consents : words.step(index + 1));
  }

  /** Draws the question whether the second device that opened the link belongs to the person. */
  #renderOwnerQuestion() {
    const words = wordsIn(twoDevicesWords, this.language);
    const { asking, problem } = this.handoff;
    const answer = (mine: boolean) => () => {
      if (asking !== 'answer') this.#dispatch({ type: 'device.answered', mine });
    };
    return html`<zaguan-page heading=${words.askTitle} why=${words.askWhy}>
      <span class="unseen" role="alert">${words.askTitle}</span>
      ${problem ? html`<zaguan-notice kind="warn" live="alert">${words.notAnswered}</zaguan-notice>` : nothing}
      <zaguan-button slot="dock" .waiting=${asking === 'answer' ? words.answering : ''} @click=${answer(true)}>${words.mine}</zaguan-button>
      <zaguan-button slot="dock" variant="text" @click=${answer(false)}>${words.notMine}</zaguan-button>
    </zaguan-page>`;
  }

  protected override render() {
    const { away, guest: isSecondDevice, contested } = this.view.handoff;
    if (contested) return this.#renderOwnerQuestion();
    return away === 'opened' || (isSecondDevice && away && !this.handoff.link) ? this.#renderProgress() : this.#renderInvitation();
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

define('zaguan-handoff', ZaguanHandoff);
