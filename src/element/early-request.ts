/** Requests the session while the screens load. Returns a `fetch` that answers the same request of the session with this response. */
export function askEarly(apiBase: string, token: string): typeof fetch {
  const url = `${apiBase.replace(/\/{1,9}$/, '')}/workflows/v1/session`;
  const authorization = `Bearer ${token}`;
  const request = new AbortController();
  let early: Promise<Response> | null = null;
  // Repeats the first request of `SessionClient`, since a shared module would be one more file to request before either.
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
    // If the browser blocks storage, the session makes its own device secret and sends the request itself.
  }
  return (input, init) => {
    const answer = early;
    early = null;
    if (!answer || input !== url || new Headers(init?.headers).get('authorization') !== authorization) return fetch(input, init);
    init?.signal?.addEventListener('abort', () => request.abort());
    return answer;
  };
}
