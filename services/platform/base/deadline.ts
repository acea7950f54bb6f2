/** Waits for the work so many milliseconds, then rejects with the error that `late` returns. The work itself goes on. */
export async function beforeDeadline<Value>(work: Promise<Value>, milliseconds: number, late: () => Error): Promise<Value> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(late()), milliseconds);
  try {
    return await Promise.race([work, deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}
