import './script-tag.ts';

/**
 * The execution URL: `/w/<workflow>#t=<token_encoded>`. The token stays in the address bar, since a reload has no other
 * copy; a fragment is never sent anywhere.
 */
const element = document.querySelector('zaguan-onboarding')!;

function readToken(): void {
  const encoded = new URLSearchParams(location.hash.slice(1)).get('t') ?? '';
  // Both forms are accepted; without one, the server's refusal tells the person to ask for a new link.
  element.token = encoded || 'none';
}

// Nobody embeds this page, so nobody but the browser knows which language the person reads.
document.documentElement.lang = navigator.language;
addEventListener('hashchange', readToken);
readToken();
