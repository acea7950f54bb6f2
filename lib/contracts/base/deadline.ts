/** Timers of browsers and Node, which the types of neutral files lack. */
declare function setTimeout(end: () => void, milliseconds: number): number;
declare function clearTimeout(timer: number | undefined): void;

/** Resolves with the work's result, or after `milliseconds` with what `late` returns or throws. The work itself continues. */
export async function inTime<Value, Late>(work: Promise<Value>, milliseconds: number, late: () => Late): Promise<Value | Late> {
  let timer: number | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    return await Promise.race([work, deadline.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
