import { css, html, nothing, type TemplateResult } from 'lit';
import type { ShellWords } from '#src/i18n/shell.i18n.ts';
import '#src/ui/button.element.ts';
import { closeIcon, offlineIcon, turnIcon } from '#src/ui/drawings/icons.ts';
import '#src/ui/page.element.ts';
import type { Halt } from './screen-of.ts';

/** Contents of a halt: a screen on which the journey cannot continue by itself. */
export interface HaltContent {
  icon: (size?: 'small') => TemplateResult;
  /** Uses the warning colour (terracotta): only if someone has to act. */
  warn?: boolean;
  /** Shows the company's contacts. */
  help?: boolean;
  title: string;
  why: string;
  act?: string;
  wait?: string;
}

/** Returns the halts that must show even if no further code can be loaded. The others are in `halts.ts`. */
export function bundledHalts(words: ShellWords): Partial<Record<Halt, HaltContent>> {
  return {
    offline: { icon: offlineIcon, title: words.offlineTitle, why: words.offlineWhy, wait: words.waitingForSignal },
    fatal: { icon: turnIcon, warn: true, help: true, title: words.fatalTitle, why: words.fatalWhy, act: words.retry },
  };
}

export interface HaltState {
  content: HaltContent;
  words: ShellWords;
  /** The drawn contacts; shown if the content has `help`. */
  help: unknown;
  onAct(): void;
  onClose: (() => void) | null;
}

/** Draws a halt: an icon, a sentence, and one button or wait. */
export function halt({ content, words, help, onAct, onClose }: HaltState) {
  return html`<div class="bar" part="bar">
      ${
        onClose
          ? html`<button class="icon-button" type="button" aria-label=${words.close} @click=${onClose}>${closeIcon()}</button>`
          : nothing
      }
    </div>
    <div class="niche ${content.warn ? 'warn' : ''}">${content.icon()}</div>
    <zaguan-page heading=${content.title} why=${content.why}>
      ${content.help ? help : nothing}
      ${content.act ? html`<zaguan-button slot="dock" @click=${onAct}>${content.act}</zaguan-button>` : nothing}
      ${content.wait ? html`<zaguan-button slot="dock" .waiting=${content.wait}></zaguan-button>` : nothing}
    </zaguan-page>`;
}

export const haltStyles = css`
  .bar {
    display: flex;
    flex: none;
    height: var(--zaguan-bar);
    padding: 0 6px;
    justify-content: flex-end;
  }
`;
