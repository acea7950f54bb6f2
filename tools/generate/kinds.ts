import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run kinds`: writes three lists from the kinds in `lib/kinds/kinds.ts`: of their operations, of their readers and of the drawings of
 * their specimens. They are separate files because a browser, a client and a server each load one side of a kind.
 */

const root = join(import.meta.dirname, '../..');

/** The name of a kind, also as a folder's name (`kebab`) and as a variable's name (`camel`). */
interface NameOfKind {
  kind: string;
  kebab: string;
  camel: string;
}

interface KindList {
  path: string;
  /** Returns the import of one kind for this list. */
  importOf(name: NameOfKind): string;
  /** Imports besides those of the kinds. */
  more: readonly string[];
  /** Returns the file's text below its imports. */
  text(entries: (entry: (name: NameOfKind) => string) => string): string;
}

const NOTE = '`npm run kinds` writes this list.';

const lists: readonly KindList[] = [
  {
    path: 'lib/contracts/extraction/extraction.ts',
    importOf: ({ kebab, camel }) => `import { ${camel}Operation } from '#kinds/${kebab}/${kebab}.contract.ts';`,
    more: ["import { type AnswerData, kindContract } from './kind-contract.ts';"],
    text: (entries) => `
/** The extraction service (base \`/extraction\`): an operation for each kind of document. ${NOTE} */
export const extractionContract = {
${entries(({ kind, camel }) => `${camel}: kindContract('${kind}', ${camel}Operation),`)}
};

export type KindName = keyof typeof extractionContract;
/** The data that is read of a kind. */
export type KindData<Name extends KindName> = AnswerData<(typeof extractionContract)[Name]>;
`,
  },
  {
    path: 'services/extraction/kinds/kinds.ts',
    importOf: ({ kebab, camel }) => `import { ${camel}Reader } from '#kinds/${kebab}/${kebab}.ts';`,
    more: [
      "import type { KindData, KindName } from '#contracts/extraction/extraction.ts';",
      "import type { KindReader } from '#kinds/base/kind-reader.ts';",
    ],
    text: (entries) => `
export type KindOf<Name extends KindName> = KindReader<KindData<Name>>;

/** The reader of each kind of document. ${NOTE} */
export const kinds: { readonly [Name in KindName]: KindOf<Name> } = {
${entries(({ camel }) => `${camel}: ${camel}Reader,`)}
};
`,
  },
  {
    path: 'test/specimens/kinds/drawings.ts',
    importOf: ({ kebab, camel }) => `import { ${camel}Drawing } from './${kebab}.ts';`,
    more: ["import type { KindName } from '#contracts/extraction/extraction.ts';", "import type { Drawing } from '../drawing.ts';"],
    text: (entries) => `
/** How specimens of each kind are drawn. ${NOTE} */
export const drawings: { readonly [Name in KindName]: Drawing<Name> } = {
${entries(({ camel }) => `${camel}: ${camel}Drawing,`)}
};
`,
  },
];

/** Returns the source of an import, by which imports are sorted. */
const sourceOf = (line: string) => line.slice(line.indexOf(' from '));

/** Returns the text of each list, by its path. */
export function kindLists(kinds: readonly string[]): ReadonlyMap<string, string> {
  const names = kinds.map((kind): NameOfKind => {
    const kebab = kind.replaceAll('_', '-');
    return { kind, kebab, camel: kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) };
  });
  return new Map(
    lists.map(({ path, importOf, more, text }) => {
      const imports = [...names.map(importOf), ...more].toSorted((one, other) => (sourceOf(one) < sourceOf(other) ? -1 : 1));
      return [path, `${imports.join('\n')}\n${text((entry) => names.map((name) => `  ${entry(name)}`).join('\n'))}`];
    }),
  );
}

if (import.meta.main) {
  const { kindDeclarations } = (await import('#kinds/kinds.ts')) as typeof import('#kinds/kinds.ts');
  for (const [path, text] of kindLists(Object.keys(kindDeclarations))) writeFileSync(join(root, path), text);
}
