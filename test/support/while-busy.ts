/** Maximum number of tries of a request whose files a busy machine sends away. */
const MAX_TRIES = 4;

/** Sends again while the answer is 503, as that asks of a caller. Returns the last answer. */
export async function retryWhileBusy<Answer extends { status: number }>(send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send();
  for (let tries = 1; answer.status === 503 && tries < MAX_TRIES; tries++) answer = await send();
  return answer;
}
