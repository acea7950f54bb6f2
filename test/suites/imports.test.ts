import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BORDERS_FILE, bordersConfig } from '../run/borders.ts';
import { importedPath, specifierOf } from '../support/imported-path.ts';
import { filesInGit } from '../support/tree.ts';

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

interface Case {
  file: string;
  imports: string;
  /** A part of the expected message; null if the import is allowed. */
  message: string | null;
}

const refused = (file: string, imports: string, message: string): Case => ({ file, imports, message });
const allowed = (file: string, imports: string): Case => ({ file, imports, message: null });

const cases: readonly Case[] = [
  refused('lib/contracts/people/people.ts', 'hono', 'A contract is neutral'),
  refused('lib/contracts/people/people.ts', 'node:fs', 'A contract is neutral'),
  refused('lib/contracts/people/people.ts', '#services/people/store.ts', 'stands on the ground'),
  refused('lib/contracts/people/people.ts', '#src/ui/button.ts', 'stands on the ground'),
  refused('lib/contracts/session/session.ts', '@orpc/contract', 'The browser carries this file'),
  refused('lib/contracts/steps/step.ts', 'zod', 'The browser carries this file'),
  refused('lib/contracts/base/statuses.ts', 'zod', 'The browser carries this file'),
  allowed('lib/contracts/people/people.ts', '@orpc/contract'),
  allowed('lib/contracts/people/people.ts', './service.ts'),
  allowed('lib/contracts/people/people.ts', '#mexico/curp.ts'),

  refused('lib/vision/corners.ts', 'lit', 'lib/vision/ is neutral'),
  refused('lib/vision/corners.ts', '#contracts/steps/step.ts', 'imports nothing of ours'),
  refused('lib/vision/symbols/chain.ts', '#src/capture/frame.ts', 'imports nothing of ours'),
  allowed('lib/vision/symbols/chain.ts', '../corners.ts'),
  refused('lib/mexico/curp.ts', 'node:crypto', 'lib/mexico/ is neutral'),
  refused('lib/mexico/curp.ts', '#vision/corners.ts', 'imports nothing of ours'),
  allowed('lib/mexico/curp.ts', './entities.ts'),
  refused('lib/papers/layout/rows.ts', 'zod/mini', 'lib/papers/ is neutral'),
  refused('lib/papers/layout/rows.ts', '#contracts/extraction/extraction.ts', 'stands on lib/vision/ and lib/mexico/'),
  allowed('lib/papers/print/sheet.ts', '#vision/warp.ts'),
  allowed('services/extraction/extract.ts', '#papers/layout/page.ts'),
  allowed('src/capture/frame.ts', '#papers/layout/page.ts'),

  refused('src/element/app.ts', '#steps/elements.ts', 'src/ knows no step'),
  refused('src/element/app.ts', '#steps/alpha/alpha.element.ts', 'src/ knows no step'),
  refused('src/session/client.ts', '#platform/base/problem.ts', 'below this folder'),
  refused('src/session/client.ts', '../entry/npm.ts', 'below this folder'),
  refused('src/session/client.ts', '@orpc/client', 'carries no oRPC'),
  allowed('src/session/client.ts', '#contracts/session.ts'),
  refused('src/session/client.ts', '#test/support/fakes/server.fake.ts', 'Fakes are for tests'),
  refused('src/entry/npm.ts', '../device/camera.fake.ts', 'Fakes are for tests'),
  refused('steps/alpha/alpha.element.ts', '#src/device/camera.fake.ts', 'Fakes are for tests'),
  refused('src/device/camera.ts', 'lit', 'know no UI'),
  refused('src/capture/frame.ts', '../ui/button.ts', 'know no UI'),
  allowed('src/capture/frame.ts', '#vision/corners.ts'),
  allowed('src/capture/frame.ts', '../device/camera.ts'),
  refused('src/ui/button.ts', '../machine/onboarding.machine.ts', 'shared by the shell and every step'),
  refused('src/i18n/shell.ts', '../session/client.ts', 'shared by the shell and every step'),
  refused('src/machine/onboarding.machine.ts', 'lit', 'The machine has no DOM'),
  allowed('src/machine/onboarding.machine.ts', './step-state.ts'),
  allowed('src/machine/journey.ts', '#contracts/session/session.ts'),
  refused('src/machine/journey.ts', '../step/step-element.ts', 'The machine has no DOM'),
  refused('src/session/uploads.ts', '../step/step-element.ts', 'The session speaks to the server'),
  refused('src/session/uploads.ts', '../ui/button.ts', 'The session speaks to the server'),
  allowed('src/session/uploads.ts', '../machine/step-state.ts'),
  refused('src/step/code-step.ts', '../session/client.ts', 'The bases of steps know no shell'),
  refused('src/step/code-step.ts', '../machine/journey.ts', 'The bases of steps know no shell'),
  allowed('src/step/code-step.ts', '../machine/step-state.ts'),
  allowed('src/step/code-step.ts', '../ui/button.element.ts'),
  refused('src/cameras/face-camera.ts', '../session/client.ts', 'The cameras stand alone'),
  refused('src/cameras/face-camera.ts', '../element/events.ts', 'The cameras stand alone'),
  allowed('src/cameras/face-camera.ts', '../step/capture-control.ts'),
  refused('src/ui/button.ts', '../step/code-step.ts', 'shared by the shell and every step'),
  refused('src/machine/onboarding.machine.ts', '../element/app.ts', 'The machine has no DOM'),

  refused('src/entry/npm.ts', '#steps/alpha/alpha.element.ts', 'no step by name'),
  refused('src/entry/npm.ts', '#services/main.ts', 'nothing of the server'),
  allowed('src/entry/npm.ts', '#steps/elements.ts'),
  allowed('src/entry/npm.ts', '../element/app.ts'),

  refused('steps/alpha/alpha.element.ts', '../beta/beta.element.ts', 'never imports another step'),
  refused('steps/alpha/alpha.element.ts', '../elements.ts', "A step's screen uses its own folder"),
  refused('steps/alpha/alpha.element.ts', '#src/machine/onboarding.machine.ts', "A step's screen uses its own folder"),
  refused('steps/alpha/alpha.element.ts', '#src/session/client.ts', "A step's screen uses its own folder"),
  refused('steps/alpha/alpha.element.ts', '#services/people/store.ts', "A step's screen uses its own folder"),
  refused('steps/alpha/alpha.element.ts', './alpha.server.ts', "A step's screen uses its own folder"),
  refused('steps/alpha/alpha.machine.ts', 'node:fs', 'runs in the browser'),
  allowed('steps/alpha/alpha.element.ts', './alpha.contract.ts'),
  allowed('steps/alpha/alpha.element.ts', '#src/ui/button.ts'),
  allowed('steps/alpha/alpha.element.ts', './reading/page.ts'),
  allowed('steps/alpha/reading/page.ts', '../alpha.contract.ts'),
  allowed('steps/alpha/reading/page.ts', '../signing/pad.ts'),
  allowed('steps/alpha/reading/page.ts', '#src/step/dock.ts'),
  refused('steps/alpha/reading/page.ts', '../../beta/beta.element.ts', 'never imports another step'),
  refused('steps/alpha/reading/page.ts', '../../elements.ts', "A step's screen uses its own folder"),
  refused('steps/alpha/reading/page.ts', '#src/session/client.ts', "A step's screen uses its own folder"),
  refused('steps/alpha/reading/page.ts', '../alpha.server.ts', "A step's screen uses its own folder"),
  refused('steps/alpha/asking/text.contract.ts', '../../beta/beta.contract.ts', "A step's contract is neutral"),
  allowed('steps/alpha/asking/text.contract.ts', '../alpha.contract.ts'),
  refused('steps/alpha/reading/pages.server.ts', '#services/otp/router.ts', 'handed services as ports'),
  allowed('steps/alpha/reading/pages.server.ts', '../../base/step.server.ts'),
  allowed('steps/alpha/alpha.element.ts', '#src/machine/step-state.ts'),
  allowed('steps/alpha/alpha.element.ts', '#mexico/curp.ts'),
  refused('steps/alpha/alpha.contract.ts', 'lit', "A step's contract is neutral"),
  refused('steps/alpha/alpha.contract.ts', '../beta/beta.contract.ts', "A step's contract is neutral"),
  refused('steps/alpha/alpha.contract.ts', './alpha.element.ts', "A step's contract is neutral"),
  allowed('steps/alpha/alpha.contract.ts', 'zod/mini'),
  allowed('steps/alpha/alpha.contract.ts', '#contracts/steps/step.ts'),
  refused('steps/alpha/alpha.server.ts', '../beta/beta.server.ts', 'never imports another step'),
  refused('steps/alpha/alpha.server.ts', '#services/otp/router.ts', 'handed services as ports'),
  refused('steps/alpha/alpha.server.ts', './alpha.element.ts', 'handed services as ports'),
  allowed('steps/alpha/alpha.server.ts', '../base/step.server.ts'),
  allowed('steps/alpha/alpha.server.ts', '../ports/otp.ts'),
  allowed('steps/alpha/reading/pages.server.ts', '../../ports/documents.ts'),
  refused('steps/ports/otp.ts', '../alpha/alpha.server.ts', 'knows no step and no service'),
  allowed('steps/alpha/alpha.server.ts', './alpha.contract.ts'),
  refused('steps/base/code-step.server.ts', '#services/otp/service.ts', 'knows no step and no service'),
  refused('steps/base/code-step.server.ts', '../alpha/alpha.contract.ts', 'knows no step and no service'),
  allowed('steps/base/code-step.server.ts', './step.server.ts'),
  allowed('steps/base/code-step.server.ts', '#contracts/steps/code-step.ts'),
  allowed('steps/base/code-step.server.ts', '#mexico/phone.ts'),

  refused('services/people/router.ts', '#services/workflows/model/store.ts', 'never imports another service'),
  refused('services/workflows/engine/apply.ts', '#services/people/store.ts', 'never imports another service'),
  refused('services/workflows/router.ts', '#steps/handlers.ts', 'main.ts hands the registries in'),
  refused('services/otp/router.ts', '#src/i18n/words.ts', 'its own folder'),
  allowed('services/workflows/router.ts', '#steps/base/step.server.ts'),
  allowed('services/workflows/router.ts', '#platform/base/problem.ts'),
  allowed('services/workflows/router.ts', '#contracts/people/people.contract.ts'),
  refused('services/platform/edge/http.ts', '#services/people/router.ts', 'The platform serves every service and knows none'),
  refused('services/page/page.ts', '#src/element/app.ts', 'main.ts joins the rest'),
  allowed('services/main.ts', '#services/people/router.ts'),
  allowed('services/main.ts', '#steps/handlers.ts'),

  refused('demo/server.ts', '#platform/base/problem.ts', 'The demo is a partner'),
  refused('demo/page/page.ts', '#src/element/app.ts', 'The demo is a partner'),
  allowed('demo/server.ts', './page/page.ts'),
  allowed('demo/server.ts', 'standardwebhooks'),

  ...[
    'lib/contracts/people/people.ts',
    'lib/vision/corners.ts',
    'lib/mexico/curp.ts',
    'lib/papers/layout/rows.ts',
    'src/element/app.ts',
    'src/device/camera.ts',
    'src/ui/button.ts',
  ].flatMap(barrelAndSuffix),
  ...[
    'src/machine/x.ts',
    'src/entry/npm.ts',
    'steps/alpha/alpha.element.ts',
    'steps/alpha/alpha.server.ts',
    'steps/base/code-step.server.ts',
    'steps/catalog.ts',
  ].flatMap(barrelAndSuffix),
  ...['people', 'workflows', 'otp', 'extraction', 'verification', 'platform', 'page']
    .map((name) => `services/${name}/a.ts`)
    .flatMap(barrelAndSuffix),
  ...['demo/server.ts', 'services/cli/main.ts', 'test/run/journey.ts', 'steps/alpha/alpha.contract.ts'].flatMap(barrelAndSuffix),
];

