import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os, { type NetworkInterfaceInfo, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { startEnvironment } from '#services/start/environment.ts';

/** Class: a demo on a real server. A demo refuses a public address or a shared database, and no start overrides the operator's settings. */

const START = join(import.meta.dirname, '../../../services/start/start.ts');
const folder = mkdtempSync(join(tmpdir(), 'zaguan-overrides-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const here = { network: null, demo: false };

it.each([
  ['ALLOW_LOOPBACK_WEBHOOKS', '0'],
  ['LOG_LEVEL', 'error'],
  ['PORT', '5000'],
  ['HOST', '192.168.1.20'],
  ['DATA_DIR', '/srv/zaguan'],
  ['PUBLIC_URL', 'https://192.168.1.20:4100'],
  ['OPERATOR_SECRET', 'chosen by the operator'],
])('leaves %s as it was given', (name, value) => {
  expect(startEnvironment({ [name]: value }, here)[name]).toBe(value);
  expect(startEnvironment({ [name]: value }, { ...here, demo: true })[name]).toBe(value);
});

it('fills in what was not given, an empty variable too', () => {
  const expected = { LOG_LEVEL: 'info', ALLOW_LOOPBACK_WEBHOOKS: '1', PORT: '5000', HOST: '10.0.0.7' };
  expect(startEnvironment({ ALLOW_LOOPBACK_WEBHOOKS: '' }, { port: '5000', network: '10.0.0.7', demo: false })).toEqual(expected);
});

it('refuses an option that contradicts a variable, and names both', () => {
  const refused = () => startEnvironment({ PORT: '4100', HOST: '127.0.0.1' }, { port: '5000', network: '10.0.0.7', demo: true });
  expect(refused).toThrow(/--port says 5000 and PORT says 4100[\s\S]*--host says 10.0.0.7 and HOST says 127.0.0.1/);
  expect(startEnvironment({ PORT: '5000' }, { ...here, port: '5000' }).PORT).toBe('5000');
});

it.each([
  [{ DATABASE_URL: 'postgres://db.example/zaguan' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'https://onboarding.bank.example' }, 'onboarding.bank.example'],
  [{ PUBLIC_URL: 'https://onboarding.test' }, 'onboarding.test'],
  [{ PUBLIC_URL: 'http://8.8.8.8:4100' }, '8.8.8.8'],
  [{ HOST: '8.8.8.8' }, '8.8.8.8'],
])('refuses %j without --demo', (variables, name) => {
  expect(() => startEnvironment(variables, here)).toThrow(name);
  expect(startEnvironment(variables, { ...here, demo: true })).toMatchObject(variables);
});

it.each(['http://localhost:4100', 'https://192.168.1.20:4100', 'https://10.0.0.7', 'https://[fd00::7]:4100', 'https://mac.local:4100'])(
  'starts under %s: an own network is no public address',
  (PUBLIC_URL) => expect(startEnvironment({ PUBLIC_URL }, here)).toMatchObject({ PUBLIC_URL }),
);

it('starts on every address of a machine of a private network alone', () => {
  vi.spyOn(os, 'networkInterfaces').mockReturnValue({ eth0: [{ address: '192.168.1.20', family: 'IPv4' } as NetworkInterfaceInfo] });
  expect(startEnvironment({ HOST: '0.0.0.0' }, here)).toMatchObject({ HOST: '0.0.0.0' });
  vi.mocked(os.networkInterfaces).mockReturnValue({ eth0: [{ address: '93.184.216.34', family: 'IPv4' } as NetworkInterfaceInfo] });
  expect(() => startEnvironment({ HOST: '0.0.0.0' }, here)).toThrow(
    /^0\.0\.0\.0 is every address of this machine, and 93\.184\.216\.34 of them is public: choose one with HOST, /,
  );
  expect(startEnvironment({ HOST: '::' }, { ...here, demo: true })).toMatchObject({ HOST: '::' });
});

it.each([
  ['DATABASE_URL', 'postgres://127.0.0.1:1/zaguan', 'is given, and npm start would write a demo bank'],
  // Without a scheme the address has no host, so it could not be recognized as public.
  ['PUBLIC_URL', 'bank.example', 'must be an http or https address, like https://onboarding.example'],
  ['PUBLIC_URL', 'bank.example:443', 'must be an http or https address, like https://onboarding.example'],
])('ends with a sentence, and writes nothing: %s=%s', (name, value, sentence) => {
  const env = { ...process.env, [name]: value, ZAGUAN_SECRET: 'x'.repeat(32), DATA_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, [START, '--port', '0'], { env, encoding: 'utf8', timeout: 120_000 });
  expect(status).toBe(1);
  expect(stderr.trim()).toContain(`${name} ${sentence}`);
  expect(readdirSync(folder)).toEqual([]);
});
