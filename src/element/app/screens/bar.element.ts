import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import type { SessionView } from '#contracts/session/session.ts';
import type { ShellWords } from '#src/i18n/shell.i18n.ts';
import { base } from '#src/ui/base.styles.ts';
import { define } from '#src/ui/define.ts';
import { backIcon, closeIcon, phoneIcon } from '#src/ui/drawings/icons.ts';

const barStyles = css`
  :host {
    position: sticky;
    z-index: 3;
    top: 0;
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--zaguan-space-2);
    height: var(--zaguan-bar);
    padding: 0 6px;
    background: var(--zaguan-ground);
  }
  .progress {
    display: flex;
    flex: 1;
    align-items: flex-end;
    justify-content: center;
    gap: 5px;
    height: 14px;
    margin-bottom: 9px;
  }
  .progress i {
    flex: 1;
    max-width: 64px;
    height: var(--zaguan-stroke);
    border: 0 solid var(--zaguan-accent);
    border-radius: 2px;
    background: var(--zaguan-next);
    transition:
      height var(--zaguan-slow) var(--zaguan-ease),
      background var(--zaguan-fast) var(--zaguan-ease);
  }
  .progress .past {
    background: var(--zaguan-accent);
  }
  .progress .now {
    height: 14px;
    border-width: var(--zaguan-stroke) var(--zaguan-stroke) 0;
    border-radius: 50% 50% 0 0 / 10px 10px 0 0;
    background: var(--zaguan-glow);
  }
  @media (pointer: coarse) {
    .elsewhere {
      display: none;
    }
  }
  /* Over the camera: the picture continues under the bar. */
  :host([camera]) {
    color: var(--zaguan-camera-ink);
    background: none;
  }
  :host([camera]) .progress i {
    border-color: var(--zaguan-camera-neutral);
    background: rgb(255 255 255 / 0.3);
  }
  :host([camera]) .progress .past {
    background: var(--zaguan-camera-neutral);
  }
  :host([camera]) .progress .now {
    background: var(--zaguan-glow);
  }
  :host([camera]) :focus-visible {
    outline-color: var(--zaguan-camera-ink);
  }
  @media (forced-colors: active) {
    .progress i {
      background: GrayText;
    }
    .progress :is(.past, .now) {
      background: CanvasText;
    }
  }
`;

/** @summary The buttons "back" and "close", and the progress between them: past steps as lines, the current step as a lit arch. */
export class ZaguanBar extends LitElement {
  static override styles = [base, barStyles];

  @property({ attribute: false }) words!: ShellWords;
  @property({ attribute: false }) view!: SessionView;
  /** The uuid of the current step. */
  @property() current = '';
  @property({ attribute: false }) onBack!: () => void;
  @property({ attribute: false }) onClose!: () => void;
  /** Starts a handoff to another device; null if no handoff is possible now. On a phone the sheet before leaving offers it instead. */
  @property({ attribute: false }) onElsewhere: (() => void) | null = null;

  protected override render() {
    const { words, view, onElsewhere } = this;
    const now = view.steps.findIndex(({ uuid }) => uuid === this.current);
    const label = words.progress(now + 1, view.steps.length, view.steps[now]?.metadata.title ?? '');
    return html`<button class="icon-button" type="button" aria-label=${words.back} @click=${this.onBack}>${backIcon()}</button>
      <div class="progress" role="img" aria-label=${label}>
        ${view.steps.map((_, index) => html`<i class=${index < now ? 'past' : index === now ? 'now' : ''}></i>`)}
      </div>
      ${
        onElsewhere
          ? html`<button class="icon-button elsewhere" type="button" title=${words.elsewhere} aria-label=${words.elsewhere} @click=${onElsewhere}>${phoneIcon()}</button>`
          : nothing
      }
      <button class="icon-button" type="button" aria-label=${words.close} @click=${this.onClose}>${closeIcon()}</button>`;
  }
}
define('zaguan-bar', ZaguanBar);
