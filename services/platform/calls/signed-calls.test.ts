import { describe, expect, it } from 'vitest';
import { fakeClock } from '#test/support/platform.ts';
import type { Caller } from '../base/ports.ts';
import { masterSecrets } from '../data/keys/master-secrets.ts';
import { CALL_HEADER, createSignedCalls, SIGNATURE_HEADER } from './signed-calls.ts';

const clock = fakeClock('2026-11-22T12:00:00.000Z');
const ours = createSignedCalls(masterSecrets('one secret of an installation', null), clock);
const caller: Caller = {
  kind: 'system',
  tenantId: 'b0b7f8e4-1d2c-4f4f-9d3e-2b8a54d3f9a1',
  livemode: true,
  scopes: new Set(['people']),
  actor: 'tok_1',
  workflow: '7b1f9a52-66a5-4f0e-8d5e-6a3b3e1f2c4d',
  requestId: 'req_signed_calls',
  deadline: clock.now().getTime() + 30_000,
};
const body = Buffer.from('{"a":1}');
const asked = { method: 'POST', path: '/people/v1/internal/attachments?x=1' };
const sent = { 'content-type': 'application/json', 'idempotency-key': 'k1' };
const signedBy = (calls: typeof ours) =>
  new Headers({ ...sent, ...calls.headersFor(caller, { ...asked, headers: new Headers(sent), body }) });
const signed = () => signedBy(ours);

describe('a call between processes', () => {
  it('carries its caller, and its body', () => {
    const call = ours.verify(signed(), asked);
    expect(call?.caller).toEqual(caller);
    expect(() => call?.checkBody('{"a":1}')).not.toThrow();
    expect(() => call?.checkBody('{"a":2}')).toThrow('not the one that was signed');
  });

  it('is made for no session: a token is judged where it arrives', () => {
    const request = { ...asked, headers: new Headers(sent), body };
    expect(() => ours.headersFor({ ...caller, kind: 'session' }, request)).toThrow('call as the system');
  });

  it('is none without its headers', () => {
    expect(ours.verify(new Headers({ 'svc-apikey': 'sk_live_x' }), asked)).toBeNull();
  });

  it.each([
    ['another method', { ...asked, method: 'PUT' }],
    ['another path', { ...asked, path: '/people/v1/people' }],
    ['another query', { ...asked, path: '/people/v1/internal/attachments?x=2' }],
  ])('is refused for %s', (_, other) => {
    expect(() => ours.verify(signed(), other)).toThrow('not signed by a process of this installation');
  });

  it('is refused from another installation, or with another caller under the same signature', () => {
    const theirs = createSignedCalls(masterSecrets('another secret', null), clock);
    expect(() => ours.verify(signedBy(theirs), asked)).toThrow('not signed');
    const changed = signed();
    const call = JSON.parse(Buffer.from(changed.get(CALL_HEADER)!, 'base64url').toString());
    changed.set(CALL_HEADER, Buffer.from(JSON.stringify({ ...call, livemode: false })).toString('base64url'));
    expect(() => ours.verify(changed, asked)).toThrow('not signed');
    for (const forged of ['', 'AAAA', 'x'.repeat(10_000)]) {
      const headers = signed();
      headers.set(SIGNATURE_HEADER, forged);
      expect(() => ours.verify(headers, asked)).toThrow('not signed');
    }
  });

  it.each(['content-type', 'idempotency-key'])('is refused with another %s, which would have another effect', (name) => {
    const headers = signed();
    headers.set(name, 'other');
    expect(() => ours.verify(headers, asked)).toThrow('not signed');
  });

  it('is refused by a process that cannot read it, as something to try again', () => {
    const odd = { ...caller, actor: 'x'.repeat(101) };
    const headers = new Headers({ ...sent, ...ours.headersFor(odd, { ...asked, headers: new Headers(sent), body }) });
    expect(() => ours.verify(headers, asked)).toThrow(
      expect.objectContaining({ status: 503, message: expect.stringContaining('same build') }),
    );
  });

  it('is refused for its length where it tells more of its caller than a header holds', () => {
    const scopes = new Set(Array.from({ length: 50 }, (_, number) => `${number}`.padStart(60, 'x')));
    const headers = new Headers({ ...sent, ...ours.headersFor({ ...caller, scopes }, { ...asked, headers: new Headers(sent), body }) });
    expect(() => ours.verify(headers, asked)).toThrow(
      expect.objectContaining({ status: 503, message: expect.stringContaining('longer than 4000 characters') }),
    );
  });

  it('is good for a minute', () => {
    const headers = signed();
    clock.advance(60);
    expect(ours.verify(headers, asked)).not.toBeNull();
    clock.advance(1);
    expect(() => ours.verify(headers, asked)).toThrow('older than a minute');
  });
});
