import type { Table } from '../../run/mutants/table.ts';

/** What `npm run mutants` removes, one guard at a time. */
export const tables: readonly Table[] = [{ name: 'guards', goal: 0.95, guards: [] }];
