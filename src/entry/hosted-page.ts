import './script-tag.ts';

/**
 * The execution URL: `/w/<workflow>#t=<token_encoded>`. The token stays in the address bar, since a reload has no other
 * copy; a fragment is never sent anywhere.
 */
const element = document.querySelector('zaguan-onboarding')!;

function readToken(): void {
  const token = new URLSearchParams(location.hash.slice(1)).get('t') ?? '';
  // Both forms are accepted; without one, the server's refusal tells the person to ask for a new link.
  element.token = token || 'none';
}

/** The static hall has done its part. The browser's own bar takes the colour below it, which may be a partner's. */
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

// Nobody embeds this page, so nobody but the browser knows which language the person reads.
document.documentElement.lang = navigator.language;
addEventListener('hashchange', readToken);
readToken();
