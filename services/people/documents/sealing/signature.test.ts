import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createRouterClient } from '@orpc/server';
import * as pki from 'pkijs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConfigError } from '#platform/base/config.ts';
import type { Problem } from '#platform/base/problem.ts';
import { createOutbound } from '#platform/calls/outbound.ts';
import { havePrograms } from '#test/support/debian.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { contractPdf } from '#test/support/specimens/contract-pdf.ts';
import { type LocalTimeAuthority, startTimeAuthority } from '#test/support/time-authority.ts';
import type { PeopleTables } from '../../model/tables.ts';
import type { DocumentsOptions } from '../documents.ts';
import { createTimeAuthority } from './timestamp.ts';

/** The product's signatures, verified by independent programs: pdfsig (poppler, NSS) and OpenSSL. */

const run = promisify(execFile);
const judges = havePrograms(
  { pdfsig: 'poppler-utils', certutil: 'libnss3-tools', openssl: 'openssl' },
  'no test of our signatures runs, for these programs judge them.',
);

let platform: TestPlatform<PeopleTables>;
let folder: string;
let authority: LocalTimeAuthority;
const outbound = createOutbound({ allowLoopback: true });
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  // The programs check certificates against the real time.
  platform.clock.set(new Date());
  folder = await mkdtemp(join(tmpdir(), 'zaguan-signature-'));
  authority = await startTimeAuthority();
}, 900_000);
afterAll(async () => {
  await authority.stop();
  await outbound.close();
  await platform.close();
  await rm(folder, { recursive: true, force: true });
});

const serviceWith = (signing: Pick<DocumentsOptions, 'p12' | 'time'> = {}) => openPeople(platform.platform, signing);
const api = (service: PeopleHouse) => createRouterClient(service.router, { context: { caller: platform.caller() } });
const png = sharp({ create: { width: 60, height: 20, channels: 3, background: '#124' } })
  .png()
  .toBuffer();

async function act(sha256: string) {
  return {
    signing_uuid: randomUUID(),
    sha256,
    signature: { kind: 'drawn' as const, png: (await png).toString('base64') },
    signer: { name: 'Lucía Pérez Gámez' },
    evidence: { workflow_uuid: await platform.newWorkflow(), consent: { text: 'Acepto firmar.', text_sha256: 'a'.repeat(64) } },
  };
}

/** Signs a document and returns its file and its certificates in PEM, the signer's own first. */
async function signedBy(service: PeopleHouse): Promise<{ pdf: Buffer; chain: string[]; timestamped: boolean }> {
  const people = api(service);
  const file = new File([Uint8Array.from(await contractPdf())], 'Contrato.pdf', { type: 'application/pdf' });
  const { uuid, sha256 } = (await people.documents.create({ file })).result;
  const { timestamped } = (await people.documents.sign({ params: { uuid }, body: await act(sha256) })).result;
  const pdf = Buffer.from(await ((await people.documents.signed({ uuid })) as File).arrayBuffer());
  return { pdf, chain: (await people.documents.certificates()).result.chain, timestamped: timestamped === true };
}

/** Returns the output of pdfsig for a file, with `trusted` as the trusted certificate. */
async function pdfsig(pdf: Uint8Array, trusted: string): Promise<string> {
  const own = await mkdtemp(at('nss-'));
  await writeFile(join(own, 'ca.pem'), trusted);
  await writeFile(join(own, 'file.pdf'), pdf);
  await run('certutil', ['-d', `sql:${own}`, '-N', '--empty-password']);
  await run('certutil', ['-d', `sql:${own}`, '-A', '-t', 'C,C,C', '-n', 'ca', '-i', join(own, 'ca.pem')]);
  return (await run('pdfsig', ['-nssdir', `sql:${own}`, join(own, 'file.pdf')])).stdout;
}

/** Returns the signature of a file and the bytes that it covers. */
function parts(pdf: Buffer): { cms: Buffer; covered: Buffer } {
  const [, range = ''] = /\/ByteRange\s*\[([\d ]+)\]/.exec(pdf.toString('latin1')) ?? [];
  const [, start = 0, end = 0] = range.trim().split(/\s+/).map(Number);
  const hex = pdf.toString('latin1', start + 1, end - 1);
  return { cms: Buffer.from(hex, 'hex'), covered: Buffer.concat([pdf.subarray(0, start), pdf.subarray(end)]) };
}

/** Verifies with `openssl cms -verify -cades`; throws if the signature is not valid. */
async function opensslCades({ cms, covered }: ReturnType<typeof parts>, trusted: string): Promise<string> {
  await writeFile(at('cms.der'), cms);
  await writeFile(at('covered'), covered);
  await writeFile(at('ca.pem'), trusted);
  const given = ['-inform', 'DER', '-in', at('cms.der'), '-content', at('covered'), '-CAfile', at('ca.pem'), '-out', '/dev/null'];
  return (await run('openssl', ['cms', '-verify', '-cades', '-binary', ...given])).stderr;
}

