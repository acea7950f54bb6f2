import type { RegistryRecord } from '#contracts/verification/registry.ts';
import { TABLE_SOURCE } from '#contracts/verification/source.ts';
import { type TestFailure, testPeople } from '#contracts/verification/test-people.ts';
import type { Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { VerificationTables } from '../model/tables.ts';
import { keyOfPerson } from '../registry/complete.ts';
import { personKey } from '../registry/names.ts';
import { keyIn, kindOf, type Registry, type RegistryQuery } from '../registry/registries.ts';
import { registryOf } from '../registry/store.ts';
import { noRows } from './local.ts';

/** Makes the registry for test keys: test people, then the tenant's test rows; no external requests. */
export function createTestRegistry({ database }: Pick<Platform<VerificationTables>, 'database'>): Registry {
  return {
    source: () => TABLE_SOURCE,
    // The test people play the authorities.
    isAuthority: () => true,
    async ready() {},
    async find(owner, query) {
      const playing = testPeople.filter(({ record }) => answers(record, query));
      for (const { fails, credentialFails } of playing) {
        if (fails) return failure(fails, query);
        if (credentialFails && kindOf(query) === 'credential') return failure('unavailable', query);
      }
      return playing.length > 0 ? playing.map(({ record }) => record) : registryOf(owner, database.query).find(query);
    },
  };
}

function answers(record: RegistryRecord, query: RegistryQuery): boolean {
  if (query.by === 'names') return keyOfPerson(record, '') === personKey(query, query.birth_date);
  return record[query.by] === keyIn(query);
}

function failure(fails: TestFailure, query: RegistryQuery): [] {
  if (fails === 'no_provider') throw noRows(kindOf(query));
  if (fails === 'unavailable') throw new Problem('unavailable', 'The registry does not answer just now. Try again.', { retryAfter: 30 });
  return [];
}
