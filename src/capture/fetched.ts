/** Milliseconds for at most 5 MB: whoever waits longer goes on without. */
const FETCH_MS = 60_000;

/**
 * The bytes of a file of ours. By a timer of its own: `AbortSignal.timeout` is younger than browsers that we run in.
 *
 * @throws when the file is not there, or has not come within a minute.
 */
export async function bytesAt(address: string): Promise<ArrayBuffer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), FETCH_MS);
  try {
    const response = await fetch(address, { signal: stop.signal });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return await response.arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}
