import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#services/main.ts';
import { havePrograms } from '#test/support/debian.ts';
import { type LocalTimeAuthority, startTimeAuthority } from '#test/support/time-authority.ts';
import { signingChecks } from './signing.ts';

const run = promisify(execFile);

let folder: string;
let authority: LocalTimeAuthority;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-doctor-'));
  authority = await startTimeAuthority();
});
afterAll(async () => {
  await authority.stop();
  await rm(folder, { recursive: true });
});

/** Creates a PKCS #12 file of an operator that expires after `days`, with the password `secreto`. */
async function p12(days: number): Promise<string> {
  const at = (ending: string) => join(folder, `${days}.${ending}`);
  const [key, certificate, file] = [at('key'), at('pem'), at('p12')];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=Banco Aldaba',
    '-days',
    `${days}`,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  await run('openssl', ['pkcs12', '-export', '-inkey', key, '-in', certificate, '-passout', 'pass:secreto', '-out', file]);
  return file;
}

async function findings(environment: Record<string, string>) {
  const found = await signingChecks(readConfig({ ALLOW_LOOPBACK_WEBHOOKS: '1', ...environment }));
  return Object.fromEntries(found.map(({ what, state, says }) => [what, `${state}: ${says}`]));
}

describe.runIf(havePrograms({ openssl: 'openssl' }, 'what doctor says of signing is not tried.'))('what doctor says of signing', () => {
  it('names our own authority and our own clock where nothing is configured', async () => {
    const found = await findings({});
    expect(found.Signing).toMatch(/^warn: no SIGN_P12: /);
    expect(found['Time stamps']).toMatch(/^none: no TSA_URL: /);
  });

  it('names the certificate and its end, and warns when that is near', async () => {
    const signs = async (days: number) => (await findings({ SIGN_P12: await p12(days), SIGN_P12_PASSWORD: 'secreto' })).Signing;
    expect(await signs(400)).toMatch(/^good: Banco Aldaba, until \d{4}-\d\d-\d\d$/);
    expect(await signs(5)).toMatch(/^warn: Banco Aldaba, until /);
  });

  it('says what is wrong with the file or its password', async () => {
    expect((await findings({ SIGN_P12: await p12(9), SIGN_P12_PASSWORD: 'otra' })).Signing).toMatch(
      /^bad: SIGN_P12_PASSWORD does not open/,
    );
    expect((await findings({ SIGN_P12: join(folder, 'none.p12'), SIGN_P12_PASSWORD: 'x' })).Signing).toBe(
      'bad: SIGN_P12 cannot be read: ENOENT',
    );
  });

  it('asks the time stamp authority for a stamp', async () => {
    authority.behave('properly');
    expect((await findings({ TSA_URL: authority.url }))['Time stamps']).toMatch(/^good: 127\.0\.0\.1:\d+ stamps$/);
    authority.behave('error');
    expect((await findings({ TSA_URL: authority.url }))['Time stamps']).toMatch(
      /^bad: .* gives no time stamp, so nothing can be signed: .*500/,
    );
  });
});