describe.runIf(judges)('a signed document', () => {
  it('is valid and trusted by other programs, and not any more when one byte is another', async () => {
    const { pdf, chain, timestamped } = await signedBy(serviceWith());
    const root = chain.at(-1)!;
    const said = await pdfsig(pdf, root);
    expect(said).toContain('Signature Type: ETSI.CAdES.detached');
    expect(said).toContain('Total document signed');
    expect(said).toContain('Signature is Valid.');
    expect(said).toContain('Certificate is Trusted.');
    expect(timestamped).toBe(false);
    const { cms, covered } = parts(pdf);
    expect(await opensslCades({ cms, covered }, root)).toContain('CAdES Verification successful');

    const contents = pdf.lastIndexOf('/Contents <');
    const changed = (place: number) => {
      const copy = Buffer.from(pdf);
      copy[place] = (copy[place] ?? 0) ^ 1;
      return pdfsig(copy, root).catch(() => 'unreadable');
    };
    for (const place of [600, contents - 200, pdf.length - 40]) {
      expect(await changed(place), `byte ${place}`).not.toContain('Signature is Valid.');
    }
    // This byte is in the certificate inside the signature, which the authority signed.
    expect(await changed(contents + 500)).not.toContain('Certificate is Trusted.');
    const other = Buffer.from(covered);
    other[600] = (other[600] ?? 0) ^ 1;
    await expect(opensslCades({ cms, covered: other }, root)).rejects.toThrow();
  });

  it('says that something was appended', async () => {
    const { pdf, chain } = await signedBy(serviceWith());
    const said = await pdfsig(Buffer.concat([pdf, Buffer.from('\n% more\n')]), chain.at(-1)!).catch(() => 'unreadable');
    expect(said).not.toContain('Total document signed');
  });
});

describe.runIf(judges)('a time stamp', () => {
  const time = () => createTimeAuthority(authority.url, outbound.exchange);

  it('is of the signature, from the authority that was asked', async () => {
    const { pdf, chain, timestamped } = await signedBy(serviceWith({ time: time() }));
    expect(timestamped).toBe(true);
    expect(await pdfsig(pdf, chain.at(-1)!)).toContain('Signature is Valid.');
    const { cms, covered } = parts(pdf);
    // The gap for the signature is not itself signed, so almost no free space may remain in it.
    expect(/(?:00)*$/.exec(cms.toString('hex'))![0].length).toBeLessThan(600);
    expect(await opensslCades({ cms, covered }, chain.at(-1)!)).toContain('CAdES Verification successful');
    const content = pki.ContentInfo.fromBER(Uint8Array.from(cms).buffer);
    const [signer] = new pki.SignedData({ schema: content.content }).signerInfos;
    const digest = createHash('sha256').update(signer!.signature.valueBlock.valueHexView).digest('hex');
    const token = signer!.unsignedAttrs!.attributes.find(({ type }) => type === '1.2.840.113549.1.9.16.2.14')!.values[0];
    await writeFile(at('token.der'), Buffer.from(token.toBER()));
    const given = ['-digest', digest, '-in', at('token.der'), '-token_in', '-CAfile', authority.certificate];
    expect((await run('openssl', ['ts', '-verify', ...given])).stdout).toContain('Verification: OK');
  });

  it.each(['error', 'hang up', 'repeat'] as const)(
    'that does not come as it should (%s) signs nothing; the same act may be tried again',
    async (how) => {
      const people = api(serviceWith({ time: time() }));
      const file = new File([Uint8Array.from(await contractPdf())], 'Contrato.pdf');
      const { uuid, sha256 } = (await people.documents.create({ file })).result;
      const body = await act(sha256);
      authority.behave(how);
      const refusal = await people.documents.sign({ params: { uuid }, body }).then(
        () => null,
        ({ status, key, retryAfter }: Problem) => ({ status, key, retryAfter }),
      );
      expect(refusal).toEqual({ status: 503, key: 'unavailable', retryAfter: 30 });
      expect((await people.documents.get({ uuid })).result.status).toBe('open');
      authority.behave('properly');
      expect((await people.documents.sign({ params: { uuid }, body })).result.timestamped).toBe(true);
    },
  );
});

