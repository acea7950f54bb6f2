import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ConfigError, readPlatformConfig } from '#platform/base/config.ts';
import { ignoreFolder } from '#platform/data/ignore-folder.ts';
import { onPlatformOf } from '../connect/platform.ts';
import { CommandFailure, defineCommand } from '../terminal/command.ts';
import { mark, quiet } from '../terminal/layout.ts';
import { embeddedFolder, LEFT_OUT, withFolderLock } from './folder.ts';
import { openBackup, type SealingOptions } from './sealing.ts';
import { CannotWrite, streamTar } from './tar.ts';

export const command = defineCommand({
  arguments: [{ name: 'file.tar.gz' }],
  options: {
    identity: { type: 'string', value: 'file', help: 'the file with the key (age) that opens an encrypted backup' },
    'passphrase-file': { type: 'string', value: 'file', help: 'the file with its passphrase (or BACKUP_PASSPHRASE)' },
    replace: { type: 'boolean', help: 'keep the present data under another name' },
  },
  details:
    'Restores into the data folder (DATA_DIR), which must be empty unless --replace is given. ZAGUAN_SECRET takes precedence over the secret in the backup, and that over the one in the folder. With a key or a passphrase only an encrypted file is accepted. Files are put in place after the database has opened and the secret fits.',
  async run([name = ''], { replace, ...sealing }) {
    const file = resolve(name);
    if (!existsSync(file)) throw new CommandFailure(`There is no file ${file}.`);
    const folder = embeddedFolder();
    const isOccupied = existsSync(join(folder, 'database'));
    if (isOccupied && !replace)
      throw new CommandFailure(`The folder ${folder} has data. Choose another folder with DATA_DIR, or add --replace.`);
    mkdirSync(dirname(folder), { recursive: true });
    const restoredFolder = `${folder}.restoring-${process.pid}`;
    const isNew = !existsSync(folder);
    const result = withFolderLock(folder, async () => {
      try {
        mkdirSync(restoredFolder, { mode: 0o700 });
        await unpack(file, restoredFolder, sealing);
        secureEntries(restoredFolder, file);
        const tenants = await openWithOneOf(secretsFor(restoredFolder, folder), restoredFolder);
        const aside = isOccupied ? `${folder}.before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}` : null;
        putInPlace(restoredFolder, folder, aside);
        const next = `npm run -s zaguan -- serve --data '${folder}'`;
        const text = [
          `${mark('good')} ${folder}  ${quiet(tenants === 1 ? '1 tenant' : `${tenants} tenants`)}`,
          ...(aside ? [`${mark('none')} The earlier data are in ${aside}.`] : []),
          `  Start the server with it: ${next}`,
        ];
        return { json: { folder, tenants, aside, next }, text: text.join('\n') };
      } finally {
        rmSync(restoredFolder, { recursive: true, force: true });
      }
    });
    return result.catch((failure: unknown) => {
      // The lock created the folder.
      if (isNew && existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
      throw failure;
    });
  },
});

/** Unpacks a backup as a stream. An encrypted backup that was changed or cut fails at the first damaged piece. */
async function unpack(file: string, folder: string, sealing: SealingOptions): Promise<void> {
  const archive = await openBackup(file, sealing);
  const running = streamTar(['--extract', '--gzip', '--file', '-', '--directory', folder]);
  const transfer = archive.pipeTo(running.input).catch(async (failure: unknown) => {
    running.kill();
    throw failure;
  });
  const [feeding, unpacking] = await Promise.allSettled([transfer, running.ended]);
  if (unpacking.status === 'rejected' && unpacking.reason instanceof CannotWrite) throw unpacking.reason;
  if (feeding.status === 'rejected' || unpacking.status === 'rejected') throw new CommandFailure(`${file} is not a complete backup.`);
}

/**
 * Gives every file to its owner alone, whatever rights the archive names. Throws for links, through which the server would read and write
 * outside the folder. (Node's recursive `readdir` follows links.)
 */
function secureEntries(folder: string, file: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) secureEntries(path, file);
    else if (entry.isFile()) chmodSync(path, 0o600);
    else throw new CommandFailure(`${file} is not a backup of Zaguán: ${entry.name} in it is neither a file nor a folder.`);
  }
}

/** Returns the secrets to try, likeliest first: a backup may contain a secret file that the variable ZAGUAN_SECRET replaced. */
function secretsFor(restoredFolder: string, folder: string): string[] {
  const file = [join(restoredFolder, 'secret'), join(folder, 'secret')].find((path) => existsSync(path));
  const secrets = [process.env.ZAGUAN_SECRET, file && readFileSync(file, 'utf8').trim()].filter((secret) => secret !== undefined);
  const candidates = [...new Set(secrets)].filter(Boolean);
  if (candidates.length === 0)
    throw new CommandFailure('The backup contains no secret. Set ZAGUAN_SECRET to the one with which its data were encrypted.');
  return candidates;
}

/** Writes the first secret that opens the data into the folder, and returns the number of tenants. */
async function openWithOneOf(secrets: readonly string[], restoredFolder: string): Promise<number> {
  for (const secret of secrets) {
    writeFileSync(join(restoredFolder, 'secret'), `${secret}\n`, { mode: 0o600 });
    const tenants = await countTenants(restoredFolder);
    if (tenants !== null) return tenants;
  }
  throw new CommandFailure(
    'The data were encrypted with another secret. Set ZAGUAN_SECRET to the one that the server had when the backup was made.',
  );
}

/** Opens the database and a tenant's key. Returns the number of tenants. Null if the secret is wrong. */
async function countTenants(folder: string): Promise<number | null> {
  if (!existsSync(join(folder, 'database'))) throw new CommandFailure('The backup contains no database.');
  const config = readPlatformConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  try {
    return await onPlatformOf(config, async ({ tenants, dataKeys }) => {
      const all = await tenants.all();
      if (all[0]) await dataKeys.newest(all[0]);
      return all.length;
    });
  } catch (failure) {
    if (failure instanceof ConfigError) return null;
    throw failure;
  }
}

/** Moves the restored entries into the data folder one by one, under the folder's lock, whose file stays. */
function putInPlace(restoredFolder: string, folder: string, aside: string | null): void {
  if (aside) {
    mkdirSync(aside, { mode: 0o700 });
    ignoreFolder(aside);
  }
  for (const entry of readdirSync(folder).filter((name) => !name.startsWith('lock'))) {
    if (aside) renameSync(join(folder, entry), join(aside, entry));
    else rmSync(join(folder, entry), { recursive: true });
  }
  for (const entry of readdirSync(restoredFolder).filter((name) => !LEFT_OUT.test(name)))
    renameSync(join(restoredFolder, entry), join(folder, entry));
}
