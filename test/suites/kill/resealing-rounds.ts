import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { type ServerProcess, startAndKill, startServerProcess } from '../journeys/server-process.ts';
import { Partners } from '../sessions/partner.ts';
import { personOf } from '../sessions/people.ts';
import { photos } from '../sessions/photos.ts';
import { Session } from '../sessions/session.ts';
import { makeInstallation } from './installation.ts';
import { picturesOf, sealedWith } from './sealed-pictures.ts';

/** The longest wait for the last job, which is taken over only after half a minute without a heartbeat. */
const SETTLES_WITHIN_MS = 180_000;

interface DataKey {
  number: number;
}

export interface ResealingReport {
  kills: number;
  /** Pictures that are checked after every start. */
  pictures: number;
  /** Number of pictures that were re-encrypted at each kill. */
  sealedAtKill: readonly number[];
  wrong: readonly string[];
}

/**
 * Gives the tenant a new key for its files, kills the server (SIGKILL) during the re-encryption, and then changes the master secret in
 * several starts, each of which is killed too before one completes. After every completed start, each picture must be unchanged.
 */
export async function resealingRounds(options: { kills: number; people: number; database: string | null }): Promise<ResealingReport> {
  const installation = await makeInstallation(options.database);
  const folder = installation.environment.DATA_DIR!;
  const partners = new Partners(() => installation.url);
  const wrong: string[] = [];
  const sealedAtKill: number[] = [];
  const secrets = Array.from({ length: options.kills + 1 }, () => `${randomUUID()}${randomUUID()}`);
  const running: { server: ServerProcess | null } = { server: null };

  const environmentOf = (secret: string, previous: string | null): Record<string, string> => ({
    ...{ ...installation.environment, JOURNEY_ADMIN: '1', ZAGUAN_SECRET: secret },
    ...(previous ? { ZAGUAN_SECRET_PREVIOUS: previous } : {}),
  });
  let startTakes = 0;
  const start = async (secret: string, previous: string | null) => {
    const began = performance.now();
    running.server = await startServerProcess(environmentOf(secret, previous));
    startTakes = performance.now() - began;
    partners.use(running.server.ready.keys);
  };
  let starts = 0;
  /** Keys are wrapped again near the end of a start: each of these starts is killed at a different moment there. */
  const startInVain = (secret: string, previous: string | null) =>
    startAndKill(environmentOf(secret, previous), startTakes * (0.55 + 0.1 * (starts++ % 5)));
  const kill = async () => running.server?.kill();

  const until = async (isSo: () => Promise<boolean>, what: string) => {
    const end = Date.now() + SETTLES_WITHIN_MS;
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`It took too long: ${what}`);
      await after(5);
    }
  };

  try {
    await start(secrets[0]!, null);
    const [picture] = await photos(1, 40);
    const steps: string[] = [];
    for (let person = 0; person < options.people; person++) {
      const { uuid } = await partners.createWorkflow(['acceptance', 'personal_data', 'enroll_full']);
      const session = new Session({
        url: () => installation.url,
        token: await partners.token(uuid),
        person: personOf(person),
        code: () => Promise.reject(new Error('No step asks for a code.')),
        photo: () => picture!,
        again: async () => {},
      });
      await session.walk();
      steps.push((await partners.workflow(uuid)).steps[2]!.uuid);
    }
    const before = await picturesOf(partners, steps);
    const compare = async (when: string) => {
      const now = await picturesOf(partners, steps);
      for (const [uuid, hash] of before) if (now.get(uuid) !== hash) wrong.push(`${when}: picture ${uuid} is ${now.get(uuid)}`);
    };

    for (let round = 1; round <= options.kills; round++) {
      const { number } = await partners.ask<DataKey>('POST', '/workflows/v1/settings/data-keys', {});
      // A different number of re-encrypted files at each kill.
      const wanted = 1 + ((round * 5) % Math.max(1, before.size - 2));
      await until(async () => (await sealedWith(folder, number)) >= wanted, 'the first file that is sealed anew');
      await kill();
      sealedAtKill.push(await sealedWith(folder, number));
      await startInVain(secrets[round]!, secrets[round - 1]!);
      await start(secrets[round]!, secrets[round - 1]!);
      await compare(`kill ${round}, with both secrets`);
      await kill();
      await startInVain(secrets[round]!, null);
      await start(secrets[round]!, null);
      await compare(`kill ${round}, with the new secret`);
    }
    const [newest] = await partners.ask<DataKey[]>('GET', '/workflows/v1/settings/data-keys');
    await until(async () => (await sealedWith(folder, newest!.number)) === before.size, 'all files sealed with the newest key');
    await compare('in the end');
    return { kills: options.kills * 4, pictures: before.size, sealedAtKill, wrong };
  } finally {
    await running.server?.kill();
    await installation.remove();
  }
}
