import { css, html, nothing, type TemplateResult } from 'lit';
import type { SessionView } from '#contracts/session/session.ts';
import type { Bring } from '#contracts/steps/step.ts';
import { bringWords, factsInWords } from '#src/i18n/facts.i18n.ts';
import type { ShellWords } from '#src/i18n/shell.i18n.ts';
import type { Language } from '#src/i18n/words.ts';
import '#src/ui/button.element.ts';
import { closeIcon, credentialIcon, documentIcon, lockIcon, phoneIcon, placeIcon } from '#src/ui/drawings/icons.ts';
import '#src/ui/page.element.ts';
import { hall } from './hall.ts';

const bringIcons: Record<Bring, (size?: 'small') => TemplateResult> = {
  ine: credentialIcon,
  csf: documentIcon,
  proof_of_address: placeIcon,
  phone: phoneIcon,
};

interface WelcomeShell {
  words: ShellWords;
  language: Language;
  begin(): void;
  askToLeave(): void;
  switchLanguage(): void;
}

/** Draws the welcome; `waiting` is the reason why "begin" waits, in words, or empty. */
export function welcome(shell: WelcomeShell, view: SessionView, waiting: string, canSwitchLanguage: boolean) {
  const { words, language } = shell;
  const { company, customization, steps } = view;
  // Rounds to tenths first: the floating-point sum of tenths can be slightly too large, and `ceil` would add a minute.
  const minutes = Math.ceil(+steps.reduce((sum, step) => sum + step.minutes, 0).toFixed(1));
  const brings = [...new Set(steps.flatMap((step) => step.bring))].filter((thing): thing is Bring => Object.hasOwn(bringIcons, thing));
  const facts = factsInWords(
    steps.flatMap((step) => step.shares),
    language,
    brings,
  );
  return html`<div class="entrance">
      ${hall('ajar')}
      <div class="over">
        ${
          canSwitchLanguage
            ? html`<button class="text-button" type="button" lang=${language === 'en' ? 'es-MX' : 'en'} @click=${shell.switchLanguage}>
                ${words.otherLanguage}
              </button>`
            : html`<span></span>`
        }
        <button class="icon-button" type="button" aria-label=${words.close} @click=${shell.askToLeave}>${closeIcon()}</button>
      </div>
    </div>
    ${customization?.logo ? html`<img src=${customization.logo} alt=${company.name} />` : html`<p class="company">${company.name}</p>`}
    <zaguan-page heading=${words.welcomeTitle} why="${words.minutes(minutes)} ${words.pause}">
      ${
        brings.length === 0
          ? nothing
          : html`<h2 class="section">${words.bring}</h2>
              <ul class="rows">
                ${brings.map((thing) => row(thing, language))}
              </ul>`
      }
      ${facts ? html`<p class="small asks">${brings.length > 0 ? words.willAskToo(facts) : words.willAsk(facts)}</p>` : nothing}
      <p slot="dock" class="small with-icon">
        ${lockIcon('small')}
        <span>
          ${words.privacy(company.name)} ${steps.some(({ needs }) => needs.camera) ? words.photosKept(company.media_days) : nothing}
          ${
            company.privacy_notice_url
              ? html`<a class="link" href=${company.privacy_notice_url} target="_blank" rel="noopener">${words.privacyNotice}</a>`
              : nothing
          }
        </span>
      </p>
      <zaguan-button slot="dock" .waiting=${waiting} @click=${shell.begin}>${words.begin}</zaguan-button>
    </zaguan-page>`;
}

function row(thing: Bring, language: Language) {
  const words = bringWords[language];
  return html`<li class="row">
    ${bringIcons[thing]()}<span><b>${words[thing]}</b><small>${words[`${thing}_why`]}</small></span>
  </li>`;
}

export const welcomeStyles = css`
  .entrance {
    position: relative;
    flex: none;
  }
  .entrance .over {
    position: absolute;
    inset: 0 6px auto;
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: var(--zaguan-bar);
  }
  /* White in both themes, since logos are drawn for a light background. If the page's policy blocks the image, its text is shown. */
  img {
    max-width: 50%;
    max-height: 52px;
    margin: 0 auto 0 var(--zaguan-gutter);
    padding: 8px;
    border-radius: var(--zaguan-radius-small);
    color: #000;
    background: #fff;
  }
  .company {
    width: 100%;
    max-width: calc(var(--zaguan-measure) + 2 * var(--zaguan-gutter));
    padding: var(--zaguan-space-3) var(--zaguan-gutter) 0;
    margin-inline: auto;
    font-weight: var(--zaguan-weight-strong);
    color: var(--zaguan-accent);
  }
  .section {
    margin: var(--zaguan-space-5) 0 var(--zaguan-space-2);
    font-size: var(--zaguan-text-small);
    line-height: 20px;
    font-weight: var(--zaguan-weight-strong);
  }
  .rows {
    border-top: 1px solid var(--zaguan-line);
  }
  .row {
    border-bottom: 1px solid var(--zaguan-line);
    color: inherit;
    text-decoration: none;
  }
  .asks {
    margin-top: var(--zaguan-space-3);
  }
`;