function barrelAndSuffix(file: string): Case[] {
  return [refused(file, './index.ts', 'No barrels'), refused(file, './worker.ts?worker', 'No bundler-only suffix')];
}

/** Lints a folder with this repository's rules in one run; each case is a file of one line. */
function lintTree(folder: string): Map<string, string[]> {
  const run = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], { cwd: folder, encoding: 'utf8' });
  const messages = new Map<string, string[]>();
  for (const [, rule, file, message] of run.stdout.matchAll(/^::error title=(lint\/[\w/]+),file=([^,]+),.*?::(.*)$/gm)) {
    const key = file!.replace(`${folder}/`, '');
    messages.set(key, [...(messages.get(key) ?? []), `${rule}: ${message}`]);
  }
  return messages;
}

function write(folder: string, file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

describe('import rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaguan-imports-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Puts each case in a file of its own next to the named one, so that cases do not share messages. */
  const placed = cases.map((one, index) => ({
    ...one,
    path: one.file.replace(/([^/]+?)(\.(?:\w+\.)?ts)$/, exact(one.file) ? '$1$2' : `$1-${index}$2`),
  }));
  let messages: Map<string, string[]>;

  beforeAll(() => {
    const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    write(folder, 'biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: undefined, root: true }));
    write(folder, BORDERS_FILE, readFileSync(join(root, BORDERS_FILE), 'utf8'));
    const files = Map.groupBy(placed, (one) => one.path);
    for (const [path, ones] of files) write(folder, path, ones.map((one) => `import '${one.imports}';\n`).join(''));
    write(folder, 'src/circle/a.ts', "import { b } from './b.ts';\nexport const a = () => b;\n");
    write(folder, 'src/circle/b.ts', "import { a } from './a.ts';\nexport const b = () => a;\n");
    write(folder, 'src/barrel/all.ts', "export * from '../circle/a.ts';\n");
    messages = lintTree(folder);
  });

  test.each(placed)('$file imports $imports', ({ path, message, imports }) => {
    const found = (messages.get(path) ?? []).filter((line) => line.startsWith('lint/style/noRestrictedImports'));
    if (message === null) expect(found, `${path} may import ${imports}`).toEqual([]);
    else expect(found.join('\n')).toContain(message);
  });

  test('files that import each other in a circle', () => {
    expect(messages.get('src/circle/a.ts')?.join()).toContain('noImportCycles');
  });

  test('a file that only hands on the names of another', () => {
    expect(messages.get('src/barrel/all.ts')?.join()).toMatch(/noBarrelFile|noReExportAll/);
  });

  test('the linter reads what test/support/borders.ts says: npm run borders', () => {
    expect(JSON.parse(readFileSync(join(root, BORDERS_FILE), 'utf8'))).toEqual(JSON.parse(bordersConfig()));
  });

  test('the tree as it is keeps every rule', { timeout: 900_000 }, () => {
    const rules = ['style/noRestrictedImports', 'suspicious/noImportCycles', 'performance/noBarrelFile', 'performance/noReExportAll'];
    const run = spawnSync(biome, ['lint', ...rules.map((rule) => `--only=${rule}`), '.'], { cwd: root, encoding: 'utf8' });
    expect(run.status, run.stdout + run.stderr).toBe(0);
  });
});

test('an import names its area where it leaves it, or would climb three levels, and nowhere else', () => {
  const files = filesInGit('*.ts').filter((file) => !/^test\/(clients|suites\/packages)\//.test(file));
  const wrong = files.flatMap((file) => {
    const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    return module.staticImports.flatMap(({ moduleRequest: { value } }) => {
      const path = importedPath(file, value);
      if (path === null) return [];
      const [, query = ''] = /(\?.*)$/.exec(value) ?? [];
      const right = specifierOf(file, path) + query;
      return right === value ? [] : [`${file}: '${value}' is '${right}'`];
    });
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['lib/mexico/rfc.ts', 'lib/mexico/curp.ts', './curp.ts'],
  ['steps/curp/curp.server.ts', 'lib/mexico/curp.ts', '#mexico/curp.ts'],
  ['services/people/faces/faces.ts', 'services/people/model/tables.ts', '../model/tables.ts'],
  ['services/people/faces/faces.ts', 'services/otp/model/tables.ts', '#services/otp/model/tables.ts'],
  ['services/people/faces/faces.ts', 'services/platform/base/problem.ts', '#platform/base/problem.ts'],
  ['src/element/app/screens/ending.ts', 'src/ui/button.ts', '#src/ui/button.ts'],
])('%s imports %s as %s', (file, path, specifier) => {
  expect(specifierOf(file, path)).toBe(specifier);
});

/** Returns true for files that a rule names by full path, so that they keep their name. */
function exact(file: string): boolean {
  return ['lib/contracts/session/session.ts', 'lib/contracts/steps/step.ts', 'lib/contracts/base/statuses.ts', 'steps/catalog.ts'].includes(
    file,
  );
}

describe('each side compiles with its own world only', () => {
  const probe = mkdtempSync(join(tmpdir(), 'zaguan-types-'));
  symlinkSync(join(root, 'node_modules'), join(probe, 'node_modules'));
  afterAll(() => rmSync(probe, { recursive: true, force: true }));

  function compile(side: string, source: string): string {
    writeFileSync(join(probe, `${side}.ts`), source);
    writeFileSync(
      join(probe, `${side}.json`),
      JSON.stringify({ extends: join(root, `tools/config/tsconfig.${side}.json`), include: [], exclude: [], files: [`${side}.ts`] }),
    );
    return spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', join(probe, `${side}.json`)], { encoding: 'utf8' }).stdout;
  }

  test.each([
    ['neutral', 'export const title = document.title;', "Cannot find name 'document'"],
    ['neutral', 'export const home = process.env.HOME;', "Cannot find name 'process'"],
    ['browser', 'export const home = process.env.HOME;', "Cannot find name 'process'"],
    ['node', 'export const title = document.title;', "Cannot find name 'document'"],
    ['node', 'export enum Colour { red }', 'erasableSyntaxOnly'],
  ])('%s refuses: %s', (side, source, message) => {
    expect(compile(side, source)).toContain(message);
  });

  test.each([
    ['neutral', 'export const pixels = new Uint8Array(4);'],
    ['browser', 'export const title = document.title;'],
    ['node', 'export const home = process.env.HOME;'],
  ])('%s accepts: %s', (side, source) => {
    expect(compile(side, source)).toBe('');
  });
});
