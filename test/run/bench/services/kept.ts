/** How long rows are kept. */
export type Kept = 'stays' | 'a day' | 'seven days' | 'ninety days';

const FOR_A_WHILE: readonly [RegExp, Kept][] = [
  [/^platform\.idempotency/, 'a day'],
  [/^jobs\./, 'seven days'],
  [/^platform\.webhook_(deliveries|attempts)/, 'ninety days'],
];

/** Answers that are remembered go after a day, jobs seven days after their end, deliveries after ninety; all else stays. */
export function keptFor(table: string): Kept {
  return FOR_A_WHILE.find(([name]) => name.test(table))?.[1] ?? 'stays';
}
