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
    let stall: ReturnType<typeof setTimeout> | undefined;
    const settle = (reply: Reply) => {
      clearTimeout(stall);
      signal.removeEventListener('abort', abort);
      resolve(reply);
    };
    const abort = () => {
      clearTimeout(stall);
      request.abort();
      reject(signal.reason);
    };
    const alive = () => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        request.abort();
        settle('silence');
      }, LONGEST_SILENCE);
    };
    alive();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      alive();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () =>
      settle({
        status: request.status,
        retryAfter: seconds(request.getResponseHeader('retry-after')),
        body: readJson(request.responseText),
      });
    request.onerror = () => settle('silence');
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    request.send(body);
  });
}
