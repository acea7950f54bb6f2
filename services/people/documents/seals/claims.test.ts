import { beforeAll, expect, it } from 'vitest';
import { RSA, type SigningIdentity } from '../sealing/identity.ts';
import { issue } from '../sealing/issue.ts';
import { signatureOver } from '../sealing/pades.ts';
import { claimsOf } from './claims.ts';

/** Seals made with an attacker's own certificate, with which they can sign any bytes. */

let stranger: SigningIdentity;
beforeAll(async () => {
  const times = { from: new Date('2026-01-01'), until: new Date('2027-01-01') };
  const { certificate, key } = await issue({ name: 'Somebody', ...times, issuer: null });
  stranger = { key, algorithm: RSA, chain: [certificate] };
});

const DIGITS = 6_000;
const WIDTH = 40;
const TAIL = ' >>\nendobj\n';

/** Returns a file of one object with a seal, which covers everything except its own digits; `from` not 0: only the part after the range. */
async function fileWith({ before = '', range = '/ByteRange', contents = '/Contents', behind = TAIL, from = 0 }) {
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /Sig ${before} ${range} [`;
  const start = head.length + WIDTH + `] ${contents} `.length;
  const end = start + DIGITS + 2;
  // The covered bytes then begin after the range, so that the range itself is not covered.
  const first = from === 0 ? 0 : head.length + WIDTH + 1;
  const text = `${head}${`${first} ${start - first} ${end} ${behind.length}`.padEnd(WIDTH)}] ${contents} `;
  const signature = await signatureOver(Buffer.from(text.slice(first) + behind, 'latin1'), stranger, null);
  return Buffer.from(`${text}<${Buffer.from(signature).toString('hex').padEnd(DIGITS, '0')}>${behind}`, 'latin1');
}

it('a seal that covers all of the file but its own digits holds', async () => {
  expect(claimsOf(await fileWith({}))).toMatchObject({ isPdf: true, seals: [{ genuine: true, intact: true }] });
});

it.each([
  ['begins later than the file', { from: 1 }],
  ['leaves out the value of something else', { contents: '/Reason' }],
  ['leaves out one of two values', { before: '/Contents <00>' }],
  ['leaves out one of two values, the other by an escape', { before: '/Content#73 <00>' }],
  ['stands in an object that ends before', { before: 'endobj' }],
  ['has another range beside', { behind: ` /ByteRange [0 1 2 3]${TAIL}` }],
  ['stands in an object without an end', { behind: ' >>\n' }],
])('one that %s does not, whoever made it', async (_what, options) => {
  const { seals } = claimsOf(await fileWith(options));
  expect(seals).toMatchObject([{ genuine: true, intact: false }]);
});
