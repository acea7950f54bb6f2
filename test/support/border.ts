/** Who may import what: one row per room of the house. */
export interface Border {
  /** Globs of the files that the row is about; tests and fakes are always left out. */
  files: readonly string[];
  refuse: readonly Refuse[];
}

export interface Refuse {
  /** Patterns of import specifiers, as .gitignore writes them: a later `!pattern` allows again. */
  group: readonly string[];
  /** What to do instead. */
  message: string;
}

/** Refuses every other folder's files but these. A folder is named as package.json's `imports` names it, a file by its whole specifier. */
export const nothingBut = (...uses: readonly string[]): string[] => [
  '#*/**',
  ...uses.map((one) => (/\.ts$|\*/.test(one) ? `!${one}` : `!${one}/**`)),
];

/** Refuses every package but these. */
export const noPackageBut = (...packages: readonly string[]): string[] => [
  '**',
  '!./**',
  '!../**',
  '!#*/**',
  ...packages.map((one) => `!${one}`),
];
