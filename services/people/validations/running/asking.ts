import type { ValidationClassName } from '#contracts/people/validation-classes.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { addressesOf } from '../../model/address-store.ts';
import type { PersonRow } from '../../model/person-store.ts';
import type { PeopleTables, PeopleTransaction } from '../../model/tables.ts';
import type { Model } from '../classes/class.ts';
import { validationClasses } from '../classes/classes.ts';
import { definitionsOf, type ValidationDefinitionRow } from '../definitions/store.ts';
import { resultsOf, type ValidationTarget } from '../results/store.ts';
import { QUEUE, type RunJob } from './job.ts';

/** The newest addresses of a person that are judged. */
const MOST_ADDRESSES = 20;

type ValidationSchedulerParts = Pick<Platform<PeopleTables>, 'clock' | 'jobs'>;

/** What was written of a person. */
export interface RecordChanges {
  members?: ReadonlySet<keyof PersonRow>;
  contacts?: boolean;
  address?: string | null;
}

/** Has validations run, in the transaction of what they run for. */
export interface ValidationScheduler {
  /** Those of these validations that are active; null for every active one. Throws 422 for one that is not there. */
  runNamed(trx: PeopleTransaction, caller: Caller, personId: string, model: Model, validationIds: readonly string[] | null): Promise<void>;
  /** Every active validation of these classes, whether `auto` or not. */
  runActive(
    trx: PeopleTransaction,
    caller: Caller,
    asked: { person: string; classes: readonly ValidationClassName[]; because: string },
  ): Promise<void>;
  /** The `auto` ones that read what was written of somebody whom something vouches for. */
  runOnChange(trx: PeopleTransaction, caller: Caller, personId: string, written: RecordChanges): Promise<void>;
  /** Every `auto` one, for the person and their addresses: somebody vouches for them now. */
  runOnVouching(trx: PeopleTransaction, caller: Caller, personId: string): Promise<void>;
  /** The `auto` ones that read files: a workflow of somebody whom something vouches for has ended well. */
  workflowEnded(trx: PeopleTransaction, caller: Caller, personId: string): Promise<void>;
}

export function createValidationScheduler({ clock, jobs }: ValidationSchedulerParts): ValidationScheduler {
  const run = async (trx: PeopleTransaction, caller: Caller, targets: readonly ValidationTarget[], because: string) => {
    const ids = await resultsOf(caller, trx, clock.now()).wait(targets, because);
    const { tenantId, livemode } = caller;
    const runs = ids.map((id): RunJob => ({ tenantId, livemode, id, attempt: 0 }));
    await jobs.enqueueAll(trx, QUEUE, runs, { group: tenantId });
  };

  /** Without those that may run once, and did. */
  const allowed = async (
    trx: PeopleTransaction,
    caller: Caller,
    definitions: readonly ValidationDefinitionRow[],
    targets: readonly ValidationTarget[],
  ) => {
    const once = definitions.filter(({ allow_retry }) => !allow_retry).map(({ id }) => id);
    const [first] = targets;
    const judgedTargets = first ? await resultsOf(caller, trx, clock.now()).judged(first.person_id, once) : [];
    const placeOf = ({ validation_id, address_id }: ValidationTarget) => `${validation_id} ${address_id}`;
    const judgedPlaces = new Set(judgedTargets.map(placeOf));
    return targets.filter((one) => !judgedPlaces.has(placeOf(one)));
  };

  const ask = async (
    trx: PeopleTransaction,
    caller: Caller,
    definitions: readonly ValidationDefinitionRow[],
    { personId, addresses, because }: { personId: string; addresses: readonly (string | null)[]; because: string },
  ) => {
    const targets = definitions.flatMap(({ id }) =>
      addresses.map((address): ValidationTarget => ({ validation_id: id, person_id: personId, address_id: address })),
    );
    await run(trx, caller, await allowed(trx, caller, definitions, targets), because);
  };

  const addressesOfPerson = async (trx: PeopleTransaction, caller: Caller, personId: string) => {
    const { rows } = await addressesOf(caller, trx, clock.now()).list({ page: 1, per_page: MOST_ADDRESSES, person_id: personId });
    return rows.map(({ id }) => id);
  };

  const judges = (model: Model) => (definition: ValidationDefinitionRow) => validationClasses[definition.class].models.includes(model);

  return {
    async runNamed(trx, caller, personId, model, validationIds) {
      const store = definitionsOf(caller, trx);
      const candidates = validationIds === null ? await store.active() : await store.byIds(validationIds);
      const place = (fits: (id: string) => boolean) => validationIds?.findIndex((id) => !fits(id)) ?? -1;
      const unknown = place((id) => candidates.some((one) => one.id === id));
      if (unknown >= 0) throw invalidMember(`validations.${unknown}`, 'unknown', 'No validation has this id.');
      const judging = candidates.filter(judges(model));
      const unfit = place((id) => judging.some((one) => one.id === id));
      if (unfit >= 0) throw invalidMember(`validations.${unfit}`, 'not_for_addresses', 'Its class judges people, not addresses.');
      const definitions = judging.filter(({ active }) => active);
      const addresses = model === 'person' ? [null] : await addressesOfPerson(trx, caller, personId);
      await ask(trx, caller, definitions, { personId, addresses, because: 'asked' });
    },

    async runActive(trx, caller, { person, classes, because }) {
      const active = await definitionsOf(caller, trx).active();
      const definitions = active.filter((definition) => classes.includes(definition.class));
      await ask(trx, caller, definitions, { personId: person, addresses: [null], because });
    },

    async runOnChange(trx, caller, personId, { members, contacts = false, address = null }) {
      if (!members?.size && !contacts && address === null) return;
      const auto = await definitionsOf(caller, trx).active({ auto: true });
      const readsPerson = (definition: ValidationDefinitionRow) => {
        const { reads } = validationClasses[definition.class];
        return reads.person.some((member) => members?.has(member)) || (contacts && reads.contacts);
      };
      const ofPerson = auto.filter(judges('person')).filter(readsPerson);
      await ask(trx, caller, ofPerson, { personId, addresses: [null], because: 'person.changed' });
      if (address === null) return;
      const ofAddress = auto.filter(judges('address')).filter((definition) => validationClasses[definition.class].reads.address);
      await ask(trx, caller, ofAddress, { personId, addresses: [address], because: 'address.changed' });
    },

    async runOnVouching(trx, caller, personId) {
      const auto = await definitionsOf(caller, trx).active({ auto: true });
      if (auto.length === 0) return;
      const because = 'person.vouched';
      await ask(trx, caller, auto.filter(judges('person')), { personId, addresses: [null], because });
      const addresses = await addressesOfPerson(trx, caller, personId);
      await ask(trx, caller, auto.filter(judges('address')), { personId, addresses, because });
    },

    async workflowEnded(trx, caller, personId) {
      const auto = await definitionsOf(caller, trx).active({ auto: true });
      const reading = auto.filter((definition) => validationClasses[definition.class].reads.files);
      await ask(trx, caller, reading, { personId, addresses: [null], because: 'workflow.ended' });
    },
  };
}
