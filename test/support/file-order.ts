import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Sorts by the first of `names` that a file's path contains; files with none come last, in their order. */
export function inOrder<File extends { moduleId: string }>(files: readonly File[], names: readonly string[]): File[] {
  const rank = ({ moduleId }: File) => {
    const at = names.findIndex((name) => moduleId.includes(name));
    return at < 0 ? names.length : at;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}

/** Sorts pseudo-randomly: the same order for the same seed. */
export function shuffled<File extends { moduleId: string }>(files: readonly File[], seed: string): File[] {
  const rank = new Map(files.map((file) => [file, createHash('sha256').update(`${seed} ${file.moduleId}`).digest('hex')]));
  return files.toSorted((one, other) => (rank.get(one)! < rank.get(other)! ? -1 : 1));
}

/**
 * Vitest's order of files: those that the command names in that order, else the longest first. Vitest knows durations only from an
 * earlier run, and a fresh clone has none. With FILES_SEED the order is random, because files share processes and none may depend on
 * another that runs before it.
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
