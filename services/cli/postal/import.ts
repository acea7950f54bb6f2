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
    'Imports the postal catalogue as Correos de México exports it. The data folder (DATA_DIR) then has it in place of the earlier one. A server reads it at its start, unless POSTAL_CATALOGUE names another file.',
  async run([path = '']) {
    const codes = check(path);
    const file = importedCatalogue(readPlatformConfig(process.env).dataFolder);
    mkdirSync(dirname(file), { recursive: true });
    const part = `${file}.${process.pid}`;
    copyFileSync(path, part);
    renameSync(part, file);
    return { json: { codes, file }, text: `${mark('good')} ${bold(String(codes))} postal codes in ${file}. Restart the server.` };
  },
});

/** Checks the file and returns its number of postal codes. */
function check(path: string): number {
  try {
    return readPostalCatalogue(readTextFile(path, LARGEST_CATALOGUE_MB)).size;
  } catch (cause) {
    throw new CommandFailure(`${path} is not a postal catalogue: ${(cause as Error).message}.`);
  }
}
