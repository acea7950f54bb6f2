import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound, isPublicAddress, OutboundRefused } from './outbound.ts';

/** Returns the `OutboundRefused` that caused a failure, else the failure; null if the request succeeds. */
async function reasonOf(sending: Promise<unknown>): Promise<unknown> {
  const failure = await sending.then(
    () => null,
    (error: Error) => error,
  );
  return failure?.cause instanceof OutboundRefused ? failure.cause : failure;
}

const asking = (url: string) => ({ url, method: 'POST' as const, headers: {}, body: '{}', timeoutMs: 5_000 });

describe('an address that is not the public internet', () => {
  const outbound = createOutbound();
  it.each([
    'http://example.com/',
    'file:///etc/passwd',
    'https://user:pass@example.com/',
    'https://example.com:22/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://0.0.0.0/',
    'https://[::]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    // 10.0.0.1 in the deprecated IPv4-compatible form of IPv6.
    'https://[::a00:1]/',
    'https://192.0.2.1/',
    'https://224.0.0.1/',
  ])('%s is not called', async (url) => {
    expect(await reasonOf(outbound.post(url, '{}', {}))).toBeInstanceOf(OutboundRefused);
  });

  it.each([
    ['a private address', ['127.0.0.1']],
    ['a mapped one', ['::ffff:127.0.0.1']],
    ['a public and a private one', ['93.184.216.34', '10.0.0.1']],
    ['no address', []],
  ])('is a name for %s', async (_what, addresses) => {
    const resolving = createOutbound({
      resolve: (_host, _options, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
    });
    expect(await reasonOf(resolving.post('https://partner.example/hook', '{}', {}))).toBeInstanceOf(OutboundRefused);
    await expect(resolving.sendRequest(asking('https://partner.example/check'))).rejects.toBeInstanceOf(OutboundRefused);
  });

  it('knows public ones', () => {
    for (const address of ['93.184.216.34', '2606:4700::1111']) expect(isPublicAddress(address)).toBe(true);
    for (const address of ['', 'example.com', '255.255.255.255']) expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a receiver', () => {
  let plain: Server;
  let plainUrl: string;
  let asked = 0;
  const packed = brotliCompressSync(Buffer.alloc(100_000));
  beforeAll(async () => {
    plain = createServer((request, response) => {
      asked++;
      if (request.url === '/silent') return;
      if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' });
      if (request.url === '/endless') {
        response.writeHead(200);
        response.write(Buffer.alloc(3_000_000));
        return;
      }
      if (request.url === '/packed') return response.writeHead(200, { 'content-encoding': 'br' }).end(packed);
      response.end('done');
    });
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    plainUrl = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    plain.closeAllConnections();
    plain.close();
  });

  it('on this machine is called only when the server was told so', async () => {
    expect(await reasonOf(createOutbound().post(`${plainUrl}/`, '{}', {}))).toBeInstanceOf(OutboundRefused);
    const outbound = createOutbound({ allowLoopback: true });
    expect(await outbound.post(`${plainUrl}/`, '{}', {})).toEqual({ status: 200 });
    await outbound.close();
  });

  it('of bytes is heard, at an address of the operator’s that may be plain, and never at one of our own network', async () => {
    const outbound = createOutbound({ allowLoopback: true });
    const bytes = new Uint8Array([0, 255, 1]);
    expect(await outbound.exchange(`${plainUrl}/`, bytes, {})).toEqual({ status: 200, body: new TextEncoder().encode('done') });
    expect(await reasonOf(outbound.exchange(`${plainUrl}/endless`, bytes, {}))).toBeInstanceOf(Error);
    for (const url of ['http://10.0.0.1/tsa', 'http://169.254.169.254/', 'ftp://tsa.example/', 'http://tsa.example:8080/']) {
      expect(await reasonOf(outbound.exchange(url, bytes, {}))).toBeInstanceOf(OutboundRefused);
    }
    expect(await reasonOf(createOutbound().exchange(`${plainUrl}/`, bytes, {}))).toBeInstanceOf(OutboundRefused);
    await outbound.close();
  });

  it('that is asked answers whole, within its bytes and its time', async () => {
    const outbound = createOutbound({ allowLoopback: true });
    const said = { status: 200, body: new TextEncoder().encode('done') };
    expect(await outbound.sendRequest({ ...asking(`${plainUrl}/`), method: 'GET', body: null })).toEqual(said);
    expect(await outbound.sendRequest(asking(`${plainUrl}/moved`))).toEqual({ ...said, status: 302 });
    expect(await reasonOf(outbound.sendRequest(asking(`${plainUrl}/endless`)))).toBeInstanceOf(Error);
    expect(await reasonOf(outbound.sendRequest({ ...asking(`${plainUrl}/silent`), timeoutMs: 50 }))).toMatchObject({
      name: 'TimeoutError',
    });
    await expect(createOutbound().sendRequest(asking(`${plainUrl}/`))).rejects.toBeInstanceOf(OutboundRefused);
    await outbound.close();
  });

  it('is not listened to where a few bytes unpack to more than an answer has', async () => {
    const outbound = createOutbound({ allowLoopback: true });
    expect(packed.length).toBeLessThan(1_000);
    await expect(outbound.sendRequest(asking(`${plainUrl}/packed`))).rejects.toThrow('unpacks to more than');
    await expect(outbound.exchange(`${plainUrl}/packed`, new Uint8Array(), {})).rejects.toThrow('unpacks to more than');
    await outbound.close();
  });

  it('is not followed elsewhere, nor listened to for long', async () => {
    const outbound = createOutbound({ allowLoopback: true });
    const before = asked;
    expect(await outbound.post(`${plainUrl}/moved`, '{}', {})).toEqual({ status: 302 });
    expect(asked).toBe(before + 1);
    expect(await outbound.post(`${plainUrl}/endless`, '{}', {})).toEqual({ status: 200 });
    await outbound.close();
  });

  it('whose name was pointed at this machine after the check is not reached', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'partner.example' }], {
      keyType: 'ec',
      algorithm: 'sha256',
    });
    let reached = 0;
    const secure = createSecureServer({ key, cert }, (_request, response) => {
      reached++;
      response.end();
    });
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    let lookups = 0;
    const outbound = createOutbound({
      connect: { ca: cert },
      resolve: (_host, _options, done) => done(null, [{ address: lookups++ === 0 ? '93.184.216.34' : '127.0.0.1', family: 4 }]),
    });
    // Other ports are refused for the port itself; on 443 only the address is the reason.
    expect(await reasonOf(outbound.post('https://127.0.0.1:443/', '{}', {}))).toBeInstanceOf(OutboundRefused);
    lookups = 1;
    expect(await reasonOf(outbound.post('https://partner.example/', '{}', {}))).toBeInstanceOf(OutboundRefused);
    expect(reached).toBe(0);
    secure.close();
    await outbound.close();
  });
});
