import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesInGit } from '../support/tree.ts';

const root = join(import.meta.dirname, '../..');
const documents = filesInGit('*.md');

const textOf = (path: string) => readFileSync(join(root, path), 'utf8').replace(/^```[\s\S]*?^```/gm, '');

/** Returns the anchors of a Markdown page: its headings in lower case, with hyphens for spaces. */
function anchorsOf(path: string): string[] {
  const headings = [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
  const anchors = headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return anchors.map((anchor, index) => {
    const before = anchors.slice(0, index).filter((other) => other === anchor).length;
    return before ? `${anchor}-${before}` : anchor;
  });
}

/** Returns the fault of a link in a document; null for none. */
function brokenness(document: string, link: string): string | null {
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? document : posix.join(dirname(document), file);
  if (!existsSync(join(root, path))) return `${link}: no such file`;
  if (anchor && path.endsWith('.md') && !anchorsOf(path).includes(anchor)) return `${link}: no such heading`;
  return null;
}

test.each(documents)('%s links to files and headings that exist', (document) => {
  const links = [...textOf(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link);
  expect(links.flatMap((link) => brokenness(document, link) ?? [])).toEqual([]);
});

test('a link to a heading that is not there is found', () => {
  expect(brokenness('docs/cli.md', 'operating.md#variables')).toBeNull();
  expect(brokenness('docs/cli.md', 'operating.md#nowhere')).toBe('operating.md#nowhere: no such heading');
  expect(brokenness('docs/cli.md', 'nowhere.md')).toBe('nowhere.md: no such file');
});
