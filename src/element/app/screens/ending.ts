import { html, nothing } from 'lit';
import type { SessionStatus } from '#contracts/base/statuses.ts';
import { endingWords } from '#src/i18n/ending.i18n.ts';
import { factsInWords } from '#src/i18n/facts.i18n.ts';
import { submissionWords } from '#src/i18n/submission.i18n.ts';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import type { JourneyEvent } from '#src/machine/journey.ts';
import type { OnboardingSnapshot } from '#src/machine/onboarding.machine.ts';
import '#src/ui/button.element.ts';
import { lockIcon } from '#src/ui/drawings/icons.ts';
import { warnIcon } from '#src/ui/drawings/later-icons.ts';
import '#src/ui/notice.element.ts';
import '#src/ui/page.element.ts';
import type { StepFileReader } from '#src/machine/step-state.ts';
import { hall } from './hall.ts';
import './file-download.element.ts';
import type { HaltContent } from './halt.ts';
import { help } from './help.ts';

type EndingWords = (typeof endingWords)['es-MX'];

/** Door and words of each ending. The door is open on success and ajar while the company decides; other endings have no door. */
const endings: Partial<
  Record<
    SessionStatus,
    { door?: 'open' | 'ajar'; title: (w: EndingWords, name: string | null) => string; why: (w: EndingWords, company: string) => string }
  >
> = {
  success: { door: 'open', title: (w, name) => titleTo(w.successTitle, name), why: (w, company) => w.successWhy(company) },
  received: { door: 'ajar', title: (w, name) => titleTo(w.receiptTitle, name), why: (w, company) => w.receiptWhy(company) },
  people_error: { door: 'ajar', title: (w) => w.reviewTitle, why: (w, company) => w.reviewWhy(company) },
  rules_failed: { title: (w) => w.rulesTitle, why: (w, company) => w.rulesWhy(company) },
  skipped: { title: (w) => w.skippedTitle, why: (w, company) => w.skippedWhy(company) },
  failed: { title: (w) => w.failedTitle, why: (w, company) => w.failedWhy(company) },
};

/** Returns a title that addresses the person by name, if it is known. */
function titleTo(title: string, name: string | null): string {
  return name ? `${title}, ${name}` : title;
}

/** Returns the content of the wait before the ending. */
export function waitingContent(language: Language, texts: Readonly<Record<string, string>>): HaltContent {
  const words = wordsIn(endingWords, language, texts);
  return { icon: lockIcon, title: words.waitingTitle, why: words.waitingWhy, wait: words.waitingNow };
}

interface EndingShell {
  language: Language;
  texts: Readonly<Record<string, string>>;
  /** True if the widget is a modal, which ends with a button to close it. */
  modal: boolean;
  filesOf(step: string): StepFileReader;
  send(event: JourneyEvent): void;
  leave(reason: 'finished'): void;
}

/** Draws the last screen: the workflow's outcome, what the company received, files to keep, and the way to the partner's page. */
export function ending({ language, texts, modal, filesOf, send, leave }: EndingShell, snapshot: OnboardingSnapshot) {
  const { notice } = snapshot.context;
  const view = snapshot.context.view!;
  /** True while the redirect's countdown runs: the browser goes to the partner's page unless the person chooses to stay. */
  const counting = snapshot.matches({ journey: { finished: 'counting' } }) && view.redirect_url !== null;
  const leaving = snapshot.matches({ journey: { finished: 'leaving' } });
  const onStay = () => send({ type: 'redirect.declined' });
  const words = wordsIn(endingWords, language, texts);
  const { company, workflow } = view;
  const { door, title, why } = endings[workflow.status] ?? endings.failed!;
  const facts = factsInWords(
    view.steps.flatMap(({ shares }) => shares),
    language,
  );
  return html`${door ? html`<div class="entrance">${hall(door)}</div>` : html`<div class="niche warn">${warnIcon()}</div>`}
    <zaguan-page heading=${title(words, view.first_name)} why=${why(words, company.name)}>
      ${notice === 'arrived' ? html`<p role="status">${wordsIn(submissionWords, language).arrived}</p>` : nothing}
      ${
        facts
          ? html`<zaguan-notice class="shared" heading=${words.shared(company.name)}>
              <span slot="icon">${lockIcon()}</span>${facts.charAt(0).toUpperCase()}${facts.slice(1)}.
            </zaguan-notice>`
          : nothing
      }
      ${view.steps.map(({ uuid, keeps }) =>
        keeps
          ? html`<zaguan-file-download .file=${keeps} .language=${language} .readFile=${filesOf(uuid)} @zaguan-download=${onStay}></zaguan-file-download>`
          : nothing,
      )}
      ${door === 'open' ? nothing : help(view, language, texts)}
      ${
        view.redirect_url
          ? html`<p slot="dock" class="small" role="status">${counting ? words.redirecting : nothing}</p>
              <zaguan-button slot="dock" .waiting=${leaving ? words.backTo(company.name) : ''} @click=${() => send({ type: 'redirect.chosen' })}>
                ${words.backTo(company.name)}
              </zaguan-button>
              <zaguan-button slot="dock" variant="text" ?inert=${!counting} @click=${onStay}>${words.stay}</zaguan-button>`
          : modal
            ? html`<zaguan-button slot="dock" @click=${() => leave('finished')}>${words.done}</zaguan-button>`
            : html`<p slot="dock" class="small">${words.closePage}</p>`
      }
    </zaguan-page>`;
}
