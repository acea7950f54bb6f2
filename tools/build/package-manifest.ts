import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Adds the texts and a separate manifest to `dist/npm`, because partners must not install the repository's dependencies. */
const root = join(import.meta.dirname, '../..');
const target = join(root, 'dist/npm');
const read = (file: string): Record<string, unknown> => JSON.parse(readFileSync(join(root, file), 'utf8'));

const { name, ...published } = read('tools/build/published-package.json');
const { version } = read('package.json');
writeFileSync(join(target, 'package.json'), `${JSON.stringify({ name, version, ...published }, null, 2)}\n`);
for (const text of ['README.md', 'LICENSE', 'tools/build/NOTICE']) copyFileSync(join(root, text), join(target, basename(text)));
