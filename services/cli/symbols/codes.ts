import { defineCommand } from '../terminal/command.ts';
import { type FileCodes, readFiles } from './read-files.ts';

export const command = defineCommand({
  arguments: [{ name: 'image', rest: true }],
  details: 'Reads QR, PDF417 and Code128 in JPEG, PNG, WebP, GIF, TIFF and AVIF, in any EXIF orientation, several codes per picture.',
  async run(files) {
    const results = await readFiles(files);
    return { json: results, text: results.map(describe).join('\n'), exit: results.some(({ error }) => error) ? 1 : 0 };
  },
});

function describe({ file, codes, error }: FileCodes): string {
  if (error) return `${file}: ${error}`;
  if (codes.length === 0) return `${file}: no code found`;
  return codes.map(({ format, text }) => `${file}: ${format} ${text}`).join('\n');
}
