import type { Guard } from '../../support/guard.ts';

const PEOPLE = 'services/people/migrations/0001-people.sql';

/** Unique keys, locks and row counts that tests other than the rows prove. */
export const guardsOfOthers: readonly Guard[] = [
  {
    name: 'a person who signs is not released before their document is seen',
    file: 'services/people/attach/release-person.ts',
    text: 'const person = await people.lock(id);',
    without: 'const person = await people.get(id);',
    tests: ['services/people/attach/release-person.race.test.ts'],
  },
  {
    name: 'a deleted workflow that measured nothing leaves what the record says of faces (row count)',
    file: 'services/people/model/biometrics-store.ts',
    text: 'return numDeletedRows > 0n;',
    without: 'return true;',
    tests: ['services/people/faces/faces.test.ts'],
  },
  {
    name: 'a step of a workflow has one copy (key)',
    file: 'services/workflows/migrations/0001-workflows.sql',
    text: 'constraint copies_step unique (tenant_id, livemode, step_uuid),',
    without: '',
    tests: ['test/suites/once/jobs.test.ts'],
  },
  {
    name: 'a CURP has one person (key)',
    file: PEOPLE,
    text: 'constraint people_national_id unique (tenant_id, livemode, national_id),',
    without: '',
    tests: ['test/suites/once/people.test.ts'],
  },
  {
    name: 'one run of a validation waits (key)',
    file: PEOPLE,
    text: 'create unique index validation_results_pending',
    without: 'create index validation_results_pending',
    tests: ['test/suites/once/people.test.ts'],
  },
  {
    name: 'a key of a dynamic descriptor is given once (key)',
    file: PEOPLE,
    text: ',\n  constraint dynamic_descriptors_key unique (tenant_id, livemode, key)',
    without: '',
    tests: ['services/people/dynamic/dynamic.test.ts'],
  },
  {
    name: 'a step tells a dynamic value once (key)',
    file: PEOPLE,
    text: 'constraint dynamic_values_step unique (tenant_id, livemode, workflow_id, step),',
    without: '',
    tests: ['services/people/dynamic/dynamic.test.ts'],
  },
  {
    name: 'an element is deleted once',
    file: 'services/people/documents/model/elements-store.ts',
    text: 'return numDeletedRows > 0n;',
    without: 'return true;',
    tests: ['services/people/documents/documents.test.ts'],
  },
  {
    name: 'a delivery that was forgotten is not sent again',
    file: 'services/platform/webhooks/webhooks.ts',
    text: 'if (numUpdatedRows === 0n) throw',
    without: 'if (false) throw',
    tests: ['services/platform/webhooks/webhooks.test.ts'],
  },
];
