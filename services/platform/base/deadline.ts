/** Waits for `work` at most `milliseconds`, then rejects with the error that `late` returns. The work itself is not cancelled. */
export async function beforeDeadline<Value>(work: Promise<Value>, milliseconds: number, late: () => Error): Promise<Value> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(late()), milliseconds);
  try {
    return await Promise.race([work, deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}
