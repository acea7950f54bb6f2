/** Resolves with the work's result, or with `late` after the given milliseconds; the work itself continues. */
export async function inTime<Value, Late>(work: Promise<Value>, milliseconds: number, late: Late): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, milliseconds, late);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
