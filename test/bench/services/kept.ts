/** Times for which rows are kept by the default settings of a tenant. */
export type Kept = 'stays' | 'a day' | 'seven days' | 'thirty days' | 'ninety days';

const FOR_A_WHILE: readonly [RegExp, Kept][] = [
  [/^(platform\.idempotency|otp\.outbox)$/, 'a day'],
  [/^jobs\./, 'seven days'],
  [/^otp\.codes$/, 'thirty days'],
  [/^(platform\.webhook_(deliveries|attempts)|verification\.(lookups|requests)|otp\.days)$/, 'ninety days'],
];

/** Returns how long a table's rows are kept; tables that are not listed keep theirs. */
export function keptFor(table: string): Kept {
  return FOR_A_WHILE.find(([name]) => name.test(table))?.[1] ?? 'stays';
}
