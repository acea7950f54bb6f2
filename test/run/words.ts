import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sayUsage } from './usage.ts';

/**
 * Writes, by step, the keys of the widget's words that a customization may replace, read from the tables of words: `npm run words`. Phrases
 * computed from values are left out. The server reads this list, since it loads no browser code.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const file = `${root}services/workflows/customizations/words.json`;

/** The shell's tables whose words an operator may replace. */
const OF_SHELL = ['shell', 'ending', 'halt'].map((name) => `src/i18n/${name}.i18n.ts`);
const OF_CAMERA = 'src/i18n/camera.i18n.ts';

type Tables = Readonly<Record<string, unknown>>;

async function plainWords(paths: readonly string[]): Promise<string> {
  const keys = new Set<string>();
  for (const path of paths) {
    const tables = Object.values((await import(`${root}${path}`)) as Tables);
    for (const table of tables.filter(isTable))
      for (const [key, phrase] of Object.entries(table['es-MX'])) if (typeof phrase === 'string') keys.add(key);
  }
  return [...keys].sort().join(' ');
}

function isTable(value: unknown): value is { 'es-MX': Tables } {
  return typeof value === 'object' && value !== null && 'es-MX' in value;
}

/** Returns the text that the file should have. */
export async function wordsFile(): Promise<string> {
  const { catalog } = (await import('#steps/catalog.ts')) as { catalog: Readonly<Record<string, unknown>> };
  const words: Record<string, string> = { shell: await plainWords(OF_SHELL) };
  for (const key of Object.keys(catalog).sort()) {
    const folder = `steps/${key.replaceAll('_', '-')}`;
    const camera = globSync(`${folder}/**/*.element.ts`, { cwd: root }).some((path) =>
      /extends (Capture|Paper)StepElement/.test(readFileSync(root + path, 'utf8')),
    );
    const own = globSync(`${folder}/**/*.i18n.ts`, { cwd: root }).sort();
    words[key] = await plainWords(camera ? [...own, OF_CAMERA] : own);
  }
  return `${JSON.stringify(words, null, 2)}\n`;
}

/** Returns the text that the file has. */
export const currentFile = () => readFileSync(file, 'utf8');

if (import.meta.main) {
  sayUsage('npm run words: writes services/workflows/customizations/words.json from the tables of words', { words: [] });
  writeFileSync(file, await wordsFile());
}
