/**
 * The newest code that a Zaguán without carriers would have sent to an address. On the machine that it runs on the outbox is open;
 * elsewhere it wants a test key with the scope `admin`.
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
