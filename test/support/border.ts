/** The imports that a group of files may not use: one row per room (a folder with rules of its own). */
export interface Border {
  /** Globs of the files of the row; tests and fakes are always excluded. */
  files: readonly string[];
  refuse: readonly Refuse[];
}

export interface Refuse {
  /** Patterns of import specifiers in .gitignore's syntax: a later `!pattern` allows them again. */
  group: readonly string[];
  /** The advice in the linter's error: the allowed alternative. */
  message: string;
}

/** Refuses other folders' files except `uses`. A folder has its name of package.json's `imports`, a file its whole specifier. */
export const nothingBut = (...uses: readonly string[]): string[] => [
  '#*/**',
  ...uses.map((one) => (/\.ts$|\*/.test(one) ? `!${one}` : `!${one}/**`)),
];

/** Refuses every package except `packages`. */
export const noPackageBut = (...packages: readonly string[]): string[] => [
  '**',
  '!./**',
  '!../**',
  '!#*/**',
  ...packages.map((one) => `!${one}`),
];
