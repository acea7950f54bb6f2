import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { putNewDatabase } from '#test/support/new-database.ts';
import { commands } from '../commands.ts';
import { type CommandOutput, runCommandLine } from '../terminal/main.ts';

/** Encrypted backups, which only their key or passphrase opens. */

let root: string;
let folder: string;
const zaguan = async (...argv: string[]): Promise<CommandOutput> => (await runCommandLine(commands, argv))!;
const into = async (name: string, ...argv: string[]): Promise<CommandOutput> => {
  vi.stubEnv('DATA_DIR', join(root, name));
  const printed = await zaguan(...argv);
  vi.stubEnv('DATA_DIR', folder);
  return printed;
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'zaguan-sealed-'));
  folder = join(root, 'data');
  await putNewDatabase(folder);
  for (const [name, value] of Object.entries({ DATA_DIR: folder, LOG_LEVEL: 'silent', NO_COLOR: '1' })) vi.stubEnv(name, value);
  await zaguan('tenant', 'create', 'Banco Jacaranda');
  await writeFile(join(folder, 'large'), randomBytes(3_000_000));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

it('opens for its key alone', async () => {
  const [identity, stranger] = [await generateIdentity(), await generateIdentity()];
  const [key, other, file] = [join(root, 'key.txt'), join(root, 'other.txt'), join(root, 'key.tar.gz.age')];
  await writeFile(key, `# of the safe\n${identity}\n`);
  await writeFile(other, stranger);
  const made = await zaguan('backup', file, '--to', await identityToRecipient(identity), '--json');
  expect(JSON.parse(made.stdout)).toMatchObject({ sealed: true, secret: true });
  const bytes = await readFile(file);
  expect(bytes.includes(await readFile(join(folder, 'secret')))).toBe(false);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  expect((await decrypter.decrypt(bytes)).subarray(0, 2)).toEqual(Uint8Array.of(0x1f, 0x8b));

  expect(await into('a', 'restore', file)).toMatchObject({ exit: 1, stderr: expect.stringContaining('The backup is encrypted') });
  expect(await into('a', 'restore', file, '--identity', other)).toMatchObject({
    exit: 1,
    stderr: expect.stringContaining('does not open'),
  });
  expect(await into('a', 'restore', file, '--identity', key)).toMatchObject({ exit: 0, stdout: expect.stringContaining('1 tenant') });
  expect(await readFile(join(root, 'a', 'large'))).toEqual(await readFile(join(folder, 'large')));
});

it('opens for its passphrase alone, and not when it was changed or cut', async () => {
  const [passphrase, wrong, file] = [join(root, 'passphrase'), join(root, 'wrong'), join(root, 'phrase.tar.gz.age')];
  await writeFile(passphrase, 'caballo pila grapa correcta\n');
  await writeFile(wrong, 'caballo pila grapa incorrecta\n');
  expect(await zaguan('backup', file, '--passphrase-file', passphrase)).toMatchObject({
    exit: 0,
    stdout: expect.not.stringContaining('master'),
  });
  expect(await into('b', 'restore', file, '--passphrase-file', wrong)).toMatchObject({
    exit: 1,
    stderr: expect.stringContaining('does not open'),
  });

  const { length } = await readFile(file);
  const handle = await open(file, 'r+');
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, length - 200_000);
  const change = (value: number) => handle.write(Buffer.of(value), 0, 1, length - 200_000);
  await change(buffer[0]! ^ 1);
  expect(await into('b', 'restore', file, '--passphrase-file', passphrase)).toMatchObject({
    exit: 1,
    stderr: expect.stringContaining('not a complete backup'),
  });
  await change(buffer[0]!);
  await handle.close();
  vi.stubEnv('BACKUP_PASSPHRASE', 'caballo pila grapa correcta');
  expect(await into('b', 'restore', file)).toMatchObject({ exit: 0 });
  await truncate(file, length - 100_000);
  expect(await into('c', 'restore', file)).toMatchObject({ exit: 1, stderr: expect.stringContaining('not a complete backup') });
  vi.stubEnv('BACKUP_PASSPHRASE', '');
  expect((await readdir(root)).filter((name) => name.includes('restoring'))).toEqual([]);
});

it('gives what an archive names to its owner alone, whatever rights it names', async () => {
  const [program, file] = [join(folder, 'program'), join(root, 'rights.tar.gz')];
  await writeFile(program, 'MUESTRA');
  await chmod(program, 0o4777);
  expect(await zaguan('backup', file, '--unsealed')).toMatchObject({ exit: 0 });
  await rm(program);
  expect(await into('rights', 'restore', file)).toMatchObject({ exit: 0 });
  expect(((await stat(join(root, 'rights', 'program'))).mode & 0o7777).toString(8)).toBe('600');
});

