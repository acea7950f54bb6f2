import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { LARGEST_CATALOGUE_MB, readPostalCatalogue } from '#mexico/places/postal-catalogue.ts';
import { readPlatformConfig } from '#platform/base/config.ts';
import { readTextFile } from '#platform/foreign-files/text.ts';
import { importedCatalogue } from '#services/start/postal-catalogue.ts';
import { CommandFailure, defineCommand } from '../terminal/command.ts';
import { bold, mark } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [{ name: 'CPdescarga.txt' }],
  details:
    'The postal catalogue as Correos de México exports it. It goes into the data folder (DATA_DIR) in place of the one before; a server reads it when it starts, unless POSTAL_CATALOGUE names another file.',
  async run([path = '']) {
    const codes = check(path);
    const file = importedCatalogue(readPlatformConfig(process.env).dataFolder);
    mkdirSync(dirname(file), { recursive: true });
    const part = `${file}.${process.pid}`;
    copyFileSync(path, part);
    renameSync(part, file);
    return { json: { codes, file }, text: `${mark('good')} ${bold(String(codes))} postal codes in ${file}. Start the server anew.` };
  },
});

/** Checks the file and returns its number of postal codes. */
function check(path: string): number {
  try {
    return readPostalCatalogue(readTextFile(path, LARGEST_CATALOGUE_MB)).size;
  } catch (cause) {
    throw new CommandFailure(`${path} is no postal catalogue: ${(cause as Error).message}.`);
  }
}
