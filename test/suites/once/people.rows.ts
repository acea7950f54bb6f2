import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import { HOME } from '../../support/people.ts';
import { at, type PeopleRig } from './people-rig.ts';
import { CONTENDERS, type Round, type Row, succeeded, times } from './row.ts';

const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };
const OTHER_CURP = 'BEML920313HMCLNS09';
const MAX_ACTIVE = 100;

/** Creates the only person of a new tenant. */
async function somebody(rig: PeopleRig): Promise<{ caller: Caller; id: string }> {
  const caller = await rig.otherTenant();
  return { caller, id: (await at(rig, 0, caller).people.create(LUCIA)).result.id };
}

const factsOf = (workflow: string) => ({
  workflow,
  step: 'personal_data',
  person: { national_id: LUCIA.national_id, name: 'Lucía', first_lastname: 'Pérez' },
  contact: { email: 'lucia@correo.example' },
});

const definition = (active: boolean) => ({ name: 'CURP', class: 'curp' as const, config: {}, active });

const VOUCHING = {
  file: 'services/people/vouching/vouching.ts',
  text: 'await peopleOf(caller, trx, clock.now()).lock(id);',
  without: 'await peopleOf(caller, trx, clock.now()).get(id);',
};

/** Rows about the records of people. */
export const peopleRows: readonly Row<PeopleRig>[] = [
  {
    name: 'people whom a step of a workflow makes',
    limit: 1,
    guards: [{ file: 'services/people/attach/attach-facts.ts', text: 'await platform.database.turn(trx,', without: 'void (trx,' }],
    async round(rig) {
      const caller = await rig.otherTenant();
      const facts = factsOf(randomUUID());
      return {
        operations: times(CONTENDERS, (process) => async () => rig.houses[process % rig.houses.length]?.attach(caller, facts)),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect((await at(rig, 0, caller).contacts.list({})).result.data).toHaveLength(1);
        },
      };
    },
  },
  {
    name: 'people who have one CURP',
    limit: 1,
    guards: [
      {
        file: 'services/people/model/person-store.ts',
        text: ".onConflict((conflict) => conflict.constraint('people_national_id').doNothing())",
        without: '',
      },
    ],
    async round(rig) {
      const caller = await rig.otherTenant();
      return {
        operations: times(
          CONTENDERS,
          (process) => async () => rig.houses[process % rig.houses.length]?.offer(caller, factsOf(randomUUID())),
        ),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect((await at(rig, 0, caller).people.list({})).result.data).toHaveLength(1);
        },
      };
    },
  },
  {
    name: 'times that a person is deleted',
    limit: 1,
    guards: [
      {
        file: 'services/people/people/delete-person.ts',
        text: 'requirePerson(await people.lock(id));',
        without: 'requirePerson(await people.get(id));',
      },
      { file: 'services/people/model/record-store.ts', text: '.forUpdate()', without: '' },
    ],
    async round(rig) {
      const { caller, id } = await somebody(rig);
      return {
        operations: times(CONTENDERS, (process) => () => at(rig, process, caller).people.delete({ id })),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(1);
          const log = await rig.entriesOf(caller.tenantId, { kind: 'person', id });
          expect(log.filter(({ type }) => type === 'person.deleted')).toHaveLength(1);
        },
      };
    },
  },
  {
    name: 'runs of a validation when keys vouch for a person first',
    limit: 1,
    guards: [
      {
        file: 'services/people/vouching/vouching.ts',
        text: 'if (after.vouched_by === null && voucher !== null)',
        without: 'if (voucher !== null)',
      },
    ],
    async round(rig) {
      const caller = await rig.otherTenant();
      const attached = await rig.houses[0]?.attach(caller, factsOf(randomUUID()));
      const id = attached?.people_uuid ?? '';
      await at(rig, 0, caller).validations.create({ ...definition(true), execution_type: 'auto' });
      return {
        operations: [
          () => at(rig, 0, caller).people.update({ params: { id }, body: LUCIA }),
          async () => {
            await at(rig, 1, caller).people.saveByNationalId(LUCIA);
            await rig.jobs.run();
          },
        ],
        paused: [0],
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(2);
          await rig.jobs.run();
          expect((await at(rig, 0, caller).validationResults.list({ person_id: id })).result.data).toHaveLength(1);
        },
      };
    },
  },
  {
    name: 'places of birth that a key corrected and a new CURP undoes',
    limit: 0,
    guards: [
      {
        file: 'services/people/people/update-person.ts',
        text: 'requirePerson(await people.lock(params.id));',
        without: 'requirePerson(await people.get(params.id));',
      },
    ],
    async round(rig) {
      const { caller, id } = await somebody(rig);
      const change = (process: number, body: object) => () => at(rig, process, caller).people.update({ params: { id }, body });
      return {
        operations: [change(0, { national_id: OTHER_CURP }), change(1, { entity_of_birth: 'Tokio' })],
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(2);
          const { result } = await at(rig, 0, caller).people.get({ id });
          expect(result).toMatchObject({ national_id: OTHER_CURP, entity_of_birth: 'Tokio' });
        },
      };
    },
  },
  {
    name: 'current addresses of a person',
    limit: 1,
    guards: [VOUCHING],
    async round(rig) {
      const { caller, id } = await somebody(rig);
      return {
        operations: times(
          CONTENDERS,
          (process) => () => at(rig, process, caller).addresses.create({ ...HOME, person_id: id, is_current_address: true }),
        ),
        async holds(outcomes) {
          expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
          const { data } = (await at(rig, 0, caller).addresses.list({ person_id: id, per_page: 50 })).result;
          expect(data.filter(({ is_current_address }) => is_current_address)).toHaveLength(1);
        },
      };
    },
  },
  {
    name: 'changes of contact data that undo another one',
    limit: 0,
    guards: [VOUCHING],
    async round(rig) {
      const { caller, id } = await somebody(rig);
      const contact = await at(rig, 0, caller).contacts.create({ person_id: id, email: 'lucia@correo.example', phone: '525512345678' });
      const change = (process: number, body: object) => () =>
        at(rig, process, caller).contacts.update({ params: { id: contact.id }, body });
      return {
        operations: [change(0, { email: 'otra@correo.example' }), change(1, { phone: '525587654321' })],
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(2);
          const { result } = await at(rig, 0, caller).contacts.get({ id: contact.id });
          expect(result).toMatchObject({ email: 'otra@correo.example', phone: '525587654321' });
        },
      };
    },
  },
  {
    name: 'validations that are active',
    limit: MAX_ACTIVE,
    guards: [
      {
        file: 'services/people/validations/definitions/definition-rules.ts',
        text: 'await platform.database.turn(trx,',
        without: 'void (trx,',
      },
    ],
    async round(rig) {
      const caller = await rig.otherTenant();
      await Promise.all(times(MAX_ACTIVE - 1, () => at(rig, 0, caller).validations.create(definition(true))));
      return {
        operations: times(CONTENDERS, (process) => () => at(rig, process, caller).validations.create(definition(true))),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(1),
      };
    },
  },
  {
    name: 'places that a validation takes among those that are active',
    limit: 1,
    guards: [
      {
        file: 'services/people/validations/definitions/update-validation.ts',
        text: 'requireDefinition(await definitions.lock(params.id));',
        without: 'requireDefinition(await definitions.get(params.id));',
      },
      { file: 'services/people/model/record-store.ts', text: '.forUpdate()', without: '' },
    ],
    async round(rig) {
      const caller = await rig.otherTenant();
      await Promise.all(times(MAX_ACTIVE - 1, () => at(rig, 0, caller).validations.create(definition(true))));
      const { id } = (await at(rig, 0, caller).validations.create(definition(false))).result;
      return {
        operations: times(
          CONTENDERS,
          (process) => () => at(rig, process, caller).validations.update({ params: { id }, body: { active: true } }),
        ),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(CONTENDERS),
      };
    },
  },
  {
    name: 'ends of a validation’s attempt',
    limit: 1,
    guards: [
      {
        file: 'services/people/validations/running/job.ts',
        text: 'if (!(await resultsOf(job, trx, clock.now()).end(job.id, job.attempt, { status, ...columns }))) return;',
        without: 'await resultsOf(job, trx, clock.now()).end(job.id, job.attempt, { status, ...columns });',
      },
      { file: 'services/people/validations/results/store.ts', text: "\n      .where('status', 'in', from)", without: '' },
      {
        file: 'services/people/validations/results/store.ts',
        text: 'return numUpdatedRows > 0n;',
        without: 'return true;',
      },
    ],
    async round(rig) {
      const { caller, id } = await somebody(rig);
      const validation = (await at(rig, 0, caller).validations.create(definition(true))).result;
      await at(rig, 0, caller).personValidations.run({ params: { id }, body: { validations: [validation.id] } } as never);
      const [result] = (await at(rig, 0, caller).validationResults.list({ person_id: id })).result.data;
      const [work] = rig.jobs.workers('people-validation');
      const job = { tenantId: caller.tenantId, livemode: caller.livemode, id: result?.id, attempt: 0 };
      return {
        operations: times(CONTENDERS, () => async () => work?.(job)),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          const log = await rig.entriesOf(caller.tenantId, { kind: 'person', id });
          expect(log.filter(({ type }) => type === 'validation.ended')).toHaveLength(1);
        },
      };
    },
  },
  {
    name: 'what a workflow writes of a person who is deleted meanwhile',
    limit: 0,
    guards: [
      {
        file: 'services/people/attach/facts-writer.ts',
        text: 'const existing = people_uuid ? await this.people.lock(people_uuid) : null;',
        without: 'const existing = people_uuid ? await this.people.get(people_uuid) : null;',
      },
    ],
    async round(rig) {
      const { caller, id } = await somebody(rig);
      const facts = { ...factsOf(randomUUID()), people_uuid: id };
      return besideDelete(rig, caller, id, async () => rig.houses[0]?.offer(caller, facts));
    },
  },
  {
    name: 'what a workflow writes of somebody by their CURP who is deleted meanwhile',
    limit: 0,
    guards: [
      {
        file: 'services/people/attach/facts-writer.ts',
        text: 'const lockedPerson = await this.people.lockByNationalId(row.national_id);',
        without: 'const lockedPerson = await this.people.byNationalId(row.national_id);',
      },
    ],
    async round(rig) {
      const caller = await rig.otherTenant();
      await rig.tenants.patch(caller.tenantId, { people: { unvouched: 'join' } });
      const { id } = (await at(rig, 0, caller).people.create(LUCIA)).result;
      return besideDelete(rig, caller, id, async () => rig.houses[0]?.offer(caller, factsOf(randomUUID())));
    },
  },
];

/** Runs work that pauses at each statement while the person is deleted: it must find no person, never a partial record. */
function besideDelete(rig: PeopleRig, caller: Caller, id: string, work: () => Promise<unknown>): Round {
  return {
    operations: [work, () => at(rig, 1, caller).people.delete({ id })],
    paused: [0],
    holds([written, deleted]) {
      expect(deleted?.status).toBe('fulfilled');
      if (written?.status === 'rejected') expect(['not_found', 'unavailable']).toContain(written.reason.key);
    },
  };
}
