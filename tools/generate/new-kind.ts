import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindDeclarations } from '#kinds/kinds.ts';
import { capitalize, GeneratorError, isTaken, register, runGenerator, writeFiles } from './generate.ts';
import { kindLists, spellingsOf } from './kinds.ts';

/**
 * `npm run new-kind -- payroll-receipt`: creates a kind of document that is photographed, read, shown and corrected (number, name, day):
 * its folder, a drawing of its specimens, and its line in `lib/kinds/kinds.ts`. The templates in `new-kind/` are text files, because
 * a kind that is not registered does not compile.
 */

const KINDS = 'lib/kinds';
const REGISTRY = `${KINDS}/kinds.ts`;

/** The templates, each with the path of its file for a new kind. */
const FILES: readonly (readonly [template: string, target: (kebab: string) => string])[] = [
  ...['.kind.ts', '.contract.ts', '.ts', '.specimen.ts', '.test.ts'].map(
    (suffix) => [`sample-kind${suffix}`, (kebab: string) => `${KINDS}/${kebab}/${kebab}${suffix}`] as const,
  ),
  ['sample-kind.drawing.ts', (kebab) => `test/specimens/kinds/${kebab}.ts`],
];

function checkName(kebab: string | undefined, root: string): ReturnType<typeof spellingsOf> {
  if (!kebab) throw new GeneratorError('Say the kind’s name in small letters: npm run new-kind -- payroll-receipt');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new GeneratorError(`“${kebab}” is not small letters and digits, words joined by one hyphen, a letter first.`);
  }
  if (kebab.length > 40) throw new GeneratorError(`“${kebab}” is ${kebab.length} letters long; 40 is the most.`);
  if (existsSync(join(root, KINDS, kebab, `${kebab}.kind.ts`)))
    throw new GeneratorError(`There is a kind “${kebab}” already, in ${KINDS}/${kebab}.`);
  const lists = [REGISTRY, ...kindLists([]).keys()];
  const sources = lists.map((path) => readFileSync(join(root, path), 'utf8'));
  const isThere = [`${KINDS}/${kebab}`, `test/specimens/kinds/${kebab}.ts`].some((path) => existsSync(join(root, path)));
  const names = spellingsOf(kebab.replaceAll('-', '_'));
  if (isThere || kebab === 'sample-kind' || isTaken(names.camel, sources))
    throw new GeneratorError(`“${kebab}” means something else here. Choose another name.`);
  return names;
}

function rename(text: string, { kebab, camel }: ReturnType<typeof spellingsOf>): string {
  const words = kebab.replaceAll('-', ' ');
  return text
    .replaceAll('sample-kind', kebab)
    .replaceAll('sampleKind', camel)
    .replaceAll('sample kind', words)
    .replaceAll('Sample kind', capitalize(words));
}

function newKind(root: string, kindName: string | undefined): string[] {
  const names = checkName(kindName, root);
  const { kebab, kind, camel } = names;
  const registry = register(root, {
    file: REGISTRY,
    marker: '// new-kind: line',
    line: kind === camel ? `${camel},` : `${kind}: ${camel},`,
    imports: `import { ${camel} } from './${kebab}/${kebab}.kind.ts';\n`,
  });
  const lists = kindLists([...Object.keys(kindDeclarations), kind]);
  const templates = join(import.meta.dirname, 'new-kind');
  const files = FILES.map(([template, target]) => ({
    path: target(kebab),
    content: rename(readFileSync(join(templates, `${template}.txt`), 'utf8'), names),
  }));
  return writeFiles(root, [...files, registry, ...Array.from(lists, ([path, content]) => ({ path, content }))]);
}

runGenerator(
  'npm run new-kind -- payroll-receipt: makes a kind of document, its operation and its specimens',
  newKind,
  'Now say in the folder what the document is, and run: npm run words && npm run map && npm run test:unit -- lib/kinds services/extraction/kinds test/suites/specimens-are-read.test.ts',
);
