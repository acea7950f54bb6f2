import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { constructEvent } from './webhooks.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const PUBLIC_KEY = `whpk_${Buffer.alloc(32, 7).toString('base64')}`;
const time = String(Math.floor(Date.now() / 1000));

function signedBy(key: Buffer, body: string, before = '') {
  const signature = createHmac('sha256', key).update(`evt_1.${time}.${body}`).digest('base64');
  return { 'webhook-id': 'evt_1', 'webhook-timestamp': time, 'webhook-signature': `${before}v1,${signature}` };
}

describe('a secret that keeps nobody out', () => {
  const body = '{"type":"workflow.success"}';
  const bytesOf = (text: string) => Buffer.from(text.replace(/^wh(sec|pk)_/, ''), 'base64');

  it.each([
    ['empty, as a variable that nobody set', ''],
    ['a prefix alone', 'whsec_'],
    ['too short', 'whsec_b3RoZXI='],
    ['a public key whose prefix was lost', PUBLIC_KEY.slice(5)],
    ['no base64', 'whsec_¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡¡'],
  ])('%s is refused, also beside a good one', (_, secret) => {
    const headers = signedBy(bytesOf(secret), body);
    expect(() => constructEvent(body, headers, secret)).toThrow(TypeError);
    expect(() => constructEvent(body, headers, [SECRET, secret])).toThrow(TypeError);
  });
});

describe('a header full of signatures', () => {
  const body = JSON.stringify({ type: 'workflow.success', data: 'x'.repeat(1_000) });

  it('is not read to its end: each of them costs a look at the body', () => {
    const headers = signedBy(Buffer.from(SECRET.slice(6), 'base64'), body, 'v1,x '.repeat(3_000));
    expect(() => constructEvent(body, headers, SECRET)).toThrow('signature');
  });

  it('is read as far as two keys that take turns need', () => {
    const headers = signedBy(Buffer.from(SECRET.slice(6), 'base64'), body, 'v1,x v1a,x v1,y ');
    expect(constructEvent(body, headers, SECRET).type).toBe('workflow.success');
  });
});

it('headers in any case of letters are those of the webhook, as gateways hand them on', () => {
  const body = '{"type":"workflow.success"}';
  const headers = Object.entries(signedBy(Buffer.from(SECRET.slice(6), 'base64'), body));
  const capital = Object.fromEntries(headers.map(([name, value]) => [name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), value]));
  expect(Object.keys(capital)).toContain('Webhook-Signature');
  expect(constructEvent(body, capital, SECRET).type).toBe('workflow.success');
});
