import { limitSilence } from '../device/silence-limit.ts';
import { LONGEST_SILENCE, type Reply, readJson, seconds } from './client.ts';

export interface SendBytesOptions {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Blob;
  /** Receives the sent share, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Sends a PUT and reports its progress; with XMLHttpRequest, because fetch cannot report it. */
export function sendBytes({ url, headers, body, onProgress, signal }: SendBytesOptions): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const limit = limitSilence(LONGEST_SILENCE, signal);
    limit.signal.addEventListener('abort', () => {
      request.abort();
      if (signal.aborted) reject(signal.reason);
      else resolve('silence');
    });
    const settle = (reply: Reply) => {
      resolve(reply);
      limit.end();
    };
    request.open('PUT', url);
    // Without it Firefox tries to parse an answer that never came as XML, and says so in the page's console.
    request.responseType = 'text';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      limit.extend();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () =>
      settle({
        status: request.status,
        retryAfter: seconds(request.getResponseHeader('retry-after')),
        body: readJson(request.responseText),
      });
    request.onerror = () => settle('silence');
    // The listener above then rejects.
    if (signal.aborted) return limit.end();
    request.send(body);
  });
}
