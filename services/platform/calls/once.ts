import type { Transaction } from 'kysely';
import { IDEMPOTENCY_HEADER } from '../../../contracts/session/wire.ts';
import type { CallContext, Database, Idempotency, IdempotentRequest, Once } from '../ports.ts';
import { Problem } from '../problem.ts';
import type { ServiceModule } from '../service.ts';
import { createTurns } from '../turns.ts';
import { contentHash } from './content-hash.ts';
import { actorOf } from './idempotency.ts';
import type { Leases } from './leases.ts';

type Recording<Tables, Answer> = (trx: Transaction<Tables>) => Promise<Answer>;

const KEY = /^[\x21-\x7e]{1,100}$/;

/**
 * One effect and one answer per `Idempotency-Key`: what was answered is recorded in the transaction of its effect, so that a retry
 * finds both or neither. A request without a key is answered every time.
 */
export function createOnce<Tables>(database: Database<Tables>, idempotency: Idempotency, leases: Leases): Once<Tables> {
  const turns = createTurns();

  const once: Once<Tables>['once'] = (context, record) =>
    database.transaction(async (trx) => {
      const { caller, idempotency: request } = context;
      const earlier = request && (await idempotency.recall(trx, caller, request));
      return earlier ? (earlier.body as Awaited<ReturnType<typeof record>>) : answer(context, trx, record);
    });

  const answer = async <Answer>(
    { caller, idempotency: request }: CallContext,
    trx: Transaction<Tables>,
    record: Recording<Tables, Answer>,
  ) => {
    const body = await record(trx);
    if (request) await idempotency.store(trx, caller, request, body);
    return body;
  };

  const onceAfter: Once<Tables>['onceAfter'] = async (context, prepare) => {
    const { caller, idempotency: request } = context;
    if (!request) return once(context, await prepare());
    // What is prepared may leave the database, so two requests with one key may not even prepare at the same time: neither in this
    // process nor in another.
    const turn = JSON.stringify([caller.tenantId, caller.livemode, actorOf(caller), request.scope, request.key]);
    return turns.take(turn, () =>
      leases.hold(caller, request, async () => {
        const earlier = await idempotency.glance(caller, request);
        if (earlier) return earlier.body as Awaited<ReturnType<Awaited<ReturnType<typeof prepare>>>>;
        const record = await prepare();
        // Another process whose lease ran out may have answered meanwhile; where there is none, nobody did.
        return database.shared ? once(context, record) : database.transaction((trx) => answer(context, trx, record));
      }),
    );
  };

  return { once, onceAfter };
}

/**
 * What a request asks to be done once; null without the header. Throws `invalid_body` for a header that is no key, with the status and
 * the code of the service that is asked.
 */
export async function idempotentRequest(
  headers: Headers,
  scope: string,
  content: string | FormData,
  invalidBody: Partial<ServiceModule['invalidBody']> = {},
): Promise<IdempotentRequest | null> {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null) return null;
  if (!KEY.test(key)) {
    const message = 'At most 100 visible ASCII characters';
    throw new Problem('invalid_body', `${IDEMPOTENCY_HEADER}: ${message}`, {
      ...invalidBody,
      errors: [{ path: IDEMPOTENCY_HEADER, code: 'invalid_format', message }],
    });
  }
  return { scope, key, hash: await contentHash(content) };
}
