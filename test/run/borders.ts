import { readFileSync, writeFileSync } from 'node:fs';
import { borders } from '../support/borders.ts';

/** `npm run borders`: writes the import rules of `test/support/borders.ts` into the file that `biome.json` extends. */

const root = new URL('../../', import.meta.url);
export const BORDERS_FILE = 'tools/config/biome.borders.json';
const TESTS = ['!**/*.test.ts', '!**/*.browser.test.ts', '!**/*.fake.ts'];

interface Base {
  linter: { rules: { style: { noRestrictedImports: { options: { patterns: readonly unknown[] } } } } };
}

/** The text that the file of borders should have. */
export function bordersConfig(): string {
  const base = JSON.parse(readFileSync(new URL('biome.json', root), 'utf8')) as Base;
  // What everybody refuses, barrels and bundlers' suffixes, has to be said again wherever something more is refused.
  const everywhere = base.linter.rules.style.noRestrictedImports.options.patterns;
  const overrides = borders.map(({ files, refuse }) => ({
    includes: [...files, ...TESTS],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: [...refuse, ...everywhere] } } } } },
  }));
  return `${JSON.stringify({ $schema: '../../node_modules/@biomejs/biome/configuration_schema.json', root: false, overrides }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(new URL(BORDERS_FILE, root), bordersConfig());
