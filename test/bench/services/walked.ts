import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { Engine } from '#platform/data/database.ts';
import type { ServerProcess } from '../../suites/journeys/server-process.ts';
import { Partners } from '../../suites/sessions/partner.ts';
import { personOf } from '../../suites/sessions/people.ts';
import { photos, setupForNoise } from '../../suites/sessions/photos.ts';
import { Session } from '../../suites/sessions/session.ts';
import { everyTable, nextTransaction, type Table, takeSource } from './copies.ts';

/** Four steps; the last has three pictures. */
export const STEPS = ['acceptance', 'personal_data', 'personal_address', 'enroll_full'];
const PICTURE_KB = 20;

/** A server on an empty database. `callback` is the URL that receives a webhook when a workflow ends; without it, none is sent. */
interface Walks {
  server: ServerProcess;
  url: string;
  engine: Engine;
  people: number;
  callback?: string;
}

/** Has `people` people complete a workflow, one after the other, stops the server, and stores the rows that they caused (`takeSource`). */
export async function walkedSource({ server, url, engine, people, callback }: Walks): Promise<Table[]> {
  const partners = new Partners(() => url);
  partners.use(server.ready.keys);
  const [picture] = await photos(1, PICTURE_KB);
  const walk = async (number: number) => {
    const { uuid } = await partners.ask<WorkflowRecord>('POST', '/workflows/v1/workflows', {
      steps: STEPS,
      setup: setupForNoise(STEPS),
      external_reference_id: `walked-${number}`,
      ...(callback ? { callback_url: callback } : {}),
    });
    const session = new Session({
      url: () => url,
      token: await partners.token(uuid),
      person: personOf(number),
      code: () => Promise.reject(new Error('No step asks for a code.')),
      photo: () => picture ?? new Uint8Array(),
    });
    const status = await session.walk();
    if (status !== 'received') throw new Error(`A walk ended with ${status}.`);
  };
  // The first walk writes rows that an installation has once, such as keys and the tenant's own rows. They are not copied.
  await walk(people);
  await allJobsDone(engine);
  const before = await everyTable(engine);
  const transaction = await nextTransaction(engine);
  for (let number = 0; number < people; number++) await walk(number);
  await allJobsDone(engine);
  await server.stop();
  // Scheduled jobs of the server belong to no workflow.
  await engine.executeSql("delete from jobs.job where name like '\\_\\_pgboss%' or name in (select name from jobs.schedule)");
  return takeSource(engine, before, transaction);
}

/** Resolves when all jobs that the walks enqueued are done, webhook deliveries included. */
async function allJobsDone(engine: Engine): Promise<void> {
  const waiting = async () => {
    const { rows } = await engine.executeSql("select from jobs.job where state <= 'active' and start_after <= now()");
    return rows.length;
  };
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 250));
}
