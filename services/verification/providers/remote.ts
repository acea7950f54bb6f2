import { z } from 'zod';
import { type RegistryRecord, registryRow } from '#contracts/verification/registry.ts';
import { isNameOf } from '#mexico/name-of-person.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Clock, Log } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { readAnswer } from '#platform/calls/read-answer.ts';
import { complete } from '../registry/complete.ts';
import type { RegistryNames } from '../registry/names.ts';
import { keyIn, type Registry, type RegistryQuery } from '../registry/registries.ts';

export interface RemoteRegistryConfig {
  url: string;
  /** Name after `remote:` in the header `Svc-Source`. */
  name: string;
  key: string;
}

/** Maximum size of an answer, in bytes: more than the records of ten people need. */
const LONGEST_ANSWER = 128 * 1024;

const answer = z.object({ records: z.array(registryRow).max(10) });

/** Returns the body of a request: the query without its kind, which the remote registry need not know. */
function questionOf(query: RegistryQuery): object {
  if (query.by !== 'names') return query;
  const { kind: _kind, ...question } = query;
  return question;
}

/** Returns true if a record is about what was asked. Of a search, the date must be equal, and a person's names alike: print varies. */
function answers(record: RegistryRecord, query: RegistryQuery): boolean {
  if (query.by !== 'names') return record[query.by] === keyIn(query);
  const isSameDay = record.birth_date === undefined || record.birth_date === query.birth_date;
  return isSameDay && (query.kind === 'company' || isNameOf(wholeName(query), wholeName(record)) !== false);
}

const wholeName = ({ name = '', first_last_name = '', second_last_name = '' }: Partial<RegistryNames>) =>
  `${name} ${first_last_name} ${second_last_name}`;

class WrongRecord extends Error {
  override name = 'WrongRecord';
}

/** Makes the registry that queries an operator's server: POST `{by, …}`, answer `{records: […]}` (docs/services/verification.md). */
export function createRemoteRegistry({ url, name, key }: RemoteRegistryConfig, { clock, log }: { clock: Clock; log: Log }): Registry {
  const unavailable = (cause: unknown) =>
    new Problem('unavailable', 'The registry does not answer just now. Try again.', { retryAfter: 30, cause });
  return {
    source: () => `remote:${name}`,
    isAuthority: () => true,
    async ready() {},
    async find({ tenantId }, query, timeoutMs): Promise<RegistryRecord[]> {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            authorization: `Bearer ${key}`,
            'zaguan-tenant': tenantId,
          },
          body: JSON.stringify(questionOf(query)),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const body = await readAnswer(response.body, LONGEST_ANSWER, () => new Error('It answered with too much.'));
        if (!response.ok) throw new Error(`It answered with ${response.status}.`);
        const { records } = answer.parse(JSON.parse(body.toString()));
        const completed = records.map((record) => complete(record, mexicanDate(clock.now())));
        if (!completed.every((record) => answers(record, query))) throw new WrongRecord();
        return completed;
      } catch (error) {
        if (error instanceof WrongRecord) log.warn({ registry: name, by: query.by }, 'the remote registry answered about somebody else');
        // Drops the error's message, which may name the person.
        throw unavailable(new Error(`the remote registry failed: ${(error as Error).name}`));
      }
    },
  };
}
