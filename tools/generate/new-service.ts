import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capitalize, GeneratorError, isTaken, type NewFile, register, runGenerator, writeFiles } from './generate.ts';

/** `npm run new-service -- receipts`: creates a service from `services/new-service/`, with its registry line and conformance samples. */

const TEMPLATE = join(import.meta.dirname, '../../services/new-service');

/** Names that folders, URLs, scopes and database schemas already use, and the template's name. */
const RESERVED_NAMES = new Set([
  ...['platform', 'page', 'start', 'joins', 'blank'],
  ...['assets', 'health', 'metrics', 'operator', 'outbox', 'w', 'admin'],
  ...['jobs', 'public'],
]);

/** Names whose environment variables are already used, such as `DATABASE_URL`. */
const VARIABLES = new Set(['database', 'smtp', 'tsa', 'twilio', 'whatsapp']);

const FILES: readonly (readonly [template: string, target: (name: string) => string])[] = [
  ['blank.contract.ts', (name) => `lib/contracts/${name}/${name}.ts`],
  ['blank.create-entry.ts', (name) => `services/${name}/create-entry.ts`],
  ['blank.get-entry.ts', (name) => `services/${name}/get-entry.ts`],
  ['blank.implementer.ts', (name) => `services/${name}/implementer.ts`],
  ['blank.service.ts', (name) => `services/${name}/service.ts`],
  ['blank.store.ts', (name) => `services/${name}/store.ts`],
  ['blank.tables.ts', (name) => `services/${name}/tables.ts`],
  ['blank.test.ts', (name) => `services/${name}/${name}.test.ts`],
  ['migrations/0001-blank.sql', (name) => `services/${name}/migrations/0001-${name}.sql`],
  ['blank.samples.ts', (name) => `test/suites/conformance/${name}-samples.ts`],
];

function checkName(name: string | undefined, root: string): string {
  if (!name) throw new GeneratorError('Say the service’s name in small letters: npm run new-service -- receipts');
  if (!/^[a-z]{2,30}$/.test(name)) throw new GeneratorError(`“${name}” is not 2 to 30 small letters: it becomes an address and a scope.`);
  const meansElse = new GeneratorError(`“${name}” means something else here. Choose another name.`);
  if (RESERVED_NAMES.has(name) || VARIABLES.has(name)) throw meansElse;
  if (existsSync(join(root, 'services', name))) throw new GeneratorError(`There is a service “${name}” already, in services/${name}.`);
  const sources = [join(root, 'services/main.ts'), join(TEMPLATE, 'blank.service.ts')].map((path) => readFileSync(path, 'utf8'));
  if (isTaken(name, sources)) throw meansElse;
  return name;
}

function fileOf(root: string, name: string, template: string, path: string): NewFile {
  const content = readFileSync(join(TEMPLATE, template), 'utf8')
    .replaceAll("'./blank.contract.ts'", "'#contracts/blank/blank.ts'")
    .replaceAll("'./blank.", "'./")
    .replaceAll(path.startsWith('lib/contracts/') ? "'#contracts/" : '\0', "'../")
    .replaceAll("'#test/suites/conformance/", "'./")
    .replaceAll('blank', name)
    .replaceAll('Blank', capitalize(name));
  if (existsSync(join(root, path))) throw new GeneratorError(`${path} is there already.`);
  return { path, content };
}

function newService(root: string, serviceName: string | undefined): string[] {
  const name = checkName(serviceName, root);
  const files = FILES.map(([template, target]) => fileOf(root, name, template, target(name)));
  const registries = [
    {
      file: 'services/main.ts',
      marker: '// new-service: line',
      line: `join(${name}, () => ({})),`,
      imports: `import { ${name} } from '#services/${name}/service.ts';\n`,
    },
    {
      file: 'test/suites/conformance/samples.ts',
      marker: '// new-service: samples',
      line: `...${name}Samples,`,
      imports: `import { ${name}Samples } from './${name}-samples.ts';\n`,
    },
  ];
  return writeFiles(root, [...files, ...registries.map((registry) => register(root, registry))]);
}

runGenerator(
  'npm run new-service -- receipts: makes a service, its line in services/main.ts and its samples',
  newService,
  'Now say in the contract what it serves, and run: npm run borders && npm run map && npm run test:unit -- test/suites/conformance -t <name>',
);
