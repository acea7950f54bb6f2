/** Milliseconds for at most 5 MB: whoever waits longer goes on without. */
const FETCH_MS = 60_000;

/**
 * The bytes of a file of ours. By a timer of its own: `AbortSignal.timeout` is younger than browsers that we run in.
 *
 * @param sha256 what the file's hash has to be, where another file must not be taken for it.
 * @throws when the file is not there, is another, or has not come within a minute.
 */
export async function bytesAt(address: string, sha256: string | null = null): Promise<ArrayBuffer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), FETCH_MS);
  try {
    const response = await fetch(address, { signal: stop.signal });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    if (sha256 !== null && (await hashOf(bytes)) !== sha256) throw new Error(`${address}: another file than ours`);
    return bytes;
  } finally {
    clearTimeout(timer);
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
