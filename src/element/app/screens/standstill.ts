import { css, html, nothing, type TemplateResult } from 'lit';
import type { SessionView } from '../../../../contracts/session.ts';
import type { ShellWords } from '../../../i18n/shell.i18n.ts';
import '../../../ui/button.element.ts';
import { closeIcon, documentIcon, lockIcon, mailIcon, offlineIcon, onIcon, phoneIcon, turnIcon, warnIcon } from '../../../ui/icons.ts';
import '../../../ui/page.element.ts';

/** Every screen on which the journey stands still, and has a next thing to do all the same. */
export type Standstill = 'offline' | 'waiting' | 'expired' | 'invalid' | 'blocked' | 'consent' | 'fatal' | 'elsewhere' | 'left' | 'paused';

interface Look {
  icon: (size?: 'small') => TemplateResult;
  /** Terracotta only where somebody has to do something. */
  warn?: boolean;
  /** Whom to ask is part of the way out. */
  help?: boolean;
  title: (words: ShellWords) => string;
  why: (words: ShellWords) => string;
  act?: (words: ShellWords) => string;
  wait?: (words: ShellWords) => string;
}

const looks: Record<Standstill, Look> = {
  offline: { icon: offlineIcon, title: (w) => w.offlineTitle, why: (w) => w.offlineWhy, wait: (w) => w.waitingForSignal },
  waiting: { icon: lockIcon, title: (w) => w.waitingTitle, why: (w) => w.waitingWhy, wait: (w) => w.waitingNow },
  expired: { icon: warnIcon, warn: true, help: true, title: (w) => w.expiredTitle, why: (w) => w.expiredWhy },
  invalid: { icon: warnIcon, warn: true, help: true, title: (w) => w.invalidTitle, why: (w) => w.invalidWhy },
  blocked: { icon: lockIcon, warn: true, help: true, title: (w) => w.blockedTitle, why: (w) => w.blockedWhy, act: (w) => w.retry },
  consent: { icon: documentIcon, warn: true, help: true, title: (w) => w.consentTitle, why: (w) => w.consentWhy, act: (w) => w.retry },
  fatal: { icon: turnIcon, warn: true, help: true, title: (w) => w.fatalTitle, why: (w) => w.fatalWhy, act: (w) => w.retry },
  elsewhere: { icon: documentIcon, title: (w) => w.elsewhereTitle, why: (w) => w.elsewhereWhy, act: (w) => w.goOnHere },
  left: { icon: lockIcon, title: (w) => w.leftTitle, why: (w) => w.leftWhy },
  paused: { icon: lockIcon, title: (w) => w.pausedTitle, why: (w) => w.pausedWhy, act: (w) => w.goOn },
};

export interface StandstillState {
  kind: Standstill;
  words: ShellWords;
  /** Null before the server said anything. */
  view: SessionView | null;
  onAct(): void;
  onClose: (() => void) | null;
}

/** One niche, one sentence, one way on. */
export function standstill({ kind, words, view, onAct, onClose }: StandstillState) {
  const look = looks[kind];
  return html`<div class="bar" part="bar">
      <span class="push"></span>
      ${
        onClose
          ? html`<button class="icon-button" type="button" aria-label=${words.close} @click=${onClose}>${closeIcon()}</button>`
          : nothing
      }
    </div>
    <div class="niche ${look.warn ? 'warn' : ''}">${look.icon()}</div>
    <zaguan-page heading=${look.title(words)} why=${look.why(words)}>
      ${look.help ? help(view, words) : nothing}
      ${look.act ? html`<zaguan-button slot="dock" @click=${onAct}>${look.act(words)}</zaguan-button>` : nothing}
      ${look.wait ? html`<zaguan-button slot="dock" .waiting=${look.wait(words)}></zaguan-button>` : nothing}
    </zaguan-page>`;
}

/** Whom to ask: the company's contacts, as rows to press. */
export function help(view: SessionView | null, words: ShellWords) {
  const support = view?.company.support;
  if (!support || !(support.email || support.phone || support.url)) return nothing;
  return html`<h2 class="section">${words.help}</h2>
    <ul class="rows">
      ${support.phone ? contact(phoneIcon(), `tel:${support.phone.replace(/[^\d+]/g, '')}`, words.helpPhone, support.phone) : nothing}
      ${support.email ? contact(mailIcon(), `mailto:${support.email}`, words.helpMail, support.email) : nothing}
      ${support.url && /^https?:/.test(support.url) ? contact(documentIcon(), support.url, words.helpPage, new URL(support.url).host) : nothing}
    </ul>`;
}

function contact(icon: TemplateResult, href: string, name: string, detail: string) {
  return html`<li>
    <a class="row" href=${href} target="_blank" rel="noopener">${icon}<span><b>${name}</b><small>${detail}</small></span>${onIcon('small')}</a>
  </li>`;
}

export const standstillStyles = css`
  .push {
    flex: 1;
  }
  .niche {
    display: grid;
    flex: none;
    place-items: center;
    width: 72px;
    height: 84px;
    padding-top: 8px;
    margin: var(--zaguan-space-4) max(var(--zaguan-gutter), (100% - var(--zaguan-measure)) / 2) 0;
    border-radius: var(--zaguan-arch);
    border-bottom: var(--zaguan-stroke) solid var(--zaguan-accent);
    color: var(--zaguan-accent);
    background: var(--zaguan-accent-soft);
  }
  .niche .icon {
    width: 32px;
    height: 32px;
    stroke-width: 1.5;
  }
  .niche.warn {
    color: var(--zaguan-warn);
    background: var(--zaguan-warn-soft);
    border-color: var(--zaguan-warn);
  }
`;
