import { copyFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { readPostalCatalogue } from '../../mexico/postal-catalogue.ts';
import { readPlatformConfig } from '../../services/platform/config.ts';
import { decodeText } from '../../services/platform/foreign-files/text.ts';
import { importedCatalogue } from '../../services/start/postal-catalogue.ts';
import { CommandFailure, defineCommand } from '../terminal/command.ts';
import { bold, mark } from '../terminal/layout.ts';

/** Four times what Correos de México exports for the whole country. Bytes. */
const LARGEST_FILE = 64 * 1024 ** 2;

export const command = defineCommand({
  arguments: [{ name: 'CPdescarga.txt' }],
  options: {},
  details:
    'The postal catalogue as Correos de México exports it. It goes into the data folder (DATA_DIR) in place of the one before; a server reads it when it starts, unless POSTAL_CATALOGUE names another file.',
  async run([path = '']) {
    const codes = check(path);
    const file = importedCatalogue(readPlatformConfig(process.env).dataFolder);
    mkdirSync(dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    copyFileSync(path, unfinished);
    renameSync(unfinished, file);
    return { json: { codes, file }, text: `${mark('good')} ${bold(String(codes))} postal codes in ${file}. Start the server anew.` };
  },
});

/** Returns how many codes the file has. */
function check(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new CommandFailure(`${path} is no file that can be read.`);
  if (found.size > LARGEST_FILE) throw new CommandFailure(`${path} has more than 64 MB: it is no postal catalogue.`);
  try {
    return readPostalCatalogue(decodeText(readFileSync(path))).size;
  } catch (cause) {
    throw new CommandFailure(`${path} is no postal catalogue: ${(cause as Error).message}.`);
  }
}
