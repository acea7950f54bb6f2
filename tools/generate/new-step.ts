import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase, capitalize, GeneratorError, isTaken, type RegistryLine, register, runGenerator, writeFiles } from './generate.ts';

/** `npm run new-step -- my_step`: creates a working step and its registry lines from `new-step/`, the code of a step `sample_step`. */

const reservedNames = new Set(['sample_step', 'session', 'workflow', 'step', 'steps', 'person', 'people', 'metadata']);

function namesOf(key: string) {
  const camel = camelCase(key);
  const title = capitalize(key.replaceAll('_', ' '));
  return { snake: key, kebab: key.replaceAll('_', '-'), camel, pascal: capitalize(camel), title };
}

type StepNames = ReturnType<typeof namesOf>;

function checkName(key: string | undefined, root: string): StepNames {
  if (key === undefined || key === '') throw new GeneratorError('Say the step’s name in snake_case: npm run new-step -- proof_of_income');
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(key)) {
    throw new GeneratorError(`“${key}” is not snake_case: small letters and digits, words joined by one underscore, a letter first.`);
  }
  if (key.length > 40) throw new GeneratorError(`“${key}” is ${key.length} letters long; 40 is the most.`);
  const names = namesOf(key);
  if (existsSync(join(root, 'steps', names.kebab))) throw new GeneratorError(`There is a step “${key}” already, in steps/${names.kebab}.`);
  const catalog = readFileSync(join(root, 'steps/catalog.ts'), 'utf8');
  if (reservedNames.has(key) || isTaken(names.camel, [catalog]))
    throw new GeneratorError(`“${key}” means something else here. Choose another name.`);
  return names;
}

function rename(text: string, names: StepNames): string {
  return (
    text
      .replaceAll('sample_step', names.snake)
      .replaceAll('sample-step', names.kebab)
      .replaceAll('sampleStep', names.camel)
      .replaceAll('SampleStep', names.pascal)
      .replaceAll('Sample step', names.title)
      // The template lies outside `steps/`; the new step imports its neighbours by relative paths.
      .replaceAll("'#steps/", "'../")
  );
}

function registriesFor(names: StepNames): RegistryLine[] {
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

function newStep(root: string, key: string | undefined): string[] {
  const names = checkName(key, root);
  const registries = registriesFor(names).map((registry) => register(root, registry));
  const templates = join(import.meta.dirname, 'new-step');
  const files = readdirSync(templates).map((file) => ({
    path: `steps/${names.kebab}/${rename(file, names)}`,
    content: rename(readFileSync(join(templates, file), 'utf8'), names),
  }));
  return writeFiles(root, [...files, ...registries]);
}

runGenerator(
  'npm run new-step -- my_step: makes a step of one question, and its lines in the registries',
  newStep,
  'Now say in the contract what the step asks, and run: npm run test:unit -- steps test/suites/steps',
);
