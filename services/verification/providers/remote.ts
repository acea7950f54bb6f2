import { z } from 'zod';
import { type RegistryRecord, registryRow } from '#contracts/verification/registry.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Clock } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { readAnswer } from '#platform/calls/read-answer.ts';
import { complete } from '../registry/complete.ts';
import type { Registry } from '../registry/registries.ts';

export interface RemoteRegistryConfig {
  url: string;
  /** Name after `remote:` in the header `Svc-Source`. */
  name: string;
  key: string;
}

/** Most bytes of an answer: more than ten people need. */
const LONGEST_ANSWER = 128 * 1024;

const answer = z.object({ records: z.array(registryRow).max(10) });

/** Makes the registry that queries an operator's server: POST `{by, …}`, answer `{records: […]}` (docs/services/verification.md). */
export function createRemoteRegistry({ url, name, key }: RemoteRegistryConfig, clock: Clock): Registry {
  const unavailable = (cause: unknown) =>
    new Problem('unavailable', 'The registry does not answer just now. Try again.', { retryAfter: 30, cause });
  return {
    source: () => `remote:${name}`,
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
          body: JSON.stringify(query),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const body = await readAnswer(response.body, LONGEST_ANSWER, () => new Error('It answered with too much.'));
        if (!response.ok) throw new Error(`It answered with ${response.status}.`);
        const { records } = answer.parse(JSON.parse(body.toString()));
        return records.map((record) => complete(record, mexicanDate(clock.now())));
      } catch (error) {
        // Drops the error's message, which may name the person.
        throw unavailable(new Error(`the remote registry failed: ${(error as Error).name}`));
      }
    },
  };
}
