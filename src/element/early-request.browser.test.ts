import { expect } from '@open-wc/testing';
import { SessionClient } from '../session/client.ts';
import { NetworkMonitor } from '../session/network.ts';
import { askEarly } from './early-request.ts';

type Call = { url: string; init: RequestInit };

const apiBase = 'https://zaguan.example/';

describe('the first request', () => {
  const asked: Call[] = [];
  const { fetch } = globalThis;
  beforeEach(() => {
    asked.length = 0;
    globalThis.fetch = async (input, init) => {
      asked.push({ url: String(input), init: init ?? {} });
      return Response.json({ success: true, result: { count: asked.length } });
    };
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  const clientWith = (token: string, early?: typeof fetch) => {
    const client = new SessionClient({ apiBase, network: new NetworkMonitor(), ...(early ? { fetch: early } : {}) });
    client.token = token;
    return client;
  };
  const said = ({ url, init }: Call) => {
    const { headers, signal: _signal, method: _method, ...rest } = init;
    return { url, headers: [...new Headers(headers)].sort(), ...rest };
  };

  it('is the one that the session would make', async () => {
    askEarly(apiBase, 'ses_one');
    await clientWith('ses_one').call('read');
    expect(asked).to.have.length(2);
    expect(said(asked[0]!)).to.deep.equal(said(asked[1]!));
  });

  it('is answered once; what comes after is asked for', async () => {
    const client = clientWith('ses_one', askEarly(apiBase, 'ses_one'));
    expect(await client.call('read')).to.deep.include({ result: { count: 1 } });
    expect(await client.call('read')).to.deep.include({ result: { count: 2 } });
    expect(asked).to.have.length(2);
  });

  it('is no answer for another token', async () => {
    const client = clientWith('ses_two', askEarly(apiBase, 'ses_one'));
    expect(await client.call('read')).to.deep.include({ result: { count: 2 } });
    expect(new Headers(asked[1]!.init.headers).get('authorization')).to.equal('Bearer ses_two');
  });

  it('ends when the session gives it up', async () => {
    const early = askEarly(apiBase, 'ses_one');
    const giveUp = new AbortController();
    await early('https://zaguan.example/workflows/v1/session', { headers: { authorization: 'Bearer ses_one' }, signal: giveUp.signal });
    giveUp.abort();
    expect(asked[0]!.init.signal?.aborted).to.equal(true);
  });
});
