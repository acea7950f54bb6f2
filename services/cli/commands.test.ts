import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commands } from './commands.ts';

const page = readFileSync(new URL('../../docs/cli.md', import.meta.url), 'utf8');
/** The first cells of the table of commands; a cell such as `keys create\|list\|revoke` names three commands. */
const rows = [...page.matchAll(/^\| (`[^|]*(?:\\\|[^|]*)*`)[^|]* \|/gm)].map(([, cell = '']) => cell);

it.each(Object.keys(commands))('the documentation names "%s"', (name) => {
  const [group = '', verb = ''] = name.split(' ');
  const named = rows.some((row) => new RegExp(`\`${group}\\b`).test(row) && new RegExp(`\\b${verb}\\b`).test(row));
  expect(named).toBe(true);
});
