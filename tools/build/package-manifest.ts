import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Makes `dist/npm` a package that can be packed and published: its manifest, and the texts that go with it. The repository's own
 * `package.json` names what the server and the tests need, and none of that is a partner's.
 */
const root = join(import.meta.dirname, '../..');
const target = join(root, 'dist/npm');
const read = (file: string): Record<string, unknown> => JSON.parse(readFileSync(join(root, file), 'utf8'));

const { name, ...published } = read('tools/build/published-package.json');
const { version } = read('package.json');
writeFileSync(join(target, 'package.json'), `${JSON.stringify({ name, version, ...published }, null, 2)}\n`);
for (const text of ['README.md', 'LICENSE', 'tools/build/NOTICE']) copyFileSync(join(root, text), join(target, basename(text)));
