import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newFile } from '../connect/local-files.ts';
import { CommandFailure, defineCommand, UsageError } from '../terminal/command.ts';
import { mark, quiet, size } from '../terminal/layout.ts';
import { embeddedFolder, LEFT_OUT, withFolderLock } from './folder.ts';
import { encrypterOf } from './sealing.ts';
import { staleSecrets } from './stale-secrets.ts';
import { streamTar } from './tar.ts';

/** Files of the master secret, and of the previous secret during a rotation. */
const SECRETS: ReadonlySet<string> = new Set(['secret', 'secret.previous']);

const SEAL_IT =
  'The backup would contain the master secret in readable form. Encrypt it with --to age1… or --passphrase-file <file>, leave the secret out with --without-secret, or accept this with --unsealed.';
const STALE_CURE = 'Move the file elsewhere, and keep the secret separately: a restore reads it from ZAGUAN_SECRET.';

export const command = defineCommand({
  arguments: [{ name: 'file.tar.gz' }],
  options: {
    to: { type: 'string', value: 'age1…', multiple: true, help: 'encrypt for this public key of age' },
    'passphrase-file': { type: 'string', value: 'file', help: 'encrypt with the passphrase in this file (or in BACKUP_PASSPHRASE)' },
    'without-secret': { type: 'boolean', help: 'leave the master secret out; keep it elsewhere, no data can be read without it' },
    unsealed: { type: 'boolean', help: 'do not encrypt, and include the master secret: the file alone then opens all data' },
  },
  details:
    'Copies the whole data folder (DATA_DIR) while no server uses it, encrypted with --to or --passphrase-file (file.tar.gz.age). A file with the master secret is encrypted, unless --unsealed is given. With DATABASE_URL use pg_dump, and copy the folder of media.',
  async run([name = ''], { 'without-secret': withoutSecret, unsealed, ...sealing }) {
    const encrypter = await encrypterOf(sealing);
    if (encrypter && unsealed) throw new UsageError('--unsealed encrypts nothing: leave it out, or leave out the key or passphrase.');
    if (!encrypter && !withoutSecret && !unsealed) throw new UsageError(SEAL_IT);
    const folder = embeddedFolder();
    const file = newFile(name);
    if (!existsSync(join(folder, 'database'))) throw new CommandFailure(`The folder ${folder} has no data.`);
    mkdirSync(dirname(file), { recursive: true });
    const partialFile = `${file}.part`;
    const { entries, stale } = await withFolderLock(folder, async () => {
      const present = readdirSync(folder).filter((entry) => !LEFT_OUT.test(entry) && !(withoutSecret && SECRETS.has(entry)));
      const stale = await staleSecrets(
        folder,
        present.filter((entry) => SECRETS.has(entry)),
      );
      const entries = present.filter((entry) => !stale.includes(entry));
      try {
        const running = streamTar(['--create', '--gzip', '--file', '-', '--directory', folder, '--', ...entries]);
        // Streams, so that the backup is never whole in memory.
        const archive = encrypter ? await encrypter.encrypt(running.output) : running.output;
        // Readable by its owner only, because the backup may contain the master secret.
        await Promise.all([pipeline(archive, createWriteStream(partialFile, { mode: 0o600, flush: true })), running.ended]);
        renameSync(partialFile, file);
        return { entries, stale };
      } finally {
        rmSync(partialFile, { force: true });
      }
    });
    const bytes = statSync(file).size;
    const secret = !withoutSecret && entries.includes('secret');
    const isSealed = encrypter !== null;
    const text = [
      `${mark('good')} ${file}  ${quiet(size(bytes))}`,
      ...stale.map((name) => `${mark('warn')} ${join(folder, name)} is not the secret of these data, so it was left out. ${STALE_CURE}`),
      secret && !isSealed ? `${mark('warn')} The file contains the master secret, so it alone opens all data.` : '',
    ];
    return { json: { file, size: bytes, secret, sealed: isSealed, left_out: stale }, text: text.filter(Boolean).join('\n') };
  },
});
