import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { Engine } from '#platform/data/database.ts';
import type { ServerProcess } from '../../suites/journeys/server-process.ts';
import { Partners } from '../../suites/sessions/partner.ts';
import { personOf } from '../../suites/sessions/people.ts';
import { photos } from '../../suites/sessions/photos.ts';
import { Session } from '../../suites/sessions/session.ts';
import { everyTable, nextTransaction, type Table, takeSource } from './copies.ts';

/** Four steps, and three pictures in the last. */
export const STEPS = ['acceptance', 'personal_data', 'personal_address', 'enroll_full'];
const PICTURE_KB = 20;

/** A server on an empty database, and where its partner hears of each end, if it does. */
interface Walks {
  server: ServerProcess;
  url: string;
  engine: Engine;
  people: number;
  callback?: string;
}

/**
 * Lets so many people walk from the first screen to the end, one after the other, stops the server, and puts what that wrote aside
 * (`takeSource`).
 */
export async function walkedSource({ server, url, engine, people, callback }: Walks): Promise<Table[]> {
  const partners = new Partners(() => url);
  partners.use(server.ready.keys);
  const [picture] = await photos(1, PICTURE_KB);
  const walk = async (number: number) => {
    const { uuid } = await partners.ask<WorkflowRecord>('POST', '/workflows/v1/workflows', {
      steps: STEPS,
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
    if (status !== 'success') throw new Error(`A walk ended with ${status}.`);
  };
  // The first one leaves what an installation has once: keys, and a tenant's own.
  await walk(people);
  await allJobsDone(engine);
  const before = await everyTable(engine);
  const transaction = await nextTransaction(engine);
  for (let number = 0; number < people; number++) await walk(number);
  await allJobsDone(engine);
  await server.stop();
  // What the server does by the clock is nobody's workflow.
  await engine.executeSql("delete from jobs.job where name like '\\_\\_pgboss%' or name in (select name from jobs.schedule)");
  return takeSource(engine, before, transaction);
}

/** Comes back once nothing is left to do of what walking enqueued, deliveries among it. */
async function allJobsDone(engine: Engine): Promise<void> {
  const waiting = async () => {
    const { rows } = await engine.executeSql("select from jobs.job where state <= 'active' and start_after <= now()");
    return rows.length;
  };
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 250));
}
