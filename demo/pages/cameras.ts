import { html } from 'hono/html';
import { layout, type Markup, type PageContext } from './layout.ts';

/** Draws a list of options with its label. */
const choice = (name: string, label: string, options: readonly (readonly string[])[]) =>
  html`<label>${label} <select name="${name}">${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></label>`;

/** Draws the page on which visitors try the cameras: no workflow, no token, and no request to Zaguán. */
export function camerasPage(page: PageContext): Markup {
  const { words, language, nonce } = page;
  return layout(page, {
    title: words.camerasTitle,
    script: 'cameras.js',
    main: html`
<script type="module" nonce="${nonce}" src="/zaguan/capture.js"></script>
<div class="desk cameras">
  <form class="desk-aside" id="choices">
    <h1>${words.camerasTitle}</h1>
    <p class="lead">${words.camerasText}</p>
    <fieldset>
      <legend>${words.camerasWhat}</legend>
      ${words.camerasKinds.map(
        ([kind, label], at) =>
          html`<label><input type="radio" name="kind" value="${kind}"${at === 0 ? html` checked` : ''}> ${label}</label>`,
      )}
    </fieldset>
    <fieldset>
      <legend>${words.camerasHow}</legend>
      <label><input type="checkbox" name="specimen"> ${words.camerasSpecimen}</label>
      <label><input type="checkbox" name="manual"> ${words.camerasManual}</label>
      <label><input type="checkbox" name="allow-file"> ${words.camerasFile}</label>
      ${choice('theme', words.camerasTheme, words.camerasThemes)}
      ${choice('strictness', words.camerasStrictness, words.camerasStrictnesses)}
    </fieldset>
  </form>
  <div>
    <div class="desk-widget" id="place" data-lang="${language}"></div>
    <section class="heard" aria-labelledby="heard-title">
      <h2 id="heard-title">${words.camerasHeard}</h2>
      <p class="said" id="nothing">${words.camerasNothing}</p>
      <div id="pictures"></div>
      <pre id="heard" role="status" tabindex="0" hidden></pre>
      <div id="log" role="log" aria-labelledby="heard-title"></div>
    </section>
  </div>
</div>`,
  });
}
