import type { Transaction } from 'kysely';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import type { PageQuery } from '#platform/base/row-page.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { sentColumns } from '#platform/data/columns.ts';
import { invalid } from '../model/bodies.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { refuseSession } from '../state/refusals.ts';
import { type Definition, type DefinitionRow, type DefinitionTable, definitionsOf } from './store.ts';

/** Characters of JSON: what all records of one kind may be together, of one tenant in one mode. A page of a list is never more. */
const LARGEST_TOGETHER = 8_000_000;

/** One kind of record. */
export interface DefinitionKind<Members extends object> {
  table: DefinitionTable;
  /** Where its list is: `rule-sets`. */
  path: string;
  /** As a sentence names it: `rule set`. */
  name: string;
  /**
   * Judges a record before it is stored, whole, and returns it as it is stored. Throws `invalid_body`. `changed` are the members that the
   * request sent.
   */
  check(caller: Caller, definition: Definition<Members>, changed: ReadonlySet<string>): Promise<Definition<Members>>;
}

/** The four operations that every kind of record has. */
export function definitionOperations<Members extends object>(
  platform: Platform<WorkflowTables>,
  { table, path, name, check }: DefinitionKind<Members>,
) {
  const { clock, database } = platform;
  const address = `${platform.config.publicUrl}/workflows/v1/${path}`;
  const existing = orNotFound(`There is no such ${name}`);
  const ok = <Result>(result: Result) => ({ success: true as const, result });

  /** After a record was written in this transaction. */
  const refuseTooMuch = async (trx: Transaction<WorkflowTables>, caller: Caller) => {
    await database.turn(trx, `${table} ${caller.tenantId} ${caller.livemode}`);
    if ((await definitionsOf(table, caller, trx).size()) <= LARGEST_TOGETHER) return;
    const message = `All of ${path} together are at most ${LARGEST_TOGETHER} characters of JSON. Make this one or others smaller.`;
    throw invalid([{ path: '', code: 'too_long', message }]);
  };

  return {
    async list(caller: Caller, query: PageQuery) {
      refuseSession(caller);
      const page = await definitionsOf<Members>(table, caller, database.query).list(query);
      return ok(pageAnswer(page, query, { address, record: definitionRecord<Members> }));
    },

    async get(caller: Caller, uuid: string) {
      refuseSession(caller);
      return ok(definitionRecord(existing(await definitionsOf<Members>(table, caller, database.query).get(uuid))));
    },

    async create(context: CallContext, definition: Definition<Members>) {
      const { caller } = context;
      refuseSession(caller);
      const prepare = async () => {
        const storedDefinition = await check(caller, definition, new Set(Object.keys(definition)));
        return async (trx: Transaction<WorkflowTables>) => {
          const row = await definitionsOf<Members>(table, caller, trx).insert(storedDefinition, clock.now());
          await refuseTooMuch(trx, caller);
          return ok(definitionRecord(row));
        };
      };
      return platform.onceAfter(context, prepare, {
        of: ({ result }) => result.uuid,
        read: async (trx, uuid) => ok(definitionRecord(existing(await definitionsOf<Members>(table, caller, trx).get(uuid)))),
      });
    },

    async update(caller: Caller, uuid: string, body: Partial<Definition<Members>>) {
      refuseSession(caller);
      const store = definitionsOf<Members>(table, caller, database.query);
      const { name, members } = existing(await store.get(uuid));
      const columns = sentColumns(body);
      const names = new Set(Object.keys(columns));
      const checked = await check(caller, { name, ...members, ...columns }, names);
      const change = Object.fromEntries(Object.entries(checked).filter(([member]) => names.has(member)));
      return database.transaction(async (trx) => {
        const row = await definitionsOf<Members>(table, caller, trx).update(uuid, change as Partial<Definition<Members>>, clock.now());
        await refuseTooMuch(trx, caller);
        return ok(definitionRecord(existing(row)));
      });
    },
  };
}

function definitionRecord<Members extends object>({ uuid, name, members, created_at, updated_at }: DefinitionRow<Members>) {
  return { uuid, name, ...members, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}
