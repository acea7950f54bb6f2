import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const guides = readdirSync(join(root, 'docs/guides'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/guides/${name}`);

interface Snippet {
  file: string;
  code: string;
}

/** Returns the fences that name a file (```` ```js demo/public/token.js ````), each of which must be an excerpt of that file. */
function snippets(document: string): Snippet[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', code = '']) => ({ file, code }));
}

/** Returns the text without indentation, which excerpts may change. */
function flat(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

it('some guides show code of the demo', () => {
  expect(guides.filter((guide) => snippets(guide).length > 0).length).toBeGreaterThan(3);
});

test.each(guides)('%s shows code that runs', (guide) => {
  const shown = snippets(guide);
  for (const { file, code } of shown) expect(flat(readFileSync(join(root, file), 'utf8')), file).toContain(flat(code));
});
