import { html } from 'hono/html';
import { type Application, hasEnded } from '../bank/applications.ts';
import { layout, type Markup, mark, type PageContext } from './layout.ts';

/** Draws the bank's front page. It contains the widget as a modal, which gets its token when the person presses the button. */
export function homePage(page: PageContext, application: Application | null): Markup {
  const { words } = page;
  const isOver = application !== null && hasEnded(application.status);
  const call = application ? words.resume : words.open;
  return layout(page, {
    title: words.homeTitle,
    widget: !isOver,
    ...(isOver ? {} : { script: 'home.js' }),
    main: html`
<section class="hero" id="account">
  <div class="hero-text">
    <h1>${words.heroTitle}</h1>
    <p class="lead">${words.heroText}</p>
    <div class="hero-actions">
      ${
        isOver
          ? html`<a class="call" href="/cuenta">${words.see}</a>`
          : html`<button class="call" id="open" type="button" data-busy="${words.opening}" data-resume="${words.resume}" data-failed="${words.openFailed}">${call}</button>
      <a class="aside-link to-phone" href="/telefono">${words.onPhone}</a>`
      }
    </div>
    <p class="trouble" id="trouble" role="status"></p>
  </div>
  <div class="knocker" aria-hidden="true">${mark()}</div>
</section>
<ul class="facts">
  ${words.facts.map(([title, text]) => html`<li><b>${title}</b><span>${text}</span></li>`)}
</ul>
<section class="band" id="steps">
  <h2>${words.stepsTitle}</h2>
  <ol class="steps">
    ${words.steps.map(([title, text]) => html`<li><h3>${title}</h3><p class="said">${text}</p></li>`)}
  </ol>
</section>
<section class="band split" id="card">
  <div class="plastic" aria-hidden="true">
    <span class="plastic-brand">${mark()}${words.bank}</span>
    <svg class="chip" viewBox="0 0 44 34"><rect x="1" y="1" width="42" height="32" rx="6"/><path d="M1 12h13v10H1M43 12H30v10h13M14 12V1M30 12V1M14 22v11M30 22v11M14 12h16v10H14z"/></svg>
    <svg class="waves" viewBox="0 0 24 28"><path d="M4 9a11 11 0 0 1 0 10M9.5 5.5a19 19 0 0 1 0 17M15 2a27 27 0 0 1 0 24"/></svg>
  </div>
  <div>
    <h2>${words.cardTitle}</h2>
    <p class="said">${words.cardText}</p>
    <ul class="points">${words.cardPoints.map((point) => html`<li>${point}</li>`)}</ul>
  </div>
</section>
<section class="band" id="questions">
  <h2>${words.questionsTitle}</h2>
  <div class="questions">
    ${words.questions.map(([question, answer]) => html`<details><summary>${question}</summary><p class="said answer">${answer}</p></details>`)}
  </div>
</section>
${isOver ? '' : html`<zaguan-onboarding id="onboarding" mode="modal" lang="${page.language}"></zaguan-onboarding>`}`,
  });
}
