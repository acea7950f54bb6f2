import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CommandFailure, defineCommand } from '../terminal/command.ts';
import { mark, quiet, size } from '../terminal/layout.ts';
import { embeddedFolder, LEFT_OUT, withFolderLock } from './folder.ts';
import { tar } from './tar.ts';

export const command = defineCommand({
  arguments: [{ name: 'file.tar.gz' }],
  options: {
    'without-secret': { type: 'boolean', help: 'leave the master secret out; keep it elsewhere, nothing can be read without it' },
  },
  details: 'The whole data folder (DATA_DIR) while no server holds it. With DATABASE_URL use pg_dump, and copy the folder of media.',
  async run([name = ''], { 'without-secret': withoutSecret }) {
    const folder = embeddedFolder();
    const file = resolve(name);
    if (existsSync(file)) throw new CommandFailure(`${file} is there already; it is not written over.`);
    if (!existsSync(join(folder, 'database'))) throw new CommandFailure(`There are no data in ${folder}.`);
    const entries = readdirSync(folder).filter((entry) => !LEFT_OUT.test(entry) && !(withoutSecret && entry === 'secret'));
    mkdirSync(dirname(file), { recursive: true });
    const part = `${file}.part`;
    await withFolderLock(folder, async () => {
      try {
        // For its owner alone: it may hold the key to everything in it.
        closeSync(openSync(part, 'w', 0o600));
        await tar(['--create', '--gzip', '--file', part, '--directory', folder, '--', ...entries]);
        const handle = openSync(part, 'r');
        fsyncSync(handle);
        closeSync(handle);
        renameSync(part, file);
      } finally {
        rmSync(part, { force: true });
      }
    });
    const bytes = statSync(file).size;
    const secret = !withoutSecret && entries.includes('secret');
    const text = [
      `${mark('good')} ${file}  ${quiet(size(bytes))}`,
      secret ? `${mark('warn')} The master secret is in it: whoever has the file can read everything.` : '',
    ];
    return { json: { file, size: bytes, secret }, text: text.filter(Boolean).join('\n') };
  },
});
