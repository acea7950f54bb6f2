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

const TOP = ['contracts', 'mexico', 'vision', 'papers', 'src', 'steps', 'entry', 'client', 'services', 'cli', 'demo', 'test'] as const;
type Top = (typeof TOP)[number];

/** The folders at the top that a room does not use. */
export const allBut = (...used: readonly Top[]) => TOP.filter((room) => !used.includes(room)).map((room) => `../**/${room}/**`);
