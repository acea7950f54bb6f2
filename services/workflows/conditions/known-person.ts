import type { Caller, Platform } from '#platform/base/ports.ts';
import { isUuid } from '#platform/base/uuid.ts';
import type { WorkflowRow } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { PeoplePort } from '../person/person.ts';
import type { PersonValues } from '../state/person-values.ts';
import { serviceCaller } from '../step-context/step-context.ts';

/** What says whether a condition of a workflow reads the record of a person whom a key named. */
const COLUMNS = ['people_uuid', 'people_given', 'skip_steps', 'rules'] as const satisfies readonly (keyof WorkflowRow)[];

type Conditions = Pick<WorkflowRow, 'skip_steps' | 'rules'>;

/** Whether a condition reads what is known of the person. */
export function readsPerson({ skip_steps, rules }: Conditions): boolean {
  const conditions = [...Object.values(skip_steps ?? {}), ...(rules ?? []).map(({ expression }) => expression)];
  return conditions.some((text) => /\bperson\b/.test(text));
}

/** Reads the record of the person whom a key named, where a condition reads it; else null. Runs before the transaction. */
export interface KnownPersonReader {
  of(caller: Caller, workflow: Pick<WorkflowRow, (typeof COLUMNS)[number]>): Promise<PersonValues | null>;
  in(caller: Caller, workflowUuid: string): Promise<PersonValues | null>;
}

export function createKnownPerson(
  { database }: Pick<Platform<WorkflowTables>, 'database'>,
  people: Pick<PeoplePort, 'values'>,
): KnownPersonReader {
  const of: KnownPersonReader['of'] = async (caller, { people_uuid, people_given, skip_steps, rules }) => {
    const reads = people_given && people_uuid !== null && readsPerson({ skip_steps, rules });
    return reads ? people.values(serviceCaller(caller), people_uuid) : null;
  };

  return {
    of,
    async in(caller, uuid) {
      if (!isUuid(uuid)) return null;
      const mine = { tenant_id: caller.tenantId, livemode: caller.livemode, uuid };
      const select = database.query.selectFrom('workflows.workflows').select(COLUMNS);
      const row = await select.where((where) => where.and(mine)).executeTakeFirst();
      return row ? of(caller, row) : null;
    },
  };
}
