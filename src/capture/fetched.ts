import { limitSilence } from '../device/silence-limit.ts';

/** Milliseconds for a file of at most 5 MB; after that the caller continues without it. */
const FETCH_MS = 60_000;

/**
 * Fetches a file of ours.
 *
 * @param sha256 The file's expected hash; null to accept any file.
 * @throws If the file is missing, has another hash, or does not arrive within a minute.
 */
export async function bytesAt(address: string, sha256: string | null = null): Promise<ArrayBuffer> {
  const limit = limitSilence(FETCH_MS);
  try {
    const response = await fetch(address, { signal: limit.signal });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    if (sha256 !== null && (await hashOf(bytes)) !== sha256) throw new Error(`${address}: another file than ours`);
    return bytes;
  } finally {
    limit.end();
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