describe.runIf(judges)('the installation’s certificates', () => {
  it('are the same for every replica, also when all start at once', async () => {
    await platform.platform.database.query.deleteFrom('documents.signing_keys').execute();
    const replicas = [serviceWith(), serviceWith(), serviceWith()];
    const chains = await Promise.all(replicas.map(async (replica) => (await api(replica).documents.certificates()).result.chain));
    expect(new Set(chains.map((chain) => chain.join())).size).toBe(1);
    const rows = await platform.platform.database.query.selectFrom('documents.signing_keys').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows.map(({ sealed_key }) => Buffer.from(sealed_key).toString('latin1')))).not.toContain('RSA');
  });

  it('are vouched for, and renewed before they end', async () => {
    const service = serviceWith();
    const chain = async () => (await api(service).documents.certificates()).result.chain;
    const [signer, root] = await chain();
    await writeFile(at('leaf.pem'), signer!);
    await writeFile(at('root.pem'), root!);
    expect((await run('openssl', ['verify', '-x509_strict', '-CAfile', at('root.pem'), at('leaf.pem')])).stdout).toContain('OK');
    const now = platform.clock.now();
    platform.clock.advance(660 * 86_400);
    const [second, sameRoot] = await chain();
    expect(second).not.toBe(signer);
    expect(sameRoot).toBe(root);
    platform.clock.advance(3_000 * 86_400);
    const [third, newRoot] = await chain();
    expect(third).not.toBe(second);
    expect(newRoot).not.toBe(root);
    platform.clock.set(now);
    await platform.platform.database.query.deleteFrom('documents.signing_keys').execute();
  });
});

describe.runIf(judges)('the operator’s own certificate', () => {
  const password = 'contraseña de prueba';
  const makeP12 = async ({ key = 'rsa:2048', days = '30', more = [] as string[] } = {}): Promise<Uint8Array> => {
    const name = at(randomUUID());
    const fresh = key === 'ec' ? ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'] : ['-newkey', key];
    const uses = ['-addext', 'keyUsage=digitalSignature,nonRepudiation'];
    const subject = ['-subj', '/CN=Banco Jacaranda SA', '-days', days, '-nodes'];
    await run('openssl', ['req', '-x509', ...fresh, ...uses, ...subject, '-keyout', `${name}.key`, '-out', `${name}.pem`]);
    const given = ['-inkey', `${name}.key`, '-in', `${name}.pem`, '-passout', `pass:${password}`, '-out', `${name}.p12`];
    await run('openssl', ['pkcs12', '-export', ...more, ...given]);
    const { readFile } = await import('node:fs/promises');
    return readFile(`${name}.p12`);
  };
  const refusalOf = async (bytes: Uint8Array, given = password) =>
    serviceWith({ p12: { bytes, password: given } }).start!().then(
      () => null,
      (error: ConfigError) => `${error.name}: ${error.message}`,
    );

  it.each(['rsa:2048', 'ec'])(
    'signs, and is the one that is shown (%s)',
    async (key) => {
      const service = serviceWith({ p12: { bytes: await makeP12({ key }), password } });
      await service.start!();
      const { pdf, chain } = await signedBy(service);
      expect(chain).toHaveLength(1);
      const said = await pdfsig(pdf, chain[0]!);
      expect(said).toContain('Signature is Valid.');
      expect(said).toContain('Banco Jacaranda SA');
      const { pdfs } = platform.platform;
      const { pages } = await pdfs.inspect(platform.caller(), pdf, { maxPages: 10 });
      const evidence = await Promise.all(pages.slice(2).map((_page, at) => pdfs.text(platform.caller(), pdf, at + 2)));
      expect(evidence.join()).toContain('Banco Jacaranda SA');
      const { cms, covered } = parts(pdf);
      expect(await opensslCades({ cms, covered }, chain[0]!)).toContain('CAdES Verification successful');
    },
    60_000,
  );

  it('stops the start with a sentence when it cannot be used', async () => {
    const p12 = await makeP12();
    expect(await refusalOf(p12, 'otra')).toMatch(/^ConfigError: SIGN_P12_PASSWORD does not open/);
    expect(await refusalOf(p12, '')).toMatch(/SIGN_P12_PASSWORD/);
    expect(await refusalOf(Buffer.from('no p12'))).toMatch(/^ConfigError: SIGN_P12 is not a PKCS #12 file/);
    expect(await refusalOf(p12.subarray(0, 700))).toMatch(/^ConfigError: SIGN_P12 is not/);
    expect(await refusalOf(await makeP12({ more: ['-legacy'] }))).toMatch(/^ConfigError: SIGN_P12 is encrypted with an old cipher/);
    platform.clock.advance(60 * 86_400);
    expect(await refusalOf(p12)).toMatch(/^ConfigError: SIGN_P12 contains a certificate that ended on/);
    platform.clock.advance(-60 * 86_400);
  });
});
