import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Thrown for an unusable name or an unexpected state of the repository; the message says how to repair it. */
export class GeneratorError extends Error {}

/** Joins the words of a name; each after the first begins with a capital: `payroll-receipt` becomes `payrollReceipt`. */
export const camelCase = (name: string) => name.replace(/[-_](.)/g, (_, letter: string) => letter.toUpperCase());

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export interface NewFile {
  /** Path from the repository's root. */
  path: string;
  content: string;
}

/** A line to insert before a marker of a file, with the import that it needs. */
export interface RegistryLine {
  file: string;
  marker: string;
  line: string;
  imports: string;
}

/** Returns the file with the line before its marker and the import on top; does not write it. Throws if the marker is missing. */
export function register(root: string, { file, marker, line, imports }: RegistryLine): NewFile {
  const source = readFileSync(join(root, file), 'utf8');
  if (!source.includes(marker)) throw new GeneratorError(`${file} has lost its line “${marker}”. Put it back at the end of the list.`);
  return { path: file, content: imports + source.replace(marker, `${line}\n${marker}`) };
}

/** Names that Windows reserves. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)\d)$/;

/** Returns true if a name is reserved, or occurs in these sources. */
export function isTaken(name: string, sources: readonly string[]): boolean {
  return DEVICE.test(name) || isWordOfTheLanguage(name) || sources.some((source) => namesIn(source).has(name));
}

/** True if JavaScript reserves the name in modules (strict mode, `await`), or if every object has a member of this name. */
function isWordOfTheLanguage(name: string): boolean {
  try {
    new Function(`'use strict'; async () => { const ${name} = 1; };`);
    return name in {};
  } catch {
    return true;
  }
}

/** Collects all words of a source outside comments and strings, to forbid too many names rather than too few. */
function namesIn(source: string): ReadonlySet<string> {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, ' ');
  return new Set(code.match(/[a-zA-Z_$][\w$]*/g));
}

/** Writes and formats files, and returns their paths. Undoes everything and throws a `GeneratorError` after a failure. */
export function writeFiles(root: string, files: readonly NewFile[]): string[] {
  const undo: (() => void)[] = [];
  try {
    for (const { path, content } of files) {
      const file = join(root, path);
      const before = existsSync(file) ? readFileSync(file) : null;
      const first = mkdirSync(dirname(file), { recursive: true });
      undo.push(() => {
        if (before) writeFileSync(file, before);
        else rmSync(first ?? file, { recursive: true, force: true });
      });
      writeFileSync(file, content);
    }
    const sourcePaths = files.map(({ path }) => path).filter((path) => !path.endsWith('.sql'));
    execFileSync('biome', ['check', '--write', '--log-level=warn', ...sourcePaths], { cwd: root, stdio: 'inherit' });
  } catch (cause) {
    for (const step of undo.reverse()) step();
    throw new GeneratorError('The new files could not be written and formatted. Nothing was changed.', { cause });
  }
  return files.map(({ path }) => path);
}

/** Runs a generator in the current folder; prints its files and the next steps, or the error. Prints `usage` for --help. */
export function runGenerator(usage: string, generate: (root: string, name: string | undefined) => string[], next: string): void {
  const [name] = process.argv.slice(2);
  if (name === '--help' || name === '-h') {
    process.stdout.write(`${usage}\n`);
    return;
  }
  try {
    const files = generate(process.cwd(), name);
    process.stdout.write(`${files.join('\n')}\n\n${next}\n`);
  } catch (error) {
    if (!(error instanceof GeneratorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
