import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A name that cannot be used, or a tree that is not as expected; the message says what to do. */
export class GeneratorError extends Error {}

export interface NewFile {
  /** From the root of the tree. */
  path: string;
  content: string;
}

/** A list that gets one more line, before its marker, and perhaps an import. */
export interface Registry {
  file: string;
  marker: string;
  line: string;
  imports: string;
}

export function register(root: string, { file, marker, line, imports }: Registry): NewFile {
  const source = readFileSync(join(root, file), 'utf8');
  if (!source.includes(marker)) throw new GeneratorError(`${file} has lost its line “${marker}”. Put it back at the end of the list.`);
  return { path: file, content: imports + source.replace(marker, `${line}\n${marker}`) };
}

/** Writes and formats; returns the paths. */
export function writeFiles(root: string, files: readonly NewFile[]): string[] {
  for (const { path, content } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const formatted = files.map(({ path }) => path).filter((path) => !path.endsWith('.sql'));
  execFileSync('biome', ['check', '--write', '--log-level=warn', ...formatted], { cwd: root, stdio: 'inherit' });
  return files.map(({ path }) => path);
}

/** Runs a generator in the present folder: prints what it made and what comes next, or why nothing was made. */
export function runGenerator(generate: (root: string) => string[], next: string): void {
  try {
    const files = generate(process.cwd());
    process.stdout.write(`${files.join('\n')}\n\n${next}\n`);
  } catch (error) {
    if (!(error instanceof GeneratorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
