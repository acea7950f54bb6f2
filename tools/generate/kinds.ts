import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from './generate.ts';

/**
 * `npm run kinds`: writes three lists from the kinds in `lib/kinds/kinds.ts`: of their operations, of their readers and of the drawings of
 * their specimens. They are separate files because a browser, a client and a server each load one side of a kind.
 */

/** Spells a kind's name as in a setup, a folder and a variable. */
export function spellingsOf(kind: string) {
  return { kind, kebab: kind.replaceAll('_', '-'), camel: camelCase(kind) };
}

type KindSpellings = ReturnType<typeof spellingsOf>;

interface KindList {
  path: string;
  imports: readonly string[];
  importOf(name: KindSpellings): string;
  /** The list's declaration, up to its first entry. */
  begin: string;
  entryOf(name: KindSpellings): string;
  end: string;
}

const NOTE = '`npm run kinds` writes this list.';

const lists: readonly KindList[] = [
  {
    path: 'lib/contracts/extraction/extraction.ts',
    imports: ["import { type AnswerData, kindContract } from './kind-contract.ts';"],
    importOf: ({ kebab, camel }) => `import { ${camel}Operation } from '#kinds/${kebab}/${kebab}.contract.ts';`,
    begin: `/** The contract of the extraction service (base \`/extraction\`): one operation per kind of document. ${NOTE} */
export const extractionContract = {`,
    entryOf: ({ kind, camel }) => `  ${camel}: kindContract('${kind}', ${camel}Operation),`,
    end: `};

export type KindName = keyof typeof extractionContract;
/** The data that the service reads from a document of this kind. */
export type KindData<Name extends KindName> = AnswerData<(typeof extractionContract)[Name]>;`,
  },
  {
    path: 'services/extraction/kinds/kinds.ts',
    imports: [
      "import type { KindData, KindName } from '#contracts/extraction/extraction.ts';",
      "import type { KindReader } from '#kinds/base/kind-reader.ts';",
    ],
    importOf: ({ kebab, camel }) => `import { ${camel}Reader } from '#kinds/${kebab}/${kebab}.ts';`,
    begin: `export type KindOf<Name extends KindName> = KindReader<KindData<Name>>;

/** Readers of documents, by kind. ${NOTE} */
export const kinds: { readonly [Name in KindName]: KindOf<Name> } = {`,
    entryOf: ({ camel }) => `  ${camel}: ${camel}Reader,`,
    end: '};',
  },
  {
    path: 'test/specimens/kinds/drawings.ts',
    imports: ["import type { KindName } from '#contracts/extraction/extraction.ts';", "import type { Drawing } from '../drawing.ts';"],
    importOf: ({ kebab, camel }) => `import { ${camel}Drawing } from './${kebab}.ts';`,
    begin: `/** Drawings of specimens, by kind. ${NOTE} */
export const drawings: { readonly [Name in KindName]: Drawing<Name> } = {`,
    entryOf: ({ camel }) => `  ${camel}: ${camel}Drawing,`,
    end: '};',
  },
];

/** The path that an import names: imports are sorted by it. */
const sourceOf = (line: string) => line.slice(line.indexOf(' from '));

/** Returns the text of each list, by its path. */
export function kindLists(kinds: readonly string[]): ReadonlyMap<string, string> {
  const names = kinds.map(spellingsOf);
  return new Map(
    lists.map(({ path, imports, importOf, begin, entryOf, end }) => {
      const importLines = [...imports, ...names.map(importOf)].sort((one, other) => (sourceOf(one) < sourceOf(other) ? -1 : 1));
      return [path, `${[...importLines, '', begin, ...names.map(entryOf), end].join('\n')}\n`];
    }),
  );
}

if (import.meta.main) {
  const { kindDeclarations } = (await import('#kinds/kinds.ts')) as typeof import('#kinds/kinds.ts');
  const root = join(import.meta.dirname, '../..');
  for (const [path, text] of kindLists(Object.keys(kindDeclarations))) writeFileSync(join(root, path), text);
}
