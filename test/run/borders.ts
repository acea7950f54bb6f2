import { readFileSync, writeFileSync } from 'node:fs';
import { borders } from '../support/borders.ts';

/** `npm run borders`: writes the import rules of `test/support/borders.ts` into `biome.json`; the rest of that file is written by hand. */

const file = new URL('../../biome.json', import.meta.url);
const TESTS = ['!**/*.test.ts', '!**/*.browser.test.ts', '!**/*.fake.ts'];

interface Override {
  includes: readonly string[];
  linter: { rules: { style?: { noRestrictedImports?: { level: 'error'; options: { patterns: readonly unknown[] } } } } };
}

/** The text that `biome.json` should have. */
export function linterConfig(): string {
  const config = JSON.parse(readFileSync(file, 'utf8')) as {
    linter: { rules: { style: { noRestrictedImports: { options: { patterns: readonly unknown[] } } } } };
    overrides: readonly Override[];
  };
  // What everybody refuses, barrels and bundlers' suffixes, has to be said again wherever something more is refused.
  const everywhere = config.linter.rules.style.noRestrictedImports.options.patterns;
  const rows = borders.map(({ files, refuse }) => ({
    includes: [...files, ...TESTS],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: [...refuse, ...everywhere] } } } } },
  }));
  const byHand = config.overrides.filter(({ linter }) => !linter.rules.style?.noRestrictedImports);
  return `${JSON.stringify({ ...config, overrides: [...rows, ...byHand] }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(file, linterConfig());
