import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { connected } from '../connect/connect.ts';
import { CommandFailure, defineCommand } from '../terminal/command.ts';
import { mark, quiet, size } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [{ name: 'uuid' }],
  options: { file: { type: 'string', value: 'file.pdf', help: 'where to; <uuid>.pdf by default' } },
  details: 'The signed document, readable for you alone.',
  run: async ([uuid = ''], { file: named }) =>
    connected(async ({ people }) => {
      const file = resolve(named ?? `${uuid.replace(/[^\w-]/g, '_')}.pdf`);
      if (existsSync(file)) throw new CommandFailure(`${file} is there already; it is not written over.`);
      const bytes = new Uint8Array(await (await people.documents.signed({ uuid })).arrayBuffer());
      writeFileSync(file, bytes, { mode: 0o600, flag: 'wx' });
      return { json: { file, size: bytes.length }, text: `${mark('good')} ${file}  ${quiet(size(bytes.length))}` };
    }),
});
