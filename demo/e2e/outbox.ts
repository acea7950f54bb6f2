/**
 * Returns the newest code in the outbox for an address: a Zaguán without carriers stores messages there instead of sending them. The
 * outbox is open on Zaguán's own machine; elsewhere ZAGUAN_KEY must be a test key with the scope `admin`. Throws if there is no code.
 */
export async function codeSentTo(zaguan: string, address: string): Promise<string> {
  const answer = await fetch(`${zaguan}/outbox.json?to=${encodeURIComponent(address)}`, {
    headers: process.env.ZAGUAN_KEY ? { 'svc-apikey': process.env.ZAGUAN_KEY } : {},
  });
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}`);
  const { result } = (await answer.json()) as { result: { text: string }[] };
  const code = /\b\d{6}\b/.exec(result[0]?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${address}`);
  return code;
}
