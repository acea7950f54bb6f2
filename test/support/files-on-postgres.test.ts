import { expect, it } from 'vitest';
import { filesOnPostgres } from './files-on-postgres.ts';

it('tells the tests that a server of PostgreSQL changes from those that it does not', () => {
  const throughFolders = 'services/people/people.test.ts';
  const byItself = 'test/suites/kill/once.test.ts';
  const withoutRows = 'services/people/model/address-likeness.test.ts';
  expect(filesOnPostgres([throughFolders, withoutRows, byItself])).toEqual([throughFolders, byItself]);
});
