/** How long rows are kept, where a tenant has changed nothing. */
export type Kept = 'stays' | 'a day' | 'seven days' | 'thirty days' | 'ninety days';

const FOR_A_WHILE: readonly [RegExp, Kept][] = [
  [/^(platform\.idempotency|otp\.outbox)$/, 'a day'],
  [/^jobs\./, 'seven days'],
  [/^otp\.codes$/, 'thirty days'],
  [/^(platform\.webhook_(deliveries|attempts)|verification\.(lookups|requests)|otp\.days)$/, 'ninety days'],
];

/** What is not named stays. */
export function keptFor(table: string): Kept {
  return FOR_A_WHILE.find(([name]) => name.test(table))?.[1] ?? 'stays';
}
