import { html } from 'hono/html';
import type { Application, WebhookNotice } from '../bank/applications.ts';
import { layout, type Markup, mark, type PageContext } from './layout.ts';

/** The bank's own stages of an application, derived from the workflow's status. */
export type ApplicationStage = 'none' | 'started' | 'sent' | 'ready' | 'declined' | 'attention';

/** Returns the stage. `people_error`: Zaguán could not record the person, so the bank must look at the application too. */
export function stageOf({ status, isReviewed }: Pick<Application, 'status' | 'isReviewed'>): ApplicationStage {
  if (status === 'success') return 'ready';
  if (status === 'failed' || status === 'rules_failed' || status === 'skipped') return 'declined';
  return isReviewed || status === 'people_error' ? 'attention' : 'started';
}

/**
 * Draws all stages and shows the current stage; `account.js` changes it after a webhook. `isSent` is reported by the person's
 * browser (they saw the widget's last screen) and is not verified, so it only changes the words.
 */
export function accountPage(page: PageContext, application: Application | null, isSent: boolean): Markup {
  const { words } = page;
  const current = application ? stageOf(application) : 'none';
  const stage = current === 'started' && isSent ? 'sent' : current;
  const panel = (name: ApplicationStage, content: Markup) =>
    html`<section class="sheet stage-${name}" data-stage="${name}" aria-labelledby="title-${name}" ${name === stage ? '' : html`hidden`}>${content}</section>`;
  const heading = (name: ApplicationStage, title: string, text: string) =>
    html`<h1 id="title-${name}" tabindex="-1">${title}</h1><p class="lead">${text}</p>`;
  return layout(page, {
    title: words.accountTitle,
    ...(application ? { script: 'account.js' } : {}),
    main: html`
<div class="status" id="status" data-status="${application?.status ?? ''}" aria-live="polite">
  ${panel('none', html`${heading('none', words.noneTitle, words.noneText)}<a class="call" href="/">${words.open}</a>`)}
  ${panel(
    'started',
    html`${heading('started', words.startedTitle, words.startedText)}
    <div class="sheet-actions"><a class="call" href="/inline">${words.resume}</a><a class="aside-link to-phone" href="/telefono">${words.onPhone}</a></div>`,
  )}
  ${panel('sent', html`${heading('sent', words.sentTitle, words.sentText)}<p class="waiting"><i></i>${words.sentWaiting}</p>`)}
  ${panel(
    'ready',
    html`${heading('ready', words.readyTitle, words.readyText)}
    <div class="passbook">
      <span class="passbook-name">${mark()}${words.readyAccount}<em>•••• ${lastDigits(application)}</em></span>
      <span class="passbook-balance"><small>${words.readyBalance}</small>$0.00</span>
    </div>`,
  )}
  ${panel('attention', heading('attention', words.attentionTitle, words.attentionText))}
  ${panel('declined', heading('declined', words.declinedTitle, words.declinedText))}
</div>
${application ? developers(page, application) : ''}`,
  });
}

/** Draws the application's number and, for developers, the webhooks that the bank received. */
function developers({ words }: PageContext, application: Application): Markup {
  return html`
<div class="status-foot">
  <p class="folio"><span>${words.folio}</span> ${application.reference}</p>
  <form method="post" action="/otra"><button class="plain" type="submit">${words.restart}</button></form>
</div>
<details class="developers">
  <summary>${words.developersTitle}</summary>
  <p class="developers-text">${words.developersText}</p>
  <p class="developers-text" id="no-notices" ${application.notices.length ? html`hidden` : ''}>${words.developersNone}</p>
  <ol class="notices" id="notices">${application.notices.map((one) => notice(words.signed, one))}</ol>
  <template id="notice">${notice(words.signed, null)}</template>
</details>`;
}

function notice(signed: string, one: WebhookNotice | null): Markup {
  return html`<li class="notice"><p><b data-field="type">${one?.type ?? ''}</b> <time data-field="receivedAt">${one?.receivedAt ?? ''}</time> <span class="signed">${signed}</span></p><pre tabindex="0" data-field="body">${one ? JSON.stringify(one.body, null, 2) : ''}</pre></li>`;
}

/** Returns four digits of a fictitious account number, always the same for an application. */
function lastDigits(application: Application | null): string {
  const seed = Number.parseInt(application?.reference.slice(-6) ?? '0', 16);
  return String(seed % 10_000).padStart(4, '0');
}
