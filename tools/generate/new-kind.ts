import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeneratorError, isTaken, type RegistryLine, register, runGenerator, writeFiles } from './generate.ts';

/**
 * `npm run new-kind -- payroll-receipt`: makes a kind of document that is read (a number, a name, a day), its operation, a layout that
 * draws specimens of it, and its registry lines. The files come from `new-kind/`, with the name `sample-kind` in its spellings; they are
 * texts there, because a kind is none before its contract is registered.
 */

interface KindNames {
  kebab: string;
  camel: string;
  words: string;
}

const KINDS = 'services/extraction/kinds';
const [CONTRACT, REGISTRY, SERVICE] = [`${KINDS}/contract.ts`, `${KINDS}/kinds.ts`, 'services/extraction/service.ts'];
const DRAWINGS = 'test/specimens/kinds/drawings.ts';

/** Where each text of the template goes. */
const FILES: readonly (readonly [template: string, target: (kebab: string) => string])[] = [
  ['sample-kind.contract.ts', (kebab) => `${KINDS}/${kebab}/${kebab}.contract.ts`],
  ['sample-kind.labels.ts', (kebab) => `${KINDS}/${kebab}/${kebab}.labels.ts`],
  ['sample-kind.ts', (kebab) => `${KINDS}/${kebab}/${kebab}.ts`],
  ['sample-kind.test.ts', (kebab) => `${KINDS}/${kebab}/${kebab}.test.ts`],
  ['sample-kind.drawing.ts', (kebab) => `test/specimens/kinds/${kebab}.ts`],
];

function checkName(kebab: string | undefined, root: string): KindNames {
  if (!kebab) throw new GeneratorError('Say the kind’s name in small letters: npm run new-kind -- payroll-receipt');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new GeneratorError(`“${kebab}” is not small letters and digits, words joined by one hyphen, a letter first.`);
  }
  if (kebab.length > 40) throw new GeneratorError(`“${kebab}” is ${kebab.length} letters long; 40 is the most.`);
  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  if (existsSync(join(root, KINDS, kebab, `${kebab}.contract.ts`)))
    throw new GeneratorError(`There is a kind “${kebab}” already, in ${KINDS}/${kebab}.`);
  const sources = [CONTRACT, REGISTRY, SERVICE, DRAWINGS].map((path) => readFileSync(join(root, path), 'utf8'));
  const isThere = [`${KINDS}/${kebab}`, `lib/papers/findings/${kebab}`, `test/specimens/kinds/${kebab}.ts`].some((path) =>
    existsSync(join(root, path)),
  );
  if (isThere || kebab === 'sample-kind' || isTaken(camel, sources))
    throw new GeneratorError(`“${kebab}” means something else here. Choose another name.`);
  return { kebab, camel, words: kebab.replaceAll('-', ' ') };
}

function rename(text: string, { kebab, camel, words }: KindNames): string {
  return text
    .replaceAll('sample-kind', kebab)
    .replaceAll('sampleKind', camel)
    .replaceAll('sample kind', words)
    .replaceAll('Sample kind', words.charAt(0).toUpperCase() + words.slice(1));
}

function registriesFor({ kebab, camel }: KindNames): RegistryLine[] {
  const folder = `${kebab}/${kebab}`;
  return [
    {
      file: CONTRACT,
      marker: '// new-kind: contract',
      line: `${camel},`,
      imports: `import { ${camel} } from './${folder}.contract.ts';\n`,
    },
    {
      file: REGISTRY,
      marker: '// new-kind: line',
      line: `${camel}: ${camel}Kind,`,
      imports: `import { ${camel}Kind } from './${folder}.ts';\n`,
    },
    {
      file: SERVICE,
      marker: '// new-kind: handler',
      line: `${camel}: os.${camel}.handler(({ input, context }) => once('${camel}', input, context)),`,
      imports: '',
    },
    {
      file: DRAWINGS,
      marker: '// new-kind: drawing',
      line: `${camel}: ${camel}Drawing,`,
      imports: `import { ${camel}Drawing } from './${kebab}.ts';\n`,
    },
  ];
}

function newKind(root: string, kindName: string | undefined): string[] {
  const names = checkName(kindName, root);
  const registries = registriesFor(names).map((registry) => register(root, registry));
  const templates = join(import.meta.dirname, 'new-kind');
  const files = FILES.map(([template, target]) => ({
    path: target(names.kebab),
    content: rename(readFileSync(join(templates, `${template}.txt`), 'utf8'), names),
  }));
  return writeFiles(root, [...files, ...registries]);
}

runGenerator(
  'npm run new-kind -- payroll-receipt: makes a kind of document that is read, its operation and a drawing of it',
  newKind,
  'Now say in the contract what stands in it, draw its layouts in test/specimens/kinds, and run: npm run test:unit -- services/extraction/kinds',
);
