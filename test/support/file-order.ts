import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Sorts by the first name that a file's path contains; those that contain none come last, as they were. */
export function inOrder<File extends { moduleId: string }>(files: readonly File[], names: readonly string[]): File[] {
  const rank = ({ moduleId }: File) => {
    const at = names.findIndex((name) => moduleId.includes(name));
    return at < 0 ? names.length : at;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}

/** Sorts by chance, the same way for the same seed. */
export function shuffled<File extends { moduleId: string }>(files: readonly File[], seed: string): File[] {
  const rank = new Map(files.map((file) => [file, createHash('sha256').update(`${seed} ${file.moduleId}`).digest('hex')]));
  return files.toSorted((one, other) => (rank.get(one)! < rank.get(other)! ? -1 : 1));
}

/**
 * Vitest's order of files: those that the command names in the order it names them, else the longest first. Vitest by itself knows how long
 * each takes only from an earlier run, and a fresh clone has none. With FILES_SEED they come by chance: files share processes, and none may
 * need another before it.
 */
export const filesInOrder = (longest: readonly string[] = []) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const seed = process.env.FILES_SEED;
      if (seed) return shuffled(files, seed);
      const named = process.argv.filter((argument) => /\.(test|journey)\.ts$/.test(argument));
      return inOrder(await super.sort(files), named.length > 0 ? named : longest);
    }
  };
