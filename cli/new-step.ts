import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * `npm run new-step -- my_step`: makes a step that works (one question, one answer) and its three registry lines.
 * The files come from `cli/new-step/`, which are real code with the name `sample_step` in its spellings.
 */

class Refusal extends Error {}

interface Names {
  snake: string;
  kebab: string;
  camel: string;
  pascal: string;
  title: string;
}

const reserved = new Set(['sample_step', 'session', 'workflow', 'step', 'steps', 'person', 'people', 'metadata']);

function namesOf(key: string): Names {
  const words = key.split('_');
  const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = capitals.join('');
  return {
    snake: key,
    kebab: words.join('-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: [capitals[0], ...words.slice(1)].join(' '),
  };
}

function checkName(key: string | undefined, root: string): Names {
  if (key === undefined || key === '') throw new Refusal('Say the step’s name in snake_case: npm run new-step -- proof_of_income');
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(key)) {
    throw new Refusal(`“${key}” is not snake_case: small letters and digits, words joined by one underscore, a letter first.`);
  }
  if (key.length > 40) throw new Refusal(`“${key}” is ${key.length} letters long; 40 is the most.`);
  if (reserved.has(key)) throw new Refusal(`“${key}” means something else here. Choose another name.`);
  const names = namesOf(key);
  if (existsSync(join(root, 'steps', names.kebab))) throw new Refusal(`There is a step “${key}” already, in steps/${names.kebab}.`);
  return names;
}

function rename(text: string, names: Names): string {
  return text
    .replaceAll('sample_step', names.snake)
    .replaceAll('sample-step', names.kebab)
    .replaceAll('sampleStep', names.camel)
    .replaceAll('SampleStep', names.pascal)
    .replaceAll('Sample step', names.title)
    .replaceAll("'../../steps/", "'../");
}

interface Registry {
  file: string;
  marker: string;
  line: string;
  imports: string;
}

function registriesFor(names: Names): Registry[] {
  const folder = `./${names.kebab}/${names.kebab}`;
  return [
    {
      file: 'steps/catalog.ts',
      marker: '// new-step: contract',
      line: `${names.camel},`,
      imports: `import { ${names.camel} } from '${folder}.contract.ts';\n`,
    },
    {
      file: 'steps/elements.ts',
      marker: '// new-step: element',
      line: `${names.snake}: () => import('${folder}.element.ts'),`,
      imports: '',
    },
    {
      file: 'steps/handlers.ts',
      marker: '// new-step: handler',
      line: `${names.snake}: ${names.camel}Handler,`,
      imports: `import { ${names.camel}Handler } from '${folder}.server.ts';\n`,
    },
  ];
}

function register(source: string, { file, marker, line, imports }: Registry): string {
  if (!source.includes(marker)) throw new Refusal(`${file} has lost its line “${marker}”. Put it back at the end of the list.`);
  return imports + source.replace(marker, `${line}\n${marker}`);
}

function newStep(root: string, key: string | undefined): string[] {
  const names = checkName(key, root);
  const registries = registriesFor(names).map((registry) => ({
    path: join(root, registry.file),
    content: register(readFileSync(join(root, registry.file), 'utf8'), registry),
  }));

  const templates = join(import.meta.dirname, 'new-step');
  const folder = join(root, 'steps', names.kebab);
  mkdirSync(folder, { recursive: true });
  const made = readdirSync(templates).map((file) => ({
    path: join(folder, rename(file, names)),
    content: rename(readFileSync(join(templates, file), 'utf8'), names),
  }));

  const written = [...made, ...registries];
  for (const { path, content } of written) writeFileSync(path, content);
  const paths = written.map(({ path }) => path);
  execFileSync('biome', ['check', '--write', '--log-level=warn', ...paths], { cwd: root, stdio: 'inherit' });
  return paths.map((path) => relative(root, path));
}

try {
  const root = process.cwd();
  const files = newStep(root, process.argv[2]);
  console.log(`${files.join('\n')}\n\nNow say in the contract what the step asks, and run: npm run test:unit -- steps test/suites/steps`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