it('takes nothing that is sealed for nobody where a key or a passphrase is given', async () => {
  const [passphrase, key, file] = [join(root, 'phrase'), join(root, 'identity'), join(root, 'anybodys.tar.gz.age')];
  await writeFile(passphrase, 'caballo pila grapa correcta\n');
  await writeFile(key, await generateIdentity());
  await zaguan('backup', file, '--unsealed');
  const refused = { exit: 1, stderr: expect.stringContaining('is not encrypted, so anybody may have made it') };
  expect(await into('d', 'restore', file, '--passphrase-file', passphrase)).toMatchObject(refused);
  expect(await into('d', 'restore', file, '--identity', key)).toMatchObject(refused);
  vi.stubEnv('BACKUP_PASSPHRASE', 'caballo pila grapa correcta');
  expect(await into('d', 'restore', file)).toMatchObject(refused);
  vi.stubEnv('BACKUP_PASSPHRASE', '');
  expect(await into('d', 'restore', file)).toMatchObject({ exit: 0 });
});

it('packs the master secret in clear only where the command line says so', async () => {
  const file = join(root, 'clear.tar.gz');
  const refused = { exit: 2, stdout: '', stderr: expect.stringMatching(/--to .*--passphrase-file .*--without-secret.* --unsealed/) };
  expect(await zaguan('backup', file)).toMatchObject(refused);
  expect(await zaguan('backup', file, '--unsealed', '--to', await identityToRecipient(await generateIdentity()))).toMatchObject({
    exit: 2,
  });
  expect((await readdir(root)).filter((name) => name.startsWith('clear'))).toEqual([]);
  expect(JSON.parse((await zaguan('backup', file, '--without-secret', '--json')).stdout)).toMatchObject({ sealed: false, secret: false });
  await rm(file);
  expect(await zaguan('backup', file, '--unsealed')).toMatchObject({
    exit: 0,
    stdout: expect.stringContaining('The file contains the master secret'),
  });
});

it('leaves out a file whose secret another took the place of by ZAGUAN_SECRET', async () => {
  const [old, secret] = [(await readFile(join(folder, 'secret'), 'utf8')).trim(), 'the secret that these data have from now on'];
  const [before, after, foreign] = [join(root, 'before.tar.gz'), join(root, 'after.tar.gz'), join(root, 'foreign.tar.gz')];
  await zaguan('backup', before, '--unsealed');
  // The two starts with which a server changes its secret; the old secret's file stays.
  vi.stubEnv('ZAGUAN_SECRET', secret);
  vi.stubEnv('ZAGUAN_SECRET_PREVIOUS', old);
  expect(await zaguan('log', 'verify')).toMatchObject({ exit: 0 });
  vi.stubEnv('ZAGUAN_SECRET_PREVIOUS', undefined);
  expect(await zaguan('log', 'verify')).toMatchObject({ exit: 0 });
  const { findings } = JSON.parse((await zaguan('doctor', '--json')).stdout);
  expect(findings).toContainEqual({ what: 'Master secret', state: 'warn', says: expect.stringContaining('remove it') });

  vi.stubEnv('ZAGUAN_SECRET', undefined);
  const made = await zaguan('backup', after, '--unsealed');
  expect(made.stdout).toMatch(/secret is not the secret of these data, so it was left out/);
  expect(await into('g', 'restore', after)).toMatchObject({ exit: 1, stderr: expect.stringContaining('Set ZAGUAN_SECRET') });

  // A backup from an earlier version, which included the old secret's file.
  await promisify(execFile)('tar', ['--create', '--gzip', '--file', foreign, '--directory', folder, 'database', 'secret']);
  expect(await into('e', 'restore', foreign)).toMatchObject({ exit: 1, stderr: expect.stringContaining('encrypted with another secret') });
  await expect(readdir(join(root, 'e'))).rejects.toThrow('ENOENT');

  vi.stubEnv('ZAGUAN_SECRET', secret);
  for (const [name, file, fits] of [
    ['g', after, secret],
    ['e', foreign, secret],
    ['f', before, old],
  ] as const) {
    expect(await into(name, 'restore', file)).toMatchObject({ exit: 0, stdout: expect.stringContaining('1 tenant') });
    expect((await readFile(join(root, name, 'secret'), 'utf8')).trim()).toBe(fits);
  }
  vi.stubEnv('ZAGUAN_SECRET', undefined);
});

it('says what cannot seal', async () => {
  expect(await zaguan('backup', join(root, 'x'), '--to', 'age1x')).toMatchObject({
    exit: 1,
    stderr: expect.stringContaining('not a public key'),
  });
  await writeFile(join(root, 'short'), 'short');
  expect(await zaguan('backup', join(root, 'x'), '--passphrase-file', join(root, 'short'))).toMatchObject({
    exit: 1,
    stderr: expect.stringContaining('at least 12 characters'),
  });
});
