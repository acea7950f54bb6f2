import type { Owner } from '#platform/base/administration.ts';
import type { Caller } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import type { PageQuery } from '#platform/base/row-page.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { sentColumns } from '#platform/data/columns.ts';
import { invalidAt } from '../model/bodies.ts';
import type { Handle } from '../model/owned-rows.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { type Call, ok, type Unit } from '../state/unit.ts';
import type { Definition, DefinitionRow, DefinitionStore } from './store.ts';

/**
 * Maximum number of JSON characters that a tenant's definitions of one kind (rule sets, for example) may have in total, per mode. This also limits
 * the size of a list page.
 */
const LARGEST_TOGETHER = 8_000_000;

/** A kind of definition. `Body` is the body that creates one; a change sends some of its members. */
export interface DefinitionKind<Members extends object, Body extends object> {
  rowsOf(owner: Owner, db: Handle): DefinitionStore<Members>;
  /** Last part of the URL: `rule-sets`. */
  path: string;
  /** Name of the kind in messages: `rule set`. */
  name: string;
  /** Returns the definition to store for the body that creates it. */
  definitionOf(body: Body): Definition<Members>;
  /** Returns the members to store for the body that changes them. */
  changesOf(body: Partial<Body>): Partial<Definition<Members>>;
  /** Checks a complete definition and returns the form to store. `sentMembers` names the members of the request. Throws `invalid_body`. */
  check(caller: Caller, definition: Definition<Members>, sentMembers: ReadonlySet<string>): Promise<Definition<Members>>;
}

type DefinitionHandlers<Members extends object, Body extends object> = ReturnType<typeof createHandlers<Members, Body>>;

/** The implementer of one operation: makes the operation of its handler. */
interface Implementer<Handler, Operation> {
  handler: (handler: Handler) => Operation;
}

/** Returns the four operations of a kind of definition: list, get, create and update. */
export function definitionOperations<Members extends object, Body extends object, List, Get, Create, Update>(
  app: WorkflowsApp,
  implementers: {
    list: Implementer<DefinitionHandlers<Members, Body>['list'], List>;
    get: Implementer<DefinitionHandlers<Members, Body>['get'], Get>;
    create: Implementer<DefinitionHandlers<Members, Body>['create'], Create>;
    update: Implementer<DefinitionHandlers<Members, Body>['update'], Update>;
  },
  kind: DefinitionKind<Members, Body>,
) {
  const { list, get, create, update } = createHandlers(app, kind);
  return {
    list: implementers.list.handler(list),
    get: implementers.get.handler(get),
    create: implementers.create.handler(create),
    update: implementers.update.handler(update),
  };
}

function createHandlers<Members extends object, Body extends object>(
  { platform }: WorkflowsApp,
  { rowsOf, path, name, definitionOf, changesOf, check }: DefinitionKind<Members, Body>,
) {
  const { clock, database } = platform;
  const address = `${platform.config.publicUrl}/workflows/v1/${path}`;
  const existing = orNotFound(`There is no such ${name}`);

  /**
   * Throws `invalid_body` if the definitions are too large after this write. Locks (`turn`) them, so that of two concurrent writes that are
   * too large together, one fails.
   */
  const refuseTooMuch = async (trx: Unit['trx'], caller: Caller) => {
    const rows = rowsOf(caller, trx);
    if (!rows.size) return;
    await database.turn(trx, `workflows ${path} ${caller.tenantId} ${caller.livemode}`);
    if ((await rows.size()) <= LARGEST_TOGETHER) return;
    const message = `All of ${path} together are at most ${LARGEST_TOGETHER} characters of JSON. Make this one or others smaller.`;
    throw invalidAt('', 'too_long', message);
  };

  return {
    async list({ input, context: { caller } }: Call<PageQuery>) {
      return ok(pageAnswer(await rowsOf(caller, database.query).list(input), input, { address, record: definitionRecord<Members> }));
    },

    async get({ input, context: { caller } }: Call<{ uuid: string }>) {
      return ok(definitionRecord(existing(await rowsOf(caller, database.query).find(input.uuid))));
    },

    async create({ input, context }: Call<Body>) {
      const { caller } = context;
      const definition = definitionOf(input);
      const prepare = async () => {
        const fullDefinition = await check(caller, definition, new Set(Object.keys(definition)));
        return async (trx: Unit['trx']) => {
          const row = await rowsOf(caller, trx).add(fullDefinition, clock.now());
          await refuseTooMuch(trx, caller);
          return ok(definitionRecord(row));
        };
      };
      return platform.onceAfter(context, prepare, {
        idOf: ({ result }) => result.uuid,
        read: async (trx, uuid) => ok(definitionRecord(existing(await rowsOf(caller, trx).find(uuid)))),
      });
    },

    async update({ input: { params, body }, context: { caller } }: Call<{ params: { uuid: string }; body: Partial<Body> }>) {
      const { uuid } = params;
      const row = existing(await rowsOf(caller, database.query).find(uuid));
      const columns = sentColumns(changesOf(body));
      const sentMembers = new Set(Object.keys(columns));
      const fullDefinition = await check(caller, { ...row, ...columns }, sentMembers);
      const change = Object.fromEntries(Object.entries(fullDefinition).filter(([member]) => sentMembers.has(member)));
      return database.transaction(async (trx) => {
        const row = await rowsOf(caller, trx).change(uuid, change as Partial<Definition<Members>>, clock.now());
        await refuseTooMuch(trx, caller);
        return ok(definitionRecord(existing(row)));
      });
    },
  };
}

/** Returns the definition for an answer, without its tenant and mode. */
function definitionRecord<Members extends object>({ tenant_id: _, livemode: _l, ...row }: DefinitionRow<Members>) {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}
