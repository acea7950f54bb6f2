import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A time stamp authority (RFC 3161) for tests: `openssl ts` behind HTTP, on this machine alone. */
export interface LocalTimeAuthority {
  url: string;
  /** The PEM file to trust. */
  certificate: string;
  /** Sets the behaviour: correct, an error status, a closed connection, or a repetition of the first answer. */
  behave(how: 'properly' | 'error' | 'hang up' | 'repeat'): void;
  stop(): Promise<void>;
}

const CONFIG = (folder: string) => `
[req]
distinguished_name = name
prompt = no
x509_extensions = stamps
[name]
CN = Autoridad de tiempo de prueba
[stamps]
extendedKeyUsage = critical,timeStamping
keyUsage = critical,digitalSignature
[tsa]
default_tsa = tsa_config
[tsa_config]
serial = ${folder}/serial
crypto_device = builtin
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ordering = no
tsa_name = no
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`;

export async function startTimeAuthority(): Promise<LocalTimeAuthority> {
  const folder = await mkdtemp(join(tmpdir(), 'zaguan-tsa-'));
  const at = (name: string) => join(folder, name);
  await writeFile(at('tsa.cnf'), CONFIG(folder));
  await writeFile(at('serial'), '01\n');
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '365', '-config', at('tsa.cnf')];
  await run('openssl', [...made, '-keyout', at('key.pem'), '-out', at('tsa.pem')]);

  let how: Parameters<LocalTimeAuthority['behave']>[0] = 'properly';
  let first: Buffer | null = null;
  let number = 0;
  const stamp = async (query: Buffer): Promise<Buffer> => {
    const id = ++number;
    const [asked, answered] = [at(`${id}.tsq`), at(`${id}.tsr`)];
    await writeFile(asked, query);
    const signer = ['-inkey', at('key.pem'), '-signer', at('tsa.pem')];
    await run('openssl', ['ts', '-reply', '-config', at('tsa.cnf'), '-queryfile', asked, ...signer, '-out', answered]);
    return readFile(answered);
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (how === 'hang up') return response.destroy();
    if (how === 'error') return response.writeHead(500).end('no');
    const answer = how === 'repeat' && first ? first : await stamp(Buffer.concat(chunks));
    first ??= answer;
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    certificate: at('tsa.pem'),
    behave: (next) => {
      how = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
