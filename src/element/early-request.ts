/**
 * Asks for the session while the screens are on their way. It is the first request of `SessionClient`, written out: a module that both
 * share would be a file of its own, and one more request before either. Returns the `fetch` of the session, which answers that
 * request once with what came.
 */
export function askEarly(apiBase: string, token: string): typeof fetch {
  const url = `${apiBase.replace(/\/{1,9}$/, '')}/workflows/v1/session`;
  const authorization = `Bearer ${token}`;
  const request = new AbortController();
  let early: Promise<Response> | null = null;
  try {
    localStorage['zaguan-device'] ||= crypto.randomUUID();
    early = fetch(url, {
      headers: { accept: 'application/json', authorization, 'zaguan-device': localStorage['zaguan-device'] },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: request.signal,
    });
    early.catch(() => {});
  } catch {
    // Where nothing is kept, the session makes a secret of its own, and asks with that.
  }
  return (input, init) => {
    const answer = early;
    early = null;
    if (!answer || input !== url || new Headers(init?.headers).get('authorization') !== authorization) return fetch(input, init);
    init?.signal?.addEventListener('abort', () => request.abort());
    return answer;
  };
}
