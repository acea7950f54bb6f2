import type { Transaction } from 'kysely';
import { IDEMPOTENCY_HEADER } from '#contracts/session/wire.ts';
import type { CallContext, Database, Idempotency, IdempotentRequest, Once, RememberedAnswer, RepeatAnswer } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { ServiceModule } from '../base/service.ts';
import { createTurns } from '../base/turns.ts';
import { contentHash } from './content-hash.ts';
import { actorOf } from './idempotency.ts';
import type { Leases } from './leases.ts';

const KEY = /^[\x21-\x7e]{1,100}$/;

/** Creates `Once`. Effect and answer are recorded in one transaction per `Idempotency-Key`: a retry finds both or neither. */
export function createOnce<Tables>(database: Database<Tables>, idempotency: Idempotency, leases: Leases): Once<Tables> {
  const turns = createTurns();

  /** Returns the stored answer, or runs the work and stores its answer. */
  const recallOrRecord = async <Answer>(
    trx: Transaction<Tables>,
    { caller, idempotency: request }: CallContext,
    work: Work<Tables, Answer>,
  ) => {
    const earlier = request && (await idempotency.recall(trx, caller, request));
    if (earlier) return answerRepeat(earlier, work, trx);
    const answer = await work.record(trx);
    if (request) await idempotency.store(trx, caller, request, toRemember(answer, work.repeat));
    return answer;
  };

  const once: Once<Tables>['once'] = (context, record, repeat) =>
    database.transaction((trx) => recallOrRecord(trx, context, { record, repeat }));

  const onceAfter: Once<Tables>['onceAfter'] = async (context, prepare, repeat) => {
    const { caller, idempotency: request } = context;
    if (!request) return once(context, await prepare());
    // `prepare` may have effects outside the database, so two requests with one key must not prepare at the same time: neither in this
    // process (`turns`) nor in different processes (`leases`).
    const turn = JSON.stringify([caller.tenantId, caller.livemode, actorOf(caller), request.scope, request.key]);
    return turns.take(turn, () =>
      leases.hold(caller, request, async () => {
        // Reads without a lock, which `prepare` would hold for long.
        const earlier = await idempotency.peek(caller, request);
        if (earlier) return database.transaction((trx) => answerRepeat(earlier, { repeat }, trx));
        const record = await prepare();
        // Recalls again: if this process did not renew its lease in time, a different process may have answered meanwhile.
        return database.transaction((trx) => recallOrRecord(trx, context, { record, repeat }));
      }),
    );
  };

  return { once, onceAfter };
}

interface Work<Tables, Answer> {
  record: (trx: Transaction<Tables>) => Promise<Answer>;
  repeat?: RepeatAnswer<Tables, Answer> | undefined;
}

/** Returns what is stored of an answer. Null if `repeat` answers every repeat, so that no body is stored. */
function toRemember<Tables, Answer>(answer: Answer, repeat: Work<Tables, Answer>['repeat']) {
  return typeof repeat === 'function' ? null : { body: answer, recordId: repeat?.idOf(answer) ?? null };
}

async function answerRepeat<Tables, Answer>(
  earlier: RememberedAnswer,
  { repeat }: Pick<Work<Tables, Answer>, 'repeat'>,
  trx: Transaction<Tables>,
): Promise<Answer> {
  if ('body' in earlier) return earlier.body as Answer;
  if (typeof repeat === 'function') return repeat(trx);
  if (repeat && earlier.recordId !== null) return repeat.read(trx, earlier.recordId);
  throw new Problem(
    'idempotency_conflict',
    'This request was done before, and its answer is too long to be stored. Read the record that it created, or use a new key.',
  );
}

/** Reads the `Idempotency-Key`. Null without key or without `scope`. Throws the service's `invalid_body` if the key is malformed. */
export async function idempotentRequest(
  headers: Headers,
  scope: string | null,
  { content, query = '' }: { content: string | FormData; query?: string },
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
  if (scope === null) return null;
  return { scope, key, hash: await contentHash(content, query) };
}
