import { type ServerProcess, startServerProcess } from '../journeys/server-process.ts';
import { Partners } from '../sessions/partner.ts';
import { personOf } from '../sessions/people.ts';
import { photos } from '../sessions/photos.ts';
import { Session } from '../sessions/session.ts';
import { makeInstallation } from './installation.ts';
import { Ledger } from './ledger.ts';

/** Steps without one-time codes: a code may be requested only every 30 seconds, and after a kill people request again. */
const STEPS = ['acceptance', 'personal_data', 'personal_address', 'enroll_full'];

export interface KillReport {
  kills: number;
  /** The number of acknowledged things at the end. */
  figures: Ledger['figures'];
  /** Everything lost or partial, as sentences. */
  wrong: readonly string[];
  /** Milliseconds of each start until the server is ready. */
  starts: readonly number[];
}

/**
 * Kills a server (SIGKILL) again and again, while people walk through journeys with uploads and continue after each restart. After every
 * start, everything acknowledged must be there. `database` is a Postgres server, or null for the data folder.
 */
export async function killRounds(options: { kills: number; people: number; database: string | null }): Promise<KillReport> {
  const installation = await makeInstallation(options.database);
  const { url, environment } = installation;
  const ledger = new Ledger();
  const partners = new Partners(() => url);
  const pictures = await photos(6, 40);
  const starts: number[] = [];
  const running: { server: ServerProcess | null } = { server: null };
  let up = Promise.withResolvers<void>();
  let over = false;
  let persons = 0;

  const start = async () => {
    const began = performance.now();
    const server = await startServerProcess(environment);
    running.server = server;
    starts.push(performance.now() - began);
    partners.use(server.ready.keys);
    up.resolve();
  };
  /** Resolves when a server runs, for a request that the last server did not answer. */
  const again = () => up.promise;

  const live = async () => {
    while (!over) {
      const person = personOf(persons++);
      const patiently = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
        for (;;) {
          await again();
          try {
            return await ask();
          } catch (cause) {
            // The key belonged to a killed server, or no answer came: the next start has new keys.
            if (over || !isLost(cause)) throw cause;
          }
        }
      };
      const { uuid } = await patiently(() => partners.createWorkflow(STEPS));
      ledger.open(uuid, person.curp);
      const token = await patiently(() => partners.token(uuid));
      const session = new Session({
        url: () => url,
        token,
        person,
        code: () => Promise.reject(new Error('No step asks for a code.')),
        photo: () => pictures[persons % pictures.length]!,
        acknowledged: (what) => ledger.acknowledge(what),
        again,
      });
      await session.walk();
    }
  };

  try {
    await start();
    const wrong: string[] = [];
    const lives = Array.from({ length: options.people }, live);
    const broken = Promise.all(lives).then(() => {});
    for (let kill = 0; kill < options.kills; kill++) {
      // A different point in the journeys at each kill.
      await Promise.race([ledger.more(3 + ((kill * 7) % 23)), broken]);
      up = Promise.withResolvers<void>();
      await running.server?.kill();
      await start();
      wrong.push(...(await ledger.look(partners)));
    }
    over = true;
    await broken;
    wrong.push(...(await ledger.lookAtAll(partners)));
    return { kills: options.kills, figures: ledger.figures, wrong, starts };
  } finally {
    over = true;
    await running.server?.stop();
    await installation.remove();
  }
}

/** Returns true if no answer came: the connection broke, or the server ended while it wrote. */
function isLost(cause: unknown): boolean {
  return cause instanceof TypeError || cause instanceof SyntaxError;
}
