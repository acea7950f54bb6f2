import { readFileSync, writeFileSync } from 'node:fs';
import { borders } from '../support/borders.ts';

/** Writes the import rules of `test/support/borders.ts` into the file that `biome.json` extends: `npm run borders`. */

const root = new URL('../../', import.meta.url);
export const BORDERS_FILE = 'tools/config/biome.borders.json';
const TESTS = ['!**/*.test.ts', '!**/*.browser.test.ts', '!**/*.fake.ts'];

interface Base {
  linter: { rules: { style: { noRestrictedImports: { options: { patterns: readonly unknown[] } } } } };
}

/** Returns the text that the file of import rules should have. */
export function bordersConfig(): string {
  const base = JSON.parse(readFileSync(new URL('biome.json', root), 'utf8')) as Base;
  // An override replaces biome.json's patterns, so each repeats those for all files: barrels and bundlers' suffixes.
  const everywhere = base.linter.rules.style.noRestrictedImports.options.patterns;
  const overrides = borders.map(({ files, refuse }) => ({
    includes: [...files, ...TESTS],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: [...refuse, ...everywhere] } } } } },
  }));
  return `${JSON.stringify({ $schema: '../../node_modules/@biomejs/biome/configuration_schema.json', root: false, overrides }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(new URL(BORDERS_FILE, root), bordersConfig());
