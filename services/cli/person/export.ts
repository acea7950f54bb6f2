import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connected } from '../connect/connect.ts';
import { CommandFailure, defineCommand } from '../terminal/command.ts';
import { mark, quiet, size } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [{ name: 'id' }],
  options: { file: { type: 'string', value: 'file.zip', help: 'where to; person-<id>.zip by default' } },
  details:
    'The record, and with a key that has the scope workflows each workflow with its pictures and files. contents.json in it names what is missing.',
  run: async ([id = ''], { file: named }) =>
    connected(async (server) => {
      const file = resolve(named ?? `person-${id.replace(/[^\w-]/g, '_')}.zip`);
      if (existsSync(file)) throw new CommandFailure(`${file} is there already; it is not written over.`);
      const bytes = await server.file(`/people/v1/people/${encodeURIComponent(id)}/data`);
      const part = `${file}.part`;
      try {
        // Personal data: readable by its owner only, renamed once complete.
        await pipeline(Readable.fromWeb(bytes), createWriteStream(part, { mode: 0o600 }));
        renameSync(part, file);
      } finally {
        rmSync(part, { force: true });
      }
      const byteCount = statSync(file).size;
      return { json: { file, size: byteCount }, text: `${mark('good')} ${file}  ${quiet(size(byteCount))}` };
    }),
});
