import './script-tag.ts';

/** Script of the hosted page, `/w/<workflow>#t=<token_encoded>`. The token stays in the address bar for a reload. */
const element = document.querySelector('zaguan-onboarding')!;

function readToken(): void {
  const token = new URLSearchParams(location.hash.slice(1)).get('t') ?? '';
  // The server accepts both forms of a token. Without a token, it rejects `none`, and the widget tells the person to get a new link.
  element.token = token || 'none';
}

/** Removes the static hall shown while loading, and gives the browser's bar the widget's background, which may be a partner's. */
function show(): void {
  document.querySelector('.ahead')?.remove();
  const frame = element.shadowRoot?.querySelector('zaguan-app')?.shadowRoot?.querySelector('.frame');
  if (!frame) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = getComputedStyle(frame).backgroundColor;
}

for (const event of ['zaguan-page-open', 'zaguan-step', 'zaguan-error']) element.addEventListener(event, show);
element.addEventListener('zaguan-ready', ({ detail }) => {
  document.title = `${detail.company} · Zaguán`;
});

// The page has no host page that could set a language, so the browser's is used.
document.documentElement.lang = navigator.language;
addEventListener('hashchange', readToken);
readToken();
