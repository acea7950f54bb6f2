import type { ValidationClassName } from '#contracts/people/validation-classes.ts';
import type { Caller, Clock } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { addressesOf } from '../../model/address-store.ts';
import type { PeoplePlatform } from '../../model/implementer.ts';
import { type PersonRow, peopleOf } from '../../model/person-store.ts';
import type { PeopleTransaction } from '../../model/tables.ts';
import type { Model } from '../classes/class.ts';
import { validationClasses } from '../classes/classes.ts';
import { definitionsOf, type ValidationDefinitionRow } from '../definitions/store.ts';
import { resultsOf, type ValidationTarget } from '../results/store.ts';
import { QUEUE, type RunJob } from './job.ts';

/** Maximum number of addresses of a person, newest first, that are judged. */
const MAX_ADDRESSES = 20;

/** The parts of a person's record that were written. */
export interface RecordChanges {
  members?: ReadonlySet<keyof PersonRow>;
  contacts?: boolean;
  address?: string | null;
}

interface Runs {
  personId: string;
  /** The ids of the addresses to judge; null stands for the person. */
  addresses: readonly (string | null)[];
  because: string;
}

/** Schedules runs of validations, in the transaction that writes the data to judge. `because`: the event that caused the run. */
export class ValidationScheduler {
  readonly #clock: Clock;
  readonly #jobs: PeoplePlatform['jobs'];

  constructor({ clock, jobs }: Pick<PeoplePlatform, 'clock' | 'jobs'>) {
    this.#clock = clock;
    this.#jobs = jobs;
  }

  /** Schedules the active validations among these ids, or all active validations if null. Throws 422 for an unknown id. */
  async runNamed(trx: PeopleTransaction, caller: Caller, personId: string, model: Model, validationIds: readonly string[] | null) {
    const store = definitionsOf(caller, trx, this.#clock.now());
    const candidates = validationIds === null ? await store.active() : await store.byIds(validationIds);
    const firstUnfit = (fits: (id: string) => boolean) => validationIds?.findIndex((id) => !fits(id)) ?? -1;
    const unknown = firstUnfit((id) => candidates.some((one) => one.id === id));
    if (unknown >= 0) throw invalidMember(`validations.${unknown}`, 'unknown', 'No validation has this id.');
    const judging = candidates.filter(judges(model));
    const unfit = firstUnfit((id) => judging.some((one) => one.id === id));
    if (unfit >= 0) throw invalidMember(`validations.${unfit}`, 'not_for_addresses', 'Its class judges people, not addresses.');
    const definitions = judging.filter(({ active }) => active);
    const addresses = model === 'person' ? [null] : await this.#addressesOf(trx, caller, personId);
    await this.#schedule(trx, caller, definitions, { personId, addresses, because: 'asked' });
  }

  /** Schedules every active validation of these classes, `auto` or not. */
  async runActive(
    trx: PeopleTransaction,
    caller: Caller,
    { person, classes, because }: { person: string; classes: readonly ValidationClassName[]; because: string },
  ) {
    const active = await definitionsOf(caller, trx, this.#clock.now()).active();
    const definitions = active.filter((definition) => classes.includes(definition.class));
    await this.#schedule(trx, caller, definitions, { personId: person, addresses: [null], because });
  }

  /** Schedules the `auto` validations that read the changed data, if a trusted source vouches for the person. */
  async runOnChange(
    trx: PeopleTransaction,
    caller: Caller,
    personId: string,
    { members, contacts = false, address = null }: RecordChanges,
  ) {
    if (!members?.size && !contacts && address === null) return;
    const auto = await definitionsOf(caller, trx, this.#clock.now()).active({ auto: true });
    const person = auto.length > 0 ? await peopleOf(caller, trx, this.#clock.now()).share(personId) : null;
    if (!person?.vouched_by) return;
    const readsPerson = (definition: ValidationDefinitionRow) => {
      const { reads } = validationClasses[definition.class];
      return reads.person.some((member) => members?.has(member)) || (contacts && reads.contacts);
    };
    const ofPerson = auto.filter(judges('person')).filter(readsPerson);
    await this.#schedule(trx, caller, ofPerson, { personId, addresses: [null], because: 'person.changed' });
    if (address === null) return;
    const ofAddress = auto.filter(judges('address')).filter((definition) => validationClasses[definition.class].reads.address);
    await this.#schedule(trx, caller, ofAddress, { personId, addresses: [address], because: 'address.changed' });
  }

  /** Schedules every `auto` validation for the person and their addresses, when the person gets a first voucher. */
  async runOnVouching(trx: PeopleTransaction, caller: Caller, personId: string) {
    const auto = await definitionsOf(caller, trx, this.#clock.now()).active({ auto: true });
    if (auto.length === 0) return;
    const because = 'person.vouched';
    await this.#schedule(trx, caller, auto.filter(judges('person')), { personId, addresses: [null], because });
    const addresses = await this.#addressesOf(trx, caller, personId);
    await this.#schedule(trx, caller, auto.filter(judges('address')), { personId, addresses, because });
  }

  /** Schedules the `auto` validations that read files, after a workflow of a vouched person has succeeded. */
  async workflowEnded(trx: PeopleTransaction, caller: Caller, personId: string) {
    const auto = await definitionsOf(caller, trx, this.#clock.now()).active({ auto: true });
    const reading = auto.filter((definition) => validationClasses[definition.class].reads.files);
    await this.#schedule(trx, caller, reading, { personId, addresses: [null], because: 'workflow.ended' });
  }

  async #schedule(
    trx: PeopleTransaction,
    caller: Caller,
    definitions: readonly ValidationDefinitionRow[],
    { personId, addresses, because }: Runs,
  ) {
    const results = resultsOf(caller, trx, this.#clock.now());
    const withoutRetry = definitions.filter(({ allow_retry }) => !allow_retry).map(({ id }) => id);
    const judgedPlaces = new Set((await results.judged(personId, withoutRetry)).map(placeOf));
    const targets = definitions
      .flatMap(({ id }) => addresses.map((address_id): ValidationTarget => ({ validation_id: id, person_id: personId, address_id })))
      .filter((target) => !judgedPlaces.has(placeOf(target)));
    const { tenantId, livemode } = caller;
    const runs = (await results.wait(targets, because)).map((id): RunJob => ({ tenantId, livemode, id, attempt: 0 }));
    await this.#jobs.enqueueAll(trx, QUEUE, runs, { group: tenantId });
  }

  async #addressesOf(trx: PeopleTransaction, caller: Caller, personId: string): Promise<string[]> {
    const query = { page: 1, per_page: MAX_ADDRESSES, person_id: personId };
    const { rows } = await addressesOf(caller, trx, this.#clock.now()).list(query);
    return rows.map(({ id }) => id);
  }
}

const judges = (model: Model) => (definition: ValidationDefinitionRow) => validationClasses[definition.class].models.includes(model);

const placeOf = ({ validation_id, address_id }: ValidationTarget) => `${validation_id} ${address_id}`;
