/** A signal of a request. It aborts after a silence, with the outer signal, and at the end. */
export interface SilenceLimit {
  signal: AbortSignal;
  /** Starts the time anew, for a part that arrived. */
  extend(milliseconds?: number): void;
  end(): void;
}

/** Limits the silence of a request. Own timers, because `AbortSignal.timeout` is newer than the oldest supported browsers. */
export function limitSilence(milliseconds: number, outer?: AbortSignal): SilenceLimit {
  const request = new AbortController();
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', end);
    request.abort();
  };
  let timer = setTimeout(end, milliseconds);
  outer?.addEventListener('abort', end);
  return {
    ...{ signal: request.signal, end },
    extend(next = milliseconds) {
      clearTimeout(timer);
      timer = setTimeout(end, next);
    },
  };
}
