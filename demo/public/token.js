/**
 * Gives the widget a new token before the old one expires, so that a slow person loses nothing, and another one to a page
 * that slept through that moment.
 */
export function keepTokenFresh(onboarding) {
  onboarding.addEventListener('zaguan-token-expiring', async (event) => {
    const token = await newToken();
    if (token) event.detail.refresh(token);
  });

  onboarding.addEventListener('zaguan-error', async (event) => {
    if (event.detail.code !== 'token_expired') return;
    const token = await newToken();
    if (token) onboarding.token = token;
  });
}

async function newToken() {
  const response = await fetch('/api/application/token', { method: 'POST' }).catch(() => null);
  return response?.ok ? (await response.json()).token : null;
}
